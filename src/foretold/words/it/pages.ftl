### The pages that the server itself shows.

page-welcome = Il tavolo è aperto. Gli amici lo raggiungono all’indirizzo di questa pagina.
page-table = Questo è il link di un tavolo.
page-game = Questo è il link di una partita finita.
page-no-client = In questa installazione il client web non è stato costruito: su questa pagina non si può giocare.
page-terminal = Per giocare subito contro i bot, usa il terminale:
page-programs = I programmi, e i tuoi bot, giocano tramite l’API: HTTP, un WebSocket e un flusso di righe.
page-api = l’API da leggere
page-openapi = l’API come documento OpenAPI
page-lobby = i tavoli pubblici, in JSON
page-verify = controllare le carte di una partita finita
page-verify-how = Scegli una registrazione consegnata da questo o da un altro server. Viene controllata nel tuo browser e non è inviata da nessuna parte.
page-verify-good = Regolare: ogni ordine delle carte deriva dal seme casuale impegnato e dai sali dei giocatori. Confronta l’impegno con quello che ti è stato mostrato:
page-verify-old = Le carte derivano dal seme casuale e dai sali, ma questa partita risale a prima dell’impegno sui sali: la registrazione non prova in quale ordine siano stati fissati seme casuale e sali. L’impegno:
page-verify-bad = Non dimostrato. Che cosa non corrisponde:
page-verify-digest = la registrazione è come l’ha scritta il server
page-verify-commitment = il server aveva fissato il suo seme casuale prima della distribuzione
page-verify-events = i sali sono stati impegnati dopo il seme casuale del server e mostrati solo a lista chiusa
page-verify-receipt = corrisponde a ciò che questo browser ha visto prima di mostrare il proprio sale
page-verify-seed = la distribuzione deriva da quel seme casuale e dai sali dei giocatori
page-verify-orders = ogni mazzo era nell’ordine che ne deriva
page-verify-result = Al risultato
