### Le regole dei due giochi, come pagine. L'ordine di sezioni, immagini e tabelle è in web/src/rules/.
###
### In un testo, [JM] è una carta, [i:star] un disegno, [#turn …] un rimando a una sezione, **…** grassetto.

## Le pagine

rules-title = { $game }: le regole
rules-contents = Indice
rules-try = Gioca
rules-print = Stampa
rules-ours = [ours scelta nostra]
rules-ours-about = Dove le regole stampate tacciono, o mostrano solo un’immagine, è stato necessario scegliere. Questi punti sono segnati con { rules-ours }
rules-before = prima
rules-after = dopo
rules-who-sees = Chi viene a sapere che cosa
rules-usual = di solito
rules-usual-is = di solito: { $value }
rules-name-ada = Ada
rules-name-emmy = Emmy
rules-name-grace = Grace
rules-name-sofja = Sofja
rules-at-you = tu
rules-at-hand = mano
rules-at-opponent = avversario
rules-at-deck = mazzo
rules-at-pile = scarti
rules-at-reserve = riserva
rules-player = Giocatore
rules-who = Chi decide
rules-decision = Decisione
rules-notation = Come si scrive
