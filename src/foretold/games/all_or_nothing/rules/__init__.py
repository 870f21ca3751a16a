"""Alles oder Nichts: the rules of docs/rules/all-or-nothing.md, section by section."""
