"""The parts of the game. Everything that is not named here is generic."""

from foretold.games.package import GamePackage, Part

PACKAGE = GamePackage(
    slug="sealed-bids",
    definition=Part("sealed_bids.definition:SealedBids"),
    folder="sealed_bids",
)
