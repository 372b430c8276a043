### The page without a server: everything runs on this device.

lite-preparing = Preparing (first start only) …
lite-downloading = Downloading the game engine for the first time: { $done } of { $total } MB
lite-downloading-advice = Downloading the adviser for the first time: { $done } of { $total } MB
lite-needs = Understudy needs a newer browser: Chrome or Edge 111+, Firefox 114+, Safari 16.4+, with JavaScript on. Open it at an address that begins with https: opened as a file it cannot start.
lite-lacking = This browser lacks what Understudy needs: { $what }. Use Chrome or Edge 111+, Firefox 114+ or Safari 16.4+, at an https address.
lite-insecure = Browsers let this page store games only at an address that begins with https. Open { $address }. If nothing is there, this page was set up without https, and only its operator can add it.
lite-no-storage = This browser does not store data for this page, so games cannot be played. Use a normal (not private) window, or allow storage for this address.
lite-full = There is no room to save your answer. Everything up to now is safe. Save your games as a file or delete finished games, then answer again.
lite-wiped = This browser has deleted the data of this page, with all its games. The open game can still be saved: choose “{ page-save }” in its menu. Then reload the page.
lite-offline = The connection was lost before everything was downloaded. Understudy continues when you are connected. After that no network is needed.
lite-no-weights = The adviser has to be downloaded once, and that did not work. Connect to the network and ask again. Your game is not affected.
lite-failed = The game could not be started: { $why }. Reload the page.

## Replacements for messages about a server

lite-instead-page-away = The game was interrupted. Nothing is lost; it resumes automatically.
lite-instead-page-away-sending = The game was interrupted. Your entry is saved; the game resumes automatically.
lite-instead-page-unexpected = Something unexpected happened ({ $status }). Nothing was changed. Reload the page.
lite-instead-page-forgetful = This browser cannot store check marks and settings for this page (storage is full or blocked). Save your games to a file.
lite-instead-server-too-large = This is too large to import at once. Choose a smaller file.
lite-instead-server-bug = Something went wrong. Nothing has changed. Please report what you did.
