"""Wooden farm tokens: our own animal outlines and painted-wood materials. Tabletop units."""
import math

from lib.materials import surface
from lib.mesh import placement

COW = [(-0.55, 0), (-0.55, 0.5), (-0.6, 0.62), (-0.5, 0.72), (0.2, 0.7), (0.32, 0.86), (0.3, 1.0), (0.42, 0.9), (0.62, 0.78), (0.66, 0.62), (0.45, 0.56), (0.36, 0.4), (0.36, 0), (0.16, 0), (0.14, 0.24), (-0.3, 0.24), (-0.33, 0)]
SHEEP = [(-0.36, 0), (-0.36, 0.22), (-0.48, 0.34), (-0.46, 0.52), (-0.32, 0.62), (0.0, 0.64), (0.22, 0.6), (0.32, 0.7), (0.48, 0.64), (0.52, 0.5), (0.38, 0.44), (0.34, 0.26), (0.3, 0), (0.14, 0), (0.12, 0.18), (-0.18, 0.18), (-0.2, 0)]
BOAR = [(-0.44, 0), (-0.44, 0.26), (-0.54, 0.4), (-0.4, 0.58), (-0.1, 0.66), (0.2, 0.56), (0.28, 0.62), (0.34, 0.5), (0.58, 0.32), (0.6, 0.2), (0.4, 0.2), (0.3, 0.12), (0.3, 0), (0.14, 0), (0.1, 0.16), (-0.22, 0.16), (-0.26, 0)]


def token(mesh, outline, material, x, y, turn, size=1.0, z=0.0):
    """Standing wooden silhouette."""
    mesh.prism(outline, -0.16, 0.16, material, placement((x, y, z), (math.pi / 2, 0, turn), (size,) * 3))


def woods():
    return {k: surface(f"wood {k}", t, rough=0.38, var=0.18, scale=5, coat=0.25) for k, t in dict(cow="#5d3a22", sheep="#ece4d2", boar="#2b2522", grain="#dcae3a", carrot="#d9702c", blue="#5f7c96", red="#a03a2c", reed="#c9c08a").items()}
