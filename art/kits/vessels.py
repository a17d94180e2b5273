"""Glass with something in it: a snow globe. 1 unit = 4 cm."""
import math


from kits import dream, tabletop, terrain
from lib.tools import Mesh, Vector, instance, lit_through, placement, stage, surface, turns


clear = lambda name, tint, ior: surface(name, tint, rough=0, var=0, glass=1, ior=ior)


def snow_globe(m, snow, inside, rng, light):
    """A globe of water about `inside` on a foot of brass: snow falls on a bed and a door, `light` comes out of it. Returns the globe."""
    foot, land, flakes, at, flake = Mesh("foot"), Mesh("snow"), Mesh("flakes"), inside.translation, surface("flake", "#f4f6ff", rough=0.6, var=0)
    hill = lambda x, y: 0.1 * terrain.fractal(x, y, 0.7, 3, 2) + 0.12 * y - 0.7
    profile = [(0, 0), (1.5, 0), (1.56, 0.06), (1.56, 0.2), (1.48, 0.26), (1.44, 0.3), (1.5, 0.36), (1.46, 0.44), (1.3, 0.56), (1.2, 0.72), (1.17, 0.82)]
    brass = surface("old brass", "#c79a48", rough=0.25, metal=1, var=0.4, scale=5, bump=0.05, bump_scale=6)
    tabletop.lathe(foot, (0, 0, -2.15), profile + [(1.22, 0.86), (1.24, 0.92), (1.2, 0.96), (1.1, 0.94)], brass)
    for a in turns(56):
        foot.ball((1.45 * math.cos(a), 1.45 * math.sin(a), -1.85), 0.055, brass, detail=2)
    foot.place(0, at, smooth=40)
    rows, circle = [*((0.04 * k, 0) for k in range(41)), (1.5, 0.2), (1.2, 0.5), (0.7, 0.8), (0, 1)], [(math.cos(a), math.sin(a)) for a in turns(81)]
    land.sheet([[(r * c, r * s, hill(r * c, r * s) * (1 - t) - 1.7 * t) for c, s in [*circle, circle[0]]] for r, t in rows], snow).place(0, at, smooth=60)
    spot = inside @ placement((0.5, 0.42, hill(0.5, 0.42)), (0, 0, 0.3), (0.44,) * 3)
    instance(dream.door_mesh(m, 1.35), spot.translation, 0.3, 0.44)
    stage.area(spot @ Vector((0, -0.3, 1.2)), spot @ Vector((0, -4, -0.5)), 0.42, 30, light, 0.8)
    dream.bed(m, inside @ placement((-0.5, -0.2, hill(-0.5, -0.2)), (0, 0, 0.5), (0.44,) * 3))
    for p in (Vector([rng.gauss(0, 1) for _ in range(3)]).normalized() * 1.62 * rng.random() ** 0.4 for _ in range(600)):
        if p.z > hill(p.x, p.y):
            flakes.ball(p, 0.008 + 0.02 * rng.random() ** 2, flake, detail=2)
    lit_through(flake, 0.6)
    flakes.place(0, at)
    return Mesh("globe").ball((0, 0, 0), 1.75, clear("globe", "#ffffff", 1.36), detail=6).place(0, at, smooth=180, shadow=False)
