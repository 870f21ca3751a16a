### The rules page.

## All In – Predictions

rules-predictions-lead = Componi una mano forte di cinque carte sotto gli occhi di tutti, scopri che cosa hanno gli altri e, alla fine del round, di’ chi ha la mano più forte.
# 1
rules-predictions-material = Carte, rune e gettoni
rules-predictions-material-players = Si gioca da due a cinque.
rules-predictions-material-cards = Ci sono 54 carte. Ognuno dei quattro semi ne ha tredici: dal 2 al 10, Fante, Regina, Re e Asso. Le due **carte runa** non hanno seme.
rules-predictions-material-faces = Una carta di ogni seme, una carta runa e il dorso. I simboli lungo il lato sono gli effetti della carta; una stella indica quelli obbligatori.
rules-predictions-material-suits = I semi hanno un ordine, che conta solo quando due mani sono per il resto uguali: [i:suit-clock] Orologi è il migliore, poi [i:suit-mask] Maschere, [i:suit-scarab] Scarabei e [i:suit-tree] Alberi. { rules-ours }
rules-predictions-material-runes = Le **rune** sono i punti. Ci sono 50 gettoni: 29 da 1, 14 da 5 e 7 da 10, in tutto 169. Se dovessero finire, i guadagni si ricevono lo stesso. { rules-ours }
rules-predictions-material-tokens = Rune da 1, 5 e 10, e un gettone predizione.
rules-predictions-material-aid = La **carta riepilogo** elenca le combinazioni. I suoi lati A e B danno a due di esse una forza diversa ([#score Rivelazione]); tutti giocano con lo stesso lato. Giocate le prime partite con il lato A, prima di provare il lato B.
rules-predictions-material-token = Ogni giocatore ha un **gettone predizione**.
# 2
rules-predictions-setup = Prima di ogni round
rules-predictions-setup-rounds = Una partita ha tre round. Ognuno comincia così:
rules-predictions-setup-deal = Si mescolano tutte le 54 carte e ognuno ne riceve cinque. Le altre sono il mazzo, a faccia in giù.
rules-predictions-setup-gallery = Le prime due carte del mazzo vanno a faccia in su nelle prime due colonne della galleria.
rules-predictions-setup-pot = Nel piatto si mettono rune, oltre a quelle che vi sono eventualmente rimaste.
rules-predictions-setup-token = Ognuno riprende il proprio gettone predizione.
rules-predictions-setup-seer = Solo con la variante [#options Veggente degli scarti]: un’altra carta del mazzo viene messa a faccia in su e comincia la pila degli scarti.
rules-predictions-setup-sizes = Dal numero di giocatori dipendono la grandezza della galleria e le rune che si aggiungono:
rules-predictions-setup-players = Giocatori
rules-predictions-setup-columns = Colonne
rules-predictions-setup-limit = Carte quando è piena
rules-predictions-setup-runes = Rune nei round 1, 2, 3
rules-predictions-setup-start = La galleria per tre giocatori all’inizio di un round: cinque colonne, ognuna con posto per due carte.
rules-predictions-setup-first = Il round 1 lo comincia chi siede a sinistra del mazziere. Ai nostri tavoli non c’è un mazziere: il server estrae a sorte chi comincia, e in una rivincita tocca al posto successivo, se il tavolo non dice altro. { rules-ours } Un round successivo lo comincia chi ha meno rune; se più giocatori ne hanno altrettanto poche, quello di loro che nel round precedente aveva la mano più debole.
# 3
rules-predictions-turn = Il tuo turno: 1 azione fra 3
rules-predictions-turn-about = Si gioca a turno, in senso orario. Nel tuo turno fai esattamente 1 azione fra 3: giocare una carta, passare o andare All In.
rules-predictions-play = Giocare una carta
rules-predictions-playing-effects = Metti una carta della tua mano a faccia in su davanti a te e segui i suoi effetti dall’alto in basso. Quelli con la stella [i:star] sono obbligatori; ogni altro puoi farlo o lasciarlo.
rules-predictions-playing-last = Quando hai finito gli effetti e hai di nuovo cinque carte, la carta giocata va nella [#gallery galleria].
rules-predictions-playing-example = Giochi [JM]. Il primo effetto ha la stella: prendi una carta della galleria, qui [9C]. Il secondo è a tua scelta: peschi una carta. Fanno sei, quindi una va sulla pila degli scarti. Alla fine [JM] stesso va nella galleria.
rules-predictions-discard = Tornare a cinque carte
rules-predictions-discard-about = Se dopo gli effetti hai più di cinque carte, scarti finché ne hai cinque. Scegli tu quali e in quale ordine. Vanno a faccia in su sulla pila degli scarti, davanti a tutti. Qualunque cosa sia successa, finisci il turno con esattamente cinque carte in mano.
rules-predictions-pass = Passare
rules-predictions-pass-about = La prima carta del mazzo va a faccia in su nella galleria. La tua mano resta com’è, e sei ancora nel round.
rules-predictions-all-in = Andare All In
rules-predictions-all-in-once = In un round può farlo un solo giocatore, e una volta sola. Posi la tua mano a faccia in giù, e le prime due carte del mazzo vanno a faccia in su nella galleria, una dopo l’altra. Se c’è posto per una sola, ne va una sola. { rules-ours }
rules-predictions-all-in-after = Fino alla fine del round nessuno può rivolgerti [#hypnosis Ipnosi] o l’[#eye Occhio Onnisciente], e la tua mano non cambia più: in ogni tuo turno successivo si passa per te.
rules-predictions-end = Quando i turni sono finiti
rules-predictions-end-full = Se alla fine di un turno la galleria è piena, seguono le [#predictions predizioni]. Altrimenti tocca al giocatore a sinistra.
rules-predictions-end-limit = Nessun round dura per sempre: dopo 20 turni per giocatore (40 in due, 100 in cinque) alla fine di quel turno seguono le predizioni, che la galleria sia piena o no. Contano anche i turni in cui si passa per un giocatore. { rules-ours }
# 4
rules-predictions-gallery = Galleria, mazzo e pila degli scarti
rules-predictions-gallery-enter = Una carta che entra nella galleria va nello slot libero più a sinistra della prima fila. Quando la prima fila non ha più vuoti, va nello slot libero più a sinistra della seconda, sopra la carta che c’è.
rules-predictions-gallery-gap = Qualcuno ha preso una carta della prima fila. La carta successiva, [KS], riempie quel vuoto prima che la seconda fila vada avanti.
rules-predictions-gallery-covered = Una carta **coperta** resta visibile ma è bloccata: finché c’è la carta sopra, non si può né prendere né scambiare. La carta in cima a ogni colonna è **non coperta**.
rules-predictions-gallery-pile = Della pila degli scarti si può guardare solo la carta in cima, e con [#options Terzo occhio accecato] nemmeno quella. Tutti possono sapere quante carte hanno il mazzo, la pila e le mani.
rules-predictions-gallery-empty = Se serve una carta del mazzo e non ce ne sono, in quel momento, non prima, la pila degli scarti viene mescolata e diventa il nuovo mazzo. { rules-ours } Con [#options Veggente degli scarti] si mescola anche la carta in cima, e nessun’altra ricomincia la pila.
# 5
rules-predictions-effects = Gli effetti
rules-predictions-effects-about = Ci sono sette tipi di effetti. [#deck Che cosa fa ogni carta] è scritto più sotto. Un effetto che non si può fare, perché ogni carta è coperta o nessuno può essere scelto, si salta, con o senza stella. { rules-ours }
rules-predictions-take-about = Prendi in mano una carta non coperta della galleria. Con [#options Veggente degli scarti] può essere invece la carta in cima alla pila degli scarti.
rules-predictions-take-sees = Tutti vedono quale carta prendi.
rules-predictions-swap-about = Una carta della tua mano e una carta non coperta della galleria si scambiano di posto: la tua resta dov’era l’altra. Con [#options Veggente degli scarti] puoi scambiare invece con la carta in cima alla pila degli scarti.
rules-predictions-swap-sees = Tutti vedono entrambe le carte.
rules-predictions-draw-about = La prima carta del mazzo va nella tua mano.
rules-predictions-draw-sees = La vedi solo tu.
rules-predictions-reveal = rivelare 3, 4 o 5
rules-predictions-reveal-about = Giri dalla cima del mazzo tante carte quante ne mostra il simbolo: [i:effect-reveal-3] tre, [i:effect-reveal-4] quattro o [i:effect-reveal-5] cinque. Una a tua scelta va nella tua mano, le altre a faccia in su sulla pila degli scarti, nell’ordine in cui sono state girate. { rules-ours } Se il mazzo finisce a metà, si mescola la pila degli scarti in un nuovo mazzo e continui.
rules-predictions-reveal-sees = Tutti vedono tutte le carte, e quale tieni. Con [#options Terzo occhio accecato] le vedi solo tu, e le altre vanno a faccia in giù sulla pila.
rules-predictions-rune-about = Ricevi una runa dalla riserva.
rules-predictions-rune-sees = Lo vedono tutti.
rules-predictions-hypnosis-about = Scegli un avversario che non è All In. Dice ad alta voce qual è in quel momento la combinazione più forte della sua mano, o che non ne ha. Dice solo il nome, né valori né semi. { rules-ours }
rules-predictions-hypnosis-sees = Lo sentono tutti.
rules-predictions-eye-about = Scegli un avversario che non è All In. Nasconde una carta della sua mano, quella che vuole, e ti mostra le altre quattro.
rules-predictions-eye-sees = Le quattro carte le vedi solo tu; gli altri vedono che succede.
# 6
rules-predictions-predictions = Predizioni
rules-predictions-predictions-about = Finiti i turni, ognuno predice chi ha la mano più forte. Si può indicare anche se stessi.
rules-predictions-predictions-many = **Da tre a cinque giocatori:** uno dopo l’altro e apertamente. Comincia chi siede a sinistra del giocatore che ha avuto l’ultimo turno.
rules-predictions-predictions-two = **Due giocatori:** entrambi scelgono in segreto nello stesso momento, poi si scoprono i due gettoni. Qui si risponde uno dopo l’altro, ma nessuno viene a sapere la prima risposta prima che sia data la seconda.
rules-predictions-predictions-example = Emmy ha avuto l’ultimo turno: quindi predice per prima Grace, poi Ada, poi Emmy.
# 7
rules-predictions-score = Rivelazione e punteggio
rules-predictions-score-show = Si mostrano tutte le mani, una dopo l’altra, nell’ordine delle predizioni: comincia chi siede a sinistra del giocatore che ha avuto l’ultimo turno. { rules-ours } Conta la migliore combinazione delle carte che non sono carte runa; una combinazione di cinque carte ne richiede quindi cinque.
rules-predictions-score-combination = Combinazione
rules-predictions-score-side-a = Lato A
rules-predictions-score-side-b = Lato B
rules-predictions-score-strength = Il numero è la **forza**. Dice quale mano è più forte, ed è quante rune si ottengono. Sul lato B full e scala si scambiano la forza.
rules-predictions-score-straight-flush = cinque carte consecutive, tutte di un seme
rules-predictions-score-four = quattro dello stesso valore
rules-predictions-score-full-house = tre di un valore e due di un altro
rules-predictions-score-flush = cinque dello stesso seme
rules-predictions-score-straight = cinque carte consecutive
rules-predictions-score-three = tre dello stesso valore
rules-predictions-score-two-pairs = due di un valore e due di un altro
rules-predictions-score-pair = due dello stesso valore
rules-predictions-score-nothing = nessuna di queste
rules-predictions-score-ace = In una scala l’Asso sta sopra il Re ([10M] [JM] [QM] [KM] [AM]) o sotto il 2 ([AC] [2C] [3C] [4C] [5C]): lì conta 1, e la carta più alta è il 5. Non sta mai nel mezzo: Re, Asso, 2 non sono consecutive.
rules-predictions-ties = Combinazioni uguali
rules-predictions-ties-key = Di due mani della stessa forza è più forte quella con la **carta chiave** più alta. La carta chiave è la più alta di quelle che formano la combinazione.
rules-predictions-ties-full-house = Full: conta solo il tris.
rules-predictions-ties-two-pairs = Doppia coppia: conta la coppia più alta.
rules-predictions-ties-low = Scala che comincia con l’Asso: conta il 5.
rules-predictions-ties-nothing = Zero: conta la carta più alta della mano. { rules-ours }
rules-predictions-ties-suit = Se le carte chiave hanno lo stesso valore, decide il seme migliore: per ogni mano, il migliore fra le carte di quel valore nella combinazione. { rules-ours } Le carte fuori dalla combinazione non contano mai.
rules-predictions-ties-example = Entrambe hanno una doppia coppia, e per entrambe la coppia più alta è di nove. Ada ha il nove di Orologi, Emmy al meglio quello di Maschere: la mano di Ada è più forte. Che l’altra coppia di Emmy sia più alta non importa, e nemmeno il suo Asso.
rules-predictions-ties-always = Due mani quindi non sono mai uguali. Lo stesso ordine decide ogni parità fra mani: chi comincia il round successivo e chi vince dopo l’ultimo. { rules-ours }
rules-predictions-pay = Che cosa si ottiene
rules-predictions-pay-pot = **Il piatto.** Tutti quelli che hanno indicato chi ha la mano più forte ricevono una parte uguale del piatto, arrotondata per difetto. Ciò che avanza resta nel piatto per il round successivo, e ci resta tutto se nessuno ha indovinato. Dopo l’ultimo round è perso.
rules-predictions-pay-hands = **Le mani.** Ognuno riceve tante rune quanta è la forza della sua mano.
rules-predictions-pay-rune-cards = **Le carte runa.** Per ogni carta runa in una mano si ottengono altre 2 rune.
rules-predictions-pay-example = Tre giocatrici, lato A, 7 rune nel piatto. Ada ha la mano più forte. Ada e Grace l’hanno indicata e ricevono 3 rune ciascuna; 1 resta nel piatto.
rules-predictions-pay-hand = Mano
rules-predictions-pay-predicted = Ha predetto
rules-predictions-pay-runes = Rune
rules-predictions-pay-ada = 3 + 4 = 7
rules-predictions-pay-emmy = 3
rules-predictions-pay-grace = 3 + 1 + 2 = 6
rules-predictions-win = Chi vince
rules-predictions-win-about = Dopo il round 3 vince chi ha più rune. Se sono in più ad averne il massimo, vince quello di loro con la mano più forte dell’ultimo round. Con [#options Eredi dei Divinatori] decide invece un altro round.
# 8
rules-predictions-options = Opzioni
rules-predictions-options-about = Le sceglie chi apre il tavolo. Il tavolo le mostra prima che la partita cominci.
rules-predictions-options-players = Quanti giocano. Ne dipendono la galleria e il piatto.
rules-predictions-options-side-a = Full 6, scala 4.
rules-predictions-options-side-b = Full 4, scala 6.
rules-predictions-options-open = Tutto come descritto in questa pagina.
rules-predictions-options-seer = La pila degli scarti comincia con una carta a faccia in su. Prendere e scambiare possono usare la carta in cima alla pila al posto di una della galleria; la carta che dai in uno scambio ne diventa la nuova cima.
rules-predictions-options-blind = Si scarta a faccia in giù, e nessuno guarda la pila. Rivelare mostra le carte solo a te, e quelle che non tieni vanno a faccia in giù sulla pila.
rules-predictions-options-heirs = Se dopo il round 3 sono in più in testa, si gioca un altro round; al piatto si aggiungono 10 rune. Lo giocano tutti, non solo chi è in testa. { rules-ours } Se anche allora sono in più in testa, non vince nessuno.
rules-predictions-options-first = Quale posto comincia il round 1. { rules-ours }
rules-predictions-options-drawn = estratto a sorte
rules-predictions-options-deck = Altri effetti sulle carte: vedi [#deck Che cosa fa ogni carta].
# 9
rules-predictions-deck = Che cosa fa ogni carta
rules-predictions-deck-built-in = Le regole stampate spiegano gli effetti, ma non quale carta ha quali. Nel mazzo incluso le quattro carte di un valore hanno gli stessi effetti. { rules-ours } Dall’alto in basso, con una stella per quelli obbligatori:
rules-predictions-deck-file = Gli effetti non sono fissi: stanno in un **file del mazzo**, perché si possa giocare con le facce del proprio mazzo. Elenca gli effetti di ogni valore dall’alto in basso (* è la stella), se serve quelli di una singola carta, e i semi, il migliore per primo:
rules-predictions-deck-checks = Le carte stampate rivelano 3, 4 o 5 carte; in un file si può andare da 2 a 5. { rules-ours } Un file viene rifiutato, con la carta e il motivo, se è per un altro gioco; se manca un valore o un seme, un seme compare due volte, o un valore, una carta o un effetto è sconosciuto; se una carta non ha effetti o ne ha più di quattro; o se non ha un effetto con la stella che porti una carta (prendere, pescare o rivelare), perché allora un turno non potrebbe finire con cinque carte. { rules-ours }
# 10
rules-predictions-decisions = Le decisioni e come si scrivono
rules-predictions-decisions-about = Le partite registrate, il terminale e i programmi scrivono ogni decisione in breve. Questa notazione conta posti e colonne da 0; altrove si contano sempre da 1. Una carta è il suo valore con la lettera del seme, C, M, S o T: [JM] è JM. Le carte runa sono R1 e R2.
rules-predictions-decisions-turn = che cosa fare nel turno
rules-predictions-decisions-effect = fare un effetto, o rinunciarvi se non ha la stella
rules-predictions-decisions-keep = quale carta rivelata tenere
rules-predictions-decisions-hide = quale carta nascondere all’Occhio
rules-predictions-decisions-discard = una carta di troppo, una alla volta; l’ultima sta in cima
rules-predictions-decisions-predict = la predizione
rules-predictions-decisions-who-turn = chi è di turno
rules-predictions-decisions-who-target = chi è guardato dall’Occhio
rules-predictions-decisions-who-all = tutti
rules-predictions-decisions-asked = Alcune cose succedono senza domanda: pescare, rivelare e runa con la stella, i passi di chi è All In, e saltare ciò che non si può fare. Tutto il resto viene chiesto, anche se la risposta è una sola.
rules-predictions-decisions-memory = Ciò che è sul tavolo si può guardare in ogni momento, ma nessuno può sfogliare la pila degli scarti. Bisogna ricordare ciò che si è visto o sentito prima: le carte finite nelle mani sotto gli occhi di tutti, le quattro carte di un Occhio, ciò che è stato dichiarato. Se il tavolo ha l’aiuto alla memoria, lo mostra fino alla fine del round, ma mai un elenco della pila. Il risultato dell’ultimo round si può rivedere in ogni momento.
rules-predictions-decisions-record = In una partita registrata un mazzo mescolato è scritto nell’ordine della distribuzione: le cinque carte del primo posto, quelle del secondo e così via, le due della galleria, con Veggente degli scarti quella della pila degli scarti, poi il mazzo dalla cima.
rules-at-gallery = galleria
