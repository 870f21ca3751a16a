### Pages in the browser.

## Titles and descriptions of its pages, also for shared links

web-title-rules-predictions = ALL IN – Karten des Schicksals: die Regeln – Foretold
web-about-rules-predictions = Die Regeln von ALL IN – Karten des Schicksals für zwei bis fünf Personen, mit Bildern: Züge, Effekte der Karten, Kombinationen, Prophezeiungen, Wertung und alle Optionen.

## Home

web-about-predictions = Bilde aus der offenen Auslage ein Pokerblatt, nutze die Effekte der Karten und prophezeie, wer das stärkste Blatt hat.

## A new table

web-option-side = Spielhilfe
web-option-discard = Ablagestapel
web-option-heirs = Liegen nach der letzten Runde mehrere gleichauf vorn, wird noch eine gespielt.

## Learning

web-learn-predictions-1 = Du hast fünf Handkarten. In deinem Zug spielst du eine aus und führst ihre Effekte von oben nach unten aus; die mit einem Stern musst du ausführen.
web-learn-predictions-2 = Effekte nehmen oder tauschen Karten der Auslage, ziehen vom Nachziehstapel, bringen Runen oder blicken in andere Hände: Hypnose und Allsehendes Auge.
web-learn-predictions-3 = Oder du passt: Dann kommt die oberste Karte des Nachziehstapels in die Auslage. Ist die Auslage voll, enden die Züge der Runde.
web-learn-predictions-4 = Wer sich sicher ist, geht ALL IN: Zwei Karten kommen in die Auslage, und das Blatt bleibt bis zur Wertung, wie es ist.
web-learn-predictions-5 = Am Ende prophezeien alle, wer das stärkste Blatt hat. Richtige Prophezeiungen teilen sich den Pot, und jedes Blatt bringt, was es wert ist. Wer nach der letzten Runde die meisten Runen hat, gewinnt.
