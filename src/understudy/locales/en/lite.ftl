### The page that needs no server: everything happens on this device.

lite-preparing = Preparing, only this once
lite-needs = Understudy needs a newer browser: Chrome or Edge from 111, Firefox from 114, Safari from 16.4, with JavaScript switched on.
lite-lacking = This browser does not have what Understudy needs: { $what }. It works in Chrome and Edge from 111, Firefox from 114 and Safari from 16.4, at an address that begins with https.
lite-no-storage = This browser keeps nothing for the page, so no game can be played here. Open it in an ordinary window, or allow this address to keep data.
lite-full = There is no room left on this device: what you did last was not kept. Save the game to a file, make room, and do it again.
lite-failed = The game could not be started: { $why }. Load the page again.

## Said in the place of what the page says of a server

lite-instead-page-away = Something has interrupted the game. Nothing is lost; it goes on by itself.
lite-instead-page-away-sending = Something has interrupted the game. What you entered is kept; it goes on by itself.
lite-instead-page-unexpected = Something unexpected has happened ({ $status }). Nothing was changed.
lite-instead-page-forgetful = This browser keeps no ticks and settings for the page: its storage is full or switched off. Save your games to a file.
lite-instead-server-too-large = That is more than can be taken at once.
lite-instead-server-bug = Something went wrong. Nothing has changed.
