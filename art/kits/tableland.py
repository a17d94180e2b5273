"""Table pieces of land and cards: a region of hex tiles, a castle of cards."""
import math

from kits import champions
from lib.materials import surface
from lib.mesh import Mesh, ngon, placement


def hex_region(bark, leaf, rng):
    """Round region of forest, field, crag, river and dusk hexes, about 9 across, tops near z 0. Returns the land materials."""
    lands = {
        "wood": surface("wood land", "#3f5f34", rough=0.9, var=0.4, scale=2), "field": surface("field", "#8a9a4a", rough=0.9, var=0.35, scale=3),
        "rock": surface("rock land", "#77776a", rough=0.9, var=0.4, scale=2, bump=0.5, bump_scale=6), "river": surface("river", "#2f7f86", rough=0.08, var=0.1, bump=0.2, bump_scale=3),
        "moor": surface("dusk land", "#4a4a5a", rough=0.9, var=0.4, scale=2),
    }
    rim = surface("rim", "#d9c98a", rough=0.5)
    mesh = Mesh("hexes")
    for i in range(-4, 5):
        for j in range(-3, 4):
            x, y = i * 1.06, j * 1.224 + (0.612 if i % 2 else 0)
            if math.hypot(x, y * 1.2) > 4.3:
                continue
            kind = "rock" if i == j == 0 else "river" if abs(x * 0.5 + y + 1.2) < 0.55 else rng.choice(("wood", "wood", "field", "moor" if x > 1.5 else "field", "rock"))
            z = {"river": -0.12, "rock": 0.06}.get(kind, 0.0)
            mesh.prism([(x + a, y + b) for a, b in ngon(0.69)], -0.2, z - 0.03, rim)
            mesh.prism([(x + a, y + b) for a, b in ngon(0.65)], -0.1, z, lands[kind])
            if kind == "wood":
                for _ in range(13):
                    a, r = rng.random() * 6.3, 0.5 * math.sqrt(rng.random())
                    at, s = (x + r * math.cos(a), y + r * math.sin(a)), rng.uniform(0.14, 0.26)
                    mesh.cylinder((*at, z), 0.025, s, bark, 6)
                    mesh.blob((*at, z + s * 1.5), s * 0.62, leaf, rng, (1, 1, 1.25), 2, 0.25)
            elif kind == "rock" and (i or j):
                for _ in range(4):
                    mesh.blob((x + rng.uniform(-0.3, 0.3), y + rng.uniform(-0.3, 0.3), z), rng.uniform(0.18, 0.34), lands["rock"], rng, (1, 1, 1.4), 3, 0.3)
            elif kind == "field":
                for k in range(7):
                    mesh.box((x, y + (k - 3) * 0.14, z), (0.9 - 0.1 * abs(k - 3), 0.05, 0.05), lands["field"], (0, 0, 0.1))
    mesh.place(0.01)
    return lands


def card_castle(m):
    """Three storeys of leaning cards with a banner; dark cards lie and fall about it."""
    light, dark = surface("ivory card", "#e9dcbc", rough=0.7, var=0.15, scale=3), surface("violet card", "#5a2a5c", rough=0.6, var=0.25, scale=3)
    walls = Mesh("card castle")

    def upright(x, y, z, turn, lean=0.0, tone=light):
        walls.frame = placement((x, y, z + 1.15), (math.pi / 2 + lean, 0, turn))
        walls.box((0, 0, 0), (1.6, 2.3, 0.035), tone)
        for s in (-1, 1):
            walls.box((0, s * 1.02, 0), (1.36, 0.03, 0.045), m["gilt"])
            walls.box((s * 0.68, 0, 0), (0.03, 2.04, 0.045), m["gilt"])
        walls.prism(ngon(0.4, 8), -0.024, 0.024, m["gilt"])
        walls.prism(ngon(0.32, 8), -0.028, 0.028, tone)

    for level, count in ((0, 4), (1, 3), (2, 2)):
        for k in range(count):
            x, z = (k - (count - 1) / 2) * 1.66 - 0.3, level * 2.27
            upright(x, 1.5, z, 0.03 * (-1) ** k, 0.16)
            upright(x, 2.3, z, 0.02, -0.16)
        for k in range(count):
            walls.frame = placement(((k - (count - 1) / 2) * 1.66 - 0.3, 1.9, level * 2.27 + 2.29))
            walls.box((0, 0, 0), (1.6, 2.3, 0.035), light)
    upright(3.1, 0.9, -0.1, -0.5, 0.55, dark)
    walls.frame = placement((2.1, -0.7, 0.02), (0, 0, 0.7))
    walls.box((0, 0, 0), (1.6, 2.3, 0.03), dark)
    walls.frame = placement((-3.4, -0.5, 0.02), (0, 0, -0.4))
    walls.box((0, 0, 0), (1.6, 2.3, 0.03), light)
    walls.frame = placement((0, 0, 0))
    champions.banner(walls, m["gilt"], m["torn"], (-0.3, 1.9, 6.8), 1.7, 0.62, 1)
    walls.place(0.008)
