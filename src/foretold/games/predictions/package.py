"""The parts of All In - Predictions."""

from foretold.games.package import FirstSeat, GamePackage, Part

_HERE = "foretold.games.predictions"

PACKAGE = GamePackage(
    slug="predictions",
    definition=Part(f"{_HERE}.definition:Predictions"),
    folder=_HERE,
    earlier_decks={1: "default_1.toml"},
    first_seat=FirstSeat(option="first", drawn=True),
    bots={"novice": Part(f"{_HERE}.bots.novice:Novice"), "adept": Part(f"{_HERE}.bots.adept:Adept")},
    search=Part(f"{_HERE}.bots.search:SEARCH"),
    statistics=Part(f"{_HERE}.lab.statistics:STATISTICS"),
    teller=Part(f"{_HERE}.terminal:PredictionsTeller"),
    wire=Part(f"{_HERE}.wire:WIRE"),
    preview=Part(f"{_HERE}.preview:PredictionsArt"),
    openspiel=Part(f"{_HERE}.openspiel:OPENSPIEL"),
)
