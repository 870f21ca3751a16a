"""The games as other projects' environments: PettingZoo (extra ``pettingzoo``) and OpenSpiel (extra ``openspiel``)."""
