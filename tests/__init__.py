"""The tests. A package of its own, so that no other package of this name, which a dependency may install, hides it."""
