"""The parts of Alles oder Nichts."""

from foretold.games.package import FirstSeat, GamePackage, Part

_HERE = "foretold.games.all_or_nothing"

PACKAGE = GamePackage(
    slug="all-or-nothing",
    definition=Part(f"{_HERE}.definition:AllOrNothing"),
    folder=_HERE,
    first_seat=FirstSeat(option="dealer", drawn=False),
    bots={"novice": Part(f"{_HERE}.bots.novice:Novice"), "adept": Part(f"{_HERE}.bots.adept:Adept")},
    search=Part(f"{_HERE}.bots.search:SEARCH"),
    statistics=Part(f"{_HERE}.lab.statistics:STATISTICS"),
    teller=Part(f"{_HERE}.terminal:AllOrNothingTeller"),
    wire=Part(f"{_HERE}.wire:WIRE"),
    preview=Part(f"{_HERE}.preview:AllOrNothingArt"),
    openspiel=Part(f"{_HERE}.openspiel:OPENSPIEL"),
)
