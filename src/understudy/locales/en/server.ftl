### The server and its saved games: what they say when something cannot be done.

server-listening = Understudy is at { $address } (Ctrl-C ends it)
server-listening-elsewhere = Port { $taken } is taken. Understudy is at { $address } (Ctrl-C ends it)
server-port-taken = Port { $port } is taken by another program.
server-no-such-address = This machine has no address { $host }.
server-secret = Whoever has this address can play. Without the secret in it nobody sees or changes a game. Scan it with a phone, or send it to those who play with you.
server-open-table = The table is open: everybody who reaches this machine over the network can see, change and delete your games. Leave out --open-table to keep strangers out.
server-club = Each device has its own list of games. Who is to play along or to watch gets a link from the menu of the game.
server-open-club = Everybody who reaches this machine over the network can make games here. They see their own, and those they were sent a link to.
server-stranger = This table wants its secret. Open the address that the server printed, or scan the code beside it.
server-wrong-secret = That is not the secret of this table. Perhaps it was renewed: look at the address that the server printed last.

server-no-such-game = There is no game { $id }. Perhaps it was deleted.
server-watching = You are watching this game. Ask whoever made it for the link to play.
server-not-yours = Only the device that made this game can do that.
server-owner-stays = This game was made on this device: it can be deleted, but not taken off the list.
server-no-such-link = This link opens nothing any more: the game was deleted, or a new link was made. Ask for the new one.
server-no-club = Here everybody shares one list of games: there are no links to single ones.
server-no-such-system = No game called { $name } is installed.
server-no-such-language = There are no words for the language { $language }.
server-no-such-path = There is nothing at this address.
server-no-such-sheet = Nothing has been entered for { $name }.
server-wrong-method = This cannot be done at this address.
server-too-large = That is more than the server takes at once.
server-busy = There is too much to do just now. Try again in a moment.
server-too-many-listeners = Too many screens are open. Close some of them.
server-wait = { $minutes ->
    [0] { $seconds ->
        [one] Try again in a second.
       *[other] Try again in { $seconds } seconds.
    }
   *[other] Try again in { $minutes } minutes.
}
server-limit-games = Many new games have been started from here. { server-wait }
server-limit-imports = Many games have been brought from here. { server-wait }
server-limit-forecasts = Many forecasts have been made for here. { server-wait }
server-limit-links = Many links have been tried from here. { server-wait }
server-limit-streams = Too many screens are open here to tell each of changes at once. Close some of them. { server-wait }
server-limit-bytes = Very much has been sent from here. { server-wait }
server-limit-list = There are { $count } games on the list of this device, as many as there may be. Delete some, or take some off the list.
server-limit-devices = There are { $count } devices that have this game by this link, as many as there may be. Ask for a new link, or for the game as a file.
server-changed-too-often = This game has been changed { $most } times, as often as a game may be. Save it to a file and take that in to go on.
server-bad-request = The request cannot be read: look at { $field }.
server-key-used = The key of this answer was used for another one before. Nothing has changed; make up a new key.
server-save-not-ahead = The file does not go on from where this game stands. Nothing has changed.
server-foreign-host = The server does not answer to this name.
server-foreign-origin = Another site has tried to change something here. It was refused.
server-bug = Something went wrong inside the server. Nothing has changed.

store-newer-schema = The saved games were made by a newer Understudy (format { $found }; this one knows { $known }). Please update.
store-not-writable = The saved games cannot be written to: { $path }. Make room on the disk, see that folder and file are yours and not read-only, or choose another folder with --data.
store-damaged = The file of saved games is damaged: { $path }. Move it to another folder, do not delete it, and start Understudy again. With the command .recover of SQLite most games can be saved from it.
store-game-damaged = What is kept of the game { $id } is damaged; the other games are not. Delete it, or take in a save file of it.
store-gone = The file of saved games has been taken away: { $path }. Put it back, or start Understudy again.
store-no-home = There is no home folder to keep games in. Say where with --data or UNDERSTUDY_DATA.
store-busy = Another program is holding the saved games: { $path }. Close it, or wait a moment, and try again.
store-database-refused = The database of saved games cannot be opened: { $path }. It says: { $reason }
store-database-away = The database of saved games does not answer: { $path }. Wait a moment and try again; what was kept is not lost.
store-database-not-writable = Nothing can be written to the database of saved games: { $path }. See that its disk has room, that it is not read-only, and that its user may make and change tables.
store-database-damaged = Something is missing or damaged in the database of saved games: { $path }. Put back a backup of it, or choose another database with --database.
store-database-encoding = The database { $path } keeps its texts as { $encoding }. Saved games need one that was made with the encoding UTF8.
store-bad-database = This is no address of a PostgreSQL database. One looks like this: postgresql://USER:PASSWORD@HOST/DATABASE
store-needs-driver = For PostgreSQL a package is missing. Install it with: pip install understudy[club]
store-id-taken = There is a game { $id } already.
store-no-longer-replays = This game was played by other rules (version { $saved }, now { $ours }) and no longer fits. Its answers are kept.
store-nothing-kept = No games are kept here yet: { $path }
store-not-empty = There are games already. Back them up first; --replace then puts what the file holds in place of all of them. Nothing has changed.
store-no-backup = That is not a backup of Understudy. Nothing has changed.
store-backup-damaged = The backup is cut off or damaged. Nothing has changed; take an older one.
store-backup-newer = The backup was made by a newer Understudy. Please update. Nothing has changed.
