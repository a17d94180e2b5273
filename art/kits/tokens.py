"""Wooden farm tokens: our own animal outlines and painted-wood materials. Tabletop units."""

from lib.materials import surface



def woods():
    return {k: surface(f"wood {k}", t, rough=0.38, var=0.18, scale=5, coat=0.25) for k, t in dict(cow="#5d3a22", sheep="#ece4d2", boar="#2b2522", grain="#dcae3a", carrot="#d9702c", blue="#5f7c96", red="#a03a2c", reed="#c9c08a").items()}
