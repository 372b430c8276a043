### Messages of the server and of the store of saved games.

server-listening = Understudy is running at { $address } (Ctrl-C stops it)
server-listening-elsewhere = Port { $taken } is in use. Understudy is running at { $address } (Ctrl-C stops it)
server-port-taken = Port { $port } is used by another program. Choose another port.
server-no-such-address = This machine has no address { $host }. Use 127.0.0.1, 0.0.0.0 or one of its own addresses.
server-secret = Anyone with this address can play. Without its secret, games cannot be seen or changed. Scan the QR code with a phone, or send the address to the people you play with.
server-open-table = No secret is required: anyone who can reach this machine can see, change and delete your games. Remove --open-table to require the secret.
server-club = Each device has its own list of games. To let others play along or watch, send them a link from the game’s menu.
server-open-club = Anyone who can reach this machine can create games here. They see only their own games and games they have a link to.
server-stranger = This server requires its secret. Open the address it printed at start, or scan the QR code.
server-wrong-secret = Wrong secret. It may have been renewed: use the address the server printed last.

server-no-such-game = There is no game { $id }. It may have been deleted.
server-watching = You are watching this game. To play, ask its owner for the link to play.
server-not-yours = Only the device that created this game can do that.
server-owner-stays = This game was created on this device: you can delete it, but not remove it from the list.
server-no-such-link = This link no longer works: the game was deleted or the link was renewed. Ask for a new link.
server-no-club = This server has one shared list of games, so there are no links to single games (start it with --club).
server-no-such-system = No game called { $name } is installed.
server-no-such-language = Language { $language } is not available.
server-no-such-path = There is nothing at this address.
server-no-such-sheet = No board has been entered for { $name }.
server-wrong-method = This method is not allowed at this address.
server-too-large = This is larger than the server accepts at once. Send less.
server-busy = The server is busy. Try again in a moment.
server-too-many-listeners = Too many open pages. Close some of them.
server-wait = { $minutes ->
    [0] { $seconds ->
        [one] Try again in a second.
       *[other] Try again in { $seconds } seconds.
    }
   *[other] Try again in { $minutes } minutes.
}
server-limit-games = Too many new games from this device. { server-wait }
server-limit-imports = Too many imports from this device. { server-wait }
server-limit-forecasts = Too many forecasts for this device. { server-wait }
server-limit-replays = Too many looks back into games from this device. { server-wait }
server-limit-advice = Too many questions to the expert from this device. { server-wait }
server-limit-links = Too many links tried from this device. { server-wait }
server-limit-streams = Too many open pages to update live. Close some. { server-wait }
server-limit-bytes = Too much data was sent from this device. { server-wait }
server-limit-list = This device’s list is full ({ $count } games). Delete or remove some.
server-limit-devices = This link is already used on { $count } devices, the maximum. Ask for a new link or the save file.
server-changed-too-often = This game has reached the limit of { $most } changes. Save it to a file and import the file to continue.
server-bad-request = The request is invalid: check { $field }.
server-key-used = This answer key was already used for a different answer. Nothing has changed; use a new key.
server-save-not-ahead = The file is not a continuation of this game. Nothing has changed.
server-foreign-host = The server does not accept this host name. Add it with --name.
server-foreign-origin = Another website tried to change something here. The request was refused.
server-bug = Something went wrong in the server. Nothing has changed. Please report what you did.

store-newer-schema = The saved games were made by a newer version of Understudy (format { $found }; this version knows { $known }). Please update.
store-not-writable = Cannot write to the saved games: { $path }. Free disk space, check that you own the folder and it is not read-only, or choose another folder with --data.
store-damaged = The saved-games file is damaged: { $path }. Move it elsewhere (do not delete it) and start again. SQLite’s .recover command can rescue most games.
store-game-damaged = Game { $id } is damaged; other games are not affected. Delete it, or import a save file of it.
store-gone = The saved-games file has disappeared: { $path }. Put it back, or restart Understudy.
store-no-home = No home folder found. Set the folder with --data or UNDERSTUDY_DATA.
store-busy = Another program is using the saved games: { $path }. Close it, or try again in a moment.
store-database-refused = Cannot open the database of saved games: { $path }. It reports: { $reason }
store-database-away = The database is not responding: { $path }. Try again in a moment; saved games are not lost.
store-database-not-writable = Cannot write to the database of saved games: { $path }. Check that its disk has free space, that it is not read-only, and that its user may create and change tables.
store-database-damaged = The database of saved games is incomplete or damaged: { $path }. Restore a backup of it, or choose another database with --database.
store-database-encoding = The database { $path } uses the encoding { $encoding }. Create one with the encoding UTF8.
store-bad-database = Not a PostgreSQL address. Example: postgresql://USER:PASSWORD@HOST/DATABASE
store-needs-driver = PostgreSQL needs another package. Install it with: pip install understudy-games[club]
store-id-taken = Game { $id } already exists.
store-no-longer-replays = This game was played under other rules (version { $saved }, now { $ours }) and can no longer be replayed. Its answers are kept; export them with “understudy games export”.
store-nothing-kept = There are no saved games here: { $path }
store-not-empty = Games already exist. Back them up first; then use --replace to replace all of them with the backup. Nothing has changed.
store-no-backup = This is not an Understudy backup. Choose a file written by “understudy backup”. Nothing has changed.
store-backup-damaged = The backup is incomplete or damaged. Nothing has changed. Use an older backup.
store-backup-newer = The backup was made by a newer version of Understudy. Please update. Nothing has changed.
