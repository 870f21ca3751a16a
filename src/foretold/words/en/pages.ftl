### The pages that the server itself shows.

page-welcome = The server is running. Friends can join with the address of this page.
page-table = This is the link of a table.
page-game = This is the link of a finished game.
page-no-client = This installation has no web client, so you can't play on this page.
page-terminal = To play against bots now, use the terminal:
page-programs = Programs and your own bots use the API: HTTP, a WebSocket and a stream of lines.
page-api = the API documentation
page-openapi = the API as an OpenAPI document
page-lobby = the listed tables, as JSON
page-verify = check a finished game's cards
page-verify-how = Choose a record that this or another server gave out. It is checked in your browser and sent nowhere.
page-verify-good = Fair: every card order follows from the committed seed and the players' salts. Compare the commitment with the one you were shown:
page-verify-old = The cards follow from the server's seed and the players' salts, but this game is from before players committed to salts: the record does not prove in which order seed and salts were fixed. The server's commitment:
page-verify-bad = Not proven. What does not fit:
page-verify-digest = the record is as the server wrote it
page-verify-commitment = the server had fixed its seed before the deal
page-verify-events = salts were committed to after the server's seed, and shown only when the list was closed
page-verify-receipt = it agrees with what this browser saw before it showed its own salt
page-verify-seed = the deal follows from that seed and the players' salts
page-verify-orders = every deck lay in the order that follows from the deal
page-verify-result = To the result
