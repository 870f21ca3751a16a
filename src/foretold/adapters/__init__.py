"""Adapters to other projects: PettingZoo (extra ``pettingzoo``) and OpenSpiel (extra ``openspiel``)."""
