"""Bookcases with gaps among their books."""
from lib.tools import Mesh


def bay(wood, spines, rng, rows=13):
    """A bookcase 2.6 wide along +y, its books towards +x, with a pilaster at either end. Returns mesh data."""
    mesh = Mesh("bookcase")
    mesh.box((-0.45, 1.3, rows * 0.33), (0.1, 2.6, rows * 0.66), wood)
    for y in (0, 2.6):
        mesh.box((0.05, y, rows * 0.33), (0.9, 0.2, rows * 0.66), wood)
    for row in range(rows):
        mesh.box((0, 1.3, 0.66 * row), (0.84, 2.5, 0.07), wood)
        at = 0.15
        while at < 2.3:
            w, h = rng.uniform(0.09, 0.2), rng.uniform(0.36, 0.54)
            if rng.random() < 0.08:
                at += rng.uniform(0.3, 1.6)
            elif at + w < 2.45:
                mesh.box((0.05 + rng.uniform(-0.06, 0.06), at + w / 2, 0.66 * row + 0.04 + h / 2), (0.5, w * 0.94, h), rng.choice(spines))
            at += w
    for z, out in ((0.1, 0.2), (rows * 0.66, 0.25), (rows * 0.66 + 0.25, 0.45)):
        mesh.box((0, 1.3, z), (0.9 + out, 2.6, 0.25), wood)
    return mesh.data(0)
