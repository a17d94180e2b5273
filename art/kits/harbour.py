"""A Caribbean harbour: palms, casks, chests, a vault of wine casks. Metres."""
import math

import numpy as np

from kits import still
from lib.tools import TAU, Mesh, instance, placement, product, steps, surface


def materials():
    water = surface("bay", "#0f8f98", rough=0.06, var=0.3, scale=0.02, bump=0.3, bump_scale=0.6, specular=0.6)
    return dict(water=water,
        white=surface("trim white", "#f4ecdc", rough=0.8, var=0.06),
        shade=surface("window shade", "#26383c", rough=0.5, var=0.1),
        stone=surface("quay stone", "#c2ab88", rough=0.9, var=0.3, scale=0.5, streak=0.3, specular=0.15),
        wood=surface("ship wood", "#5d3a22", rough=0.65, var=0.3, scale=1.2, streak=0.3), dark=surface("ship black", "#241d1a", rough=0.55, var=0.2),
        trunk=surface("palm trunk", "#7a6448", rough=0.9, var=0.3, scale=3),
        frond=surface("frond", "#4d7a2c", rough=0.6, var=0.35, scale=1.5, vary=0.4, specular=0.35),
        green=surface("jungle", "#3c6a34", rough=0.9, var=0.45, scale=0.08, bump=1.0, bump_scale=0.5, vary=0.3, specular=0.1),
        jungle=surface("treetops", "#4a7a34", rough=0.8, var=0.4, scale=0.12, vary=0.3, specular=0.15), iron=surface("hoop iron", "#3b3836", rough=0.45, metal=0.7, var=0.2),
    )


def palm_mesh(m, height, rng, lean=(0.1, 0.28)):
    """Leaning coconut palm as shared mesh data; with no lean, a royal palm."""
    mesh, lean, fronds = Mesh("palm"), rng.uniform(*lean), 17
    trunk = [(lean * height * (k / 60) ** 2, 0, height * k / 60) for k in range(61)]
    mesh.tube(trunk, lambda t: height * (0.022 - 0.009 * t + 0.008 * max(0, 0.12 - t) * 8) * (1 + 0.08 * math.sin(t * 190) ** 3), m["trunk"], 10)
    top = np.array(trunk[-1])
    for k in range(fronds):
        a, lift = TAU * k / fronds + rng.uniform(-0.2, 0.2), rng.uniform(-0.1, 0.75)
        length, c, s, spine = height * rng.uniform(0.34, 0.46), math.cos(a), math.sin(a), []
        for t in steps(16):
            r, z = length * t * (1 - 0.12 * t), length * (lift * t - (0.55 + lift * 0.6) * t * t)
            spine.append(top + (c * r, s * r, z))
        mesh.tube([spine[q] for q in range(0, 17, 2)], lambda t: height * 0.004 * (1.1 - t), m["frond"], 4)
        for side, q in product((-1, 1), range(1, 16)):
            p, n, w = spine[q], spine[q + 1], length * 0.2 * math.sin(0.35 + 2.6 * q / 16) * rng.uniform(0.85, 1.1)
            out, ahead = np.array((-s, c, 0)) * side * w + (0, 0, -0.55 * w), (n - p) * 1.6
            for f in (0.0, 0.5):
                b = p + (n - p) * f
                mid = b + out * 0.5 + ahead * 0.45 + (0, 0, 0.06 * w)
                mesh.add([b, b + (n - p) * 0.4, mid + (n - p) * 0.36, b + out + ahead, mid], [(0, 1, 2, 4), (4, 2, 3)], m["frond"])
    for k in range(5):
        mesh.ball(top + (0.02 * height * math.cos(k * 1.3), 0.02 * height * math.sin(k * 1.3), -0.02 * height), height * 0.016, m["trunk"], detail=1)
    return mesh.data(50)


def palms(m, spots, rng, lean=(0.1, 0.28)):
    """Palms at (x, y, z, height)."""
    kinds = [palm_mesh(m, 10, rng, lean) for _ in range(3)]
    for x, y, z, h in spots:
        instance(rng.choice(kinds), (x, y, z), (0, 0, rng.random() * 6.3), h / 10)


def barrel(mesh, m, loc, size=1.0):
    """Cask about 1 m tall."""
    mesh = mesh.at(placement(loc, scale=(size,) * 3))
    mesh.tube([(0, 0, z) for z in np.linspace(0, 1.0, 9)], lambda t: 0.29 + 0.1 * math.sin(t * math.pi), m["wood"], 20)
    for z, r in ((0.06, 0.315), (0.3, 0.38), (0.66, 0.38), (0.9, 0.315)):
        mesh.cylinder((0, 0, z), r, 0.05, m["iron"], 20)


def wine_vault(stone, bench, rng):
    """A wall of dressed stones, left of it a barrel vault with two rows of casks, in front a bench of three planks; its own scale."""
    walls, casks, m = Mesh("walls"), Mesh("casks"), dict(wood=still.wood("stave", "#7a5030", "#3a2012", (1, 1, 0.1)), iron=surface("hoop", "#2a2826", rough=0.45, metal=0.7, var=0.2))
    edge, on = (lambda j, k: max(-1.2, 2.6 * k - 1.2 - 1.3 * (j % 2) + 0.5 * (k > 0) * math.sin(9 * j + 5 * k))), (lambda r, t, y: (r * math.cos(math.pi * t) - 10.5, y, r * math.sin(math.pi * t) + 3))
    for j, k in product(range(16), range(7)):
        a, b = edge(j, k), edge(j, k + 1)
        walls.box(((a + b) / 2, 9 + rng.uniform(-0.07, 0.07), 1.5 * j - 8), (b - a - 0.06, 2, 1.44), stone)
    walls.box((8, 9.2, 4), (17.6, 1.6, 26), stone).box((-21, 40, 0), (1, 120, 30), stone).box((0, 90, 6), (80, 1, 60), stone).box((-1.2, 10.2, -4), (1.3, 1.6, 14), stone)
    walls.sheet([[on(9.8, t, y) for t in steps(40)] for y in (10, 90)], stone).sheet([[on(r, t, 10) for t in steps(40)] for r in (9.8, 30)], stone)
    for k, i in product(range(4), range(15)):
        walls.prism([on(r, (i + e) / 15, 0)[::2] for r, e in ((8.6, 0.03), (9.9, 0.03), (9.9, 0.97), (8.6, 0.97))], 0, 1.6, stone, placement((0, 11 + 15 * k, 0), (math.pi / 2, 0, 0)))
    walls.place(0.05)
    barrel(casks, m, (0, 0, -0.5))
    cask = casks.tube([(0.28 * math.cos(TAU * t), 0.28 * math.sin(TAU * t), 0.5) for t in steps(40)], 0.018, m["wood"]).box((0, 0, 0.5), (0.09, 0.46, 0.03), m["wood"]).data(40)
    for k in range(14):
        instance(cask, (-15.5, 19 + 4.2 * k, -4 + 7.0 * (k % 2)), (0.5, math.pi / 2, 0), 10)
    for k in range(3):
        Mesh("plank").box((31 * k, 0, -0.35), (60, 3.3, 0.7), bench).place(0.06, (-31 * k, 3.33 * k - 4.6, 0))


def chest(mesh, m, loc, size=(1, 0.8, 0.7), turn=0.0):
    mesh, (w, d, h) = mesh.at(placement(loc, (0, 0, turn))), size
    mesh.box((0, 0, h / 2), (w * 0.94, d * 0.94, h * 0.96), m["shade"])
    for k in range(4):
        z = h * (k + 0.5) / 4
        for s in (-1, 1):
            for args in ((0, s * d / 2, z), (w, 0.05, h * 0.21), m["trunk"]), ((s * w / 2, 0, z), (0.05, d, h * 0.21), m["trunk"]), ((0, (k - 1.5) * d / 4, h), (w, d * 0.21, 0.05), m["trunk"]):
                mesh.box(*args)
    for sx, sy in product((-1, 1), (-1, 1)):
        mesh.box((sx * w * 0.49, sy * d * 0.51, h / 2), (0.1, 0.08, h), m["wood"])
