### Die Regeln beider Spiele als Seiten. Die Reihenfolge von Abschnitten, Bildern und Tabellen steht in web/src/rules/.
###
### In einem Text ist [JM] eine Karte, [i:star] eine Zeichnung, [#turn …] ein Verweis auf einen Abschnitt, **…** fett.

## Die Seiten

rules-title = { $game }: die Regeln
rules-contents = Inhalt
rules-try = Spielen
rules-print = Drucken
rules-ours = [ours unsere Wahl]
rules-ours-about = Wo die gedruckten Regeln schweigen oder nur ein Bild zeigen, mussten wir uns entscheiden. Solche Stellen tragen den Vermerk { rules-ours }
rules-before = vorher
rules-after = nachher
rules-who-sees = Wer was erfährt
rules-usual = üblich
rules-usual-is = üblich: { $value }
rules-name-ada = Ada
rules-name-emmy = Emmy
rules-name-grace = Grace
rules-name-sofja = Sofja
rules-at-you = du
rules-at-hand = Handkarten
rules-at-opponent = andere Person
rules-at-deck = Nachziehstapel
rules-at-pile = Ablagestapel
rules-at-reserve = Vorrat
rules-player = Person
rules-who = Wer entscheidet
rules-decision = Entscheidung
rules-notation = Schreibweise
