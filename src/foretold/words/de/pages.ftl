### The pages that the server itself shows.

page-welcome = Der Tisch ist eröffnet. Die anderen erreichen ihn über die Adresse dieser Seite.
page-table = Das ist der Link eines Tisches.
page-game = Das ist der Link eines beendeten Spiels.
page-no-client = Der Web-Client ist in dieser Installation nicht gebaut: Auf dieser Seite lässt sich nichts spielen.
page-terminal = Um jetzt gegen Bots zu spielen, nimm das Terminal:
page-programs = Programme und eigene Bots spielen über die API: HTTP, ein WebSocket und ein Strom von Zeilen.
page-api = die API zum Lesen
page-openapi = die API als OpenAPI-Dokument
page-lobby = die öffentlichen Tische, als JSON
page-verify = die Karten eines beendeten Spiels prüfen
page-verify-how = Wähle eine Aufzeichnung, die dieser oder ein anderer Server ausgegeben hat. Sie wird in deinem Browser geprüft und nirgendwohin gesendet.
page-verify-good = Fair: Jede Kartenfolge ergibt sich aus dem festgelegten Startwert und den Salzen aller am Tisch. Vergleiche die Festlegung mit der, die dir gezeigt wurde:
page-verify-old = Die Karten ergeben sich aus dem Startwert und den Salzen, aber dieses Spiel stammt aus der Zeit vor der Festlegung auf Salze: Die Aufzeichnung beweist nicht, in welcher Reihenfolge Startwert und Salze feststanden. Die Festlegung:
page-verify-bad = Nicht bewiesen. Was nicht passt:
page-verify-digest = die Aufzeichnung ist, wie der Server sie geschrieben hat
page-verify-commitment = der Server hatte seinen Startwert vor dem Austeilen festgelegt
page-verify-events = die Salze wurden nach dem Startwert des Servers festgelegt und erst gezeigt, als die Liste geschlossen war
page-verify-receipt = es stimmt mit dem überein, was dieser Browser sah, bevor er sein eigenes Salz zeigte
page-verify-seed = die Verteilung der Karten folgt aus diesem Startwert und den Salzen aller am Tisch
page-verify-orders = jeder Stapel lag in der Reihenfolge, die daraus folgt
page-verify-result = Zum Ergebnis
