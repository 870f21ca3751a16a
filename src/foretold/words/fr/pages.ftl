### The pages that the server itself shows.

page-welcome = La table est ouverte. Vos amis la rejoignent par l’adresse de cette page.
page-table = Ceci est le lien d’une table.
page-game = Ceci est le lien d’une partie finie.
page-no-client = Le client web n’a pas été construit dans cette installation : on ne peut rien jouer sur cette page.
page-terminal = Pour jouer dès maintenant contre des bots, utilisez le terminal :
page-programs = Les programmes, et vos propres bots, jouent par l’API : HTTP, un WebSocket et un flux de lignes.
page-api = l’API à lire
page-openapi = l’API comme document OpenAPI
page-lobby = les tables publiques, en JSON
page-verify = vérifier les cartes d’une partie finie
page-verify-how = Choisissez un enregistrement remis par ce serveur ou un autre. Il est vérifié dans votre navigateur et n’est envoyé nulle part.
page-verify-good = Équitable : chaque ordre des cartes découle de la graine engagée et des sels des joueurs. Comparez l’engagement à celui qu’on vous a montré :
page-verify-old = Les cartes découlent de la graine et des sels, mais cette partie date d’avant l’engagement des sels : l’enregistrement ne prouve pas dans quel ordre la graine et les sels ont été fixés. L’engagement :
page-verify-bad = Non prouvé. Ce qui ne correspond pas :
page-verify-digest = l’enregistrement est tel que le serveur l’a écrit
page-verify-commitment = le serveur avait fixé sa graine avant la donne
page-verify-events = les sels ont été engagés après la graine du serveur, et révélés seulement une fois la liste close
page-verify-receipt = c’est bien ce que ce navigateur a vu avant de révéler son propre sel
page-verify-seed = la donne découle de cette graine et des sels des joueurs
page-verify-orders = chaque paquet était dans l’ordre qui découle de la donne
page-verify-result = Vers le résultat
