"""Pictures of the contact topics: objects on a desk under one lamp, players at a table, views of other scenes."""
import math
import random

import numpy as np

from kits import dragon, folk, hexland, minis, soldiers, tabletop, vikings
from lib import stage
from lib.materials import glow, surface
from lib.mesh import Mesh, ngon, placement, shining
from lib.picture import linear
from lib.shot import Cut, Shot, game_file

LAMP, DAY = "#ffc68a", "#6f9ad8"


def materials():
    return dict(
        desk=surface("desk leather", "#4a2c1c", rough=0.5, var=0.25, scale=0.9, bump=0.1, bump_scale=12, specular=0.3),
        wood=surface("pale wood", "#a5774a", rough=0.55, var=0.25, scale=3),
        dark=surface("dark", "#1b1a1d", rough=0.5, var=0.2),
        brass=surface("brass", "#c8963e", rough=0.3, metal=1, var=0.2),
        ink=surface("ink lines", "#4a4038", rough=0.9, var=0),
        lamp=glow("lamp glow", LAMP, 14),
        paints=[surface(f"paint {t}", t, rough=0.3, var=0.08, coat=0.5) for t in ("#a5281c", "#2c5d8f", "#d9a63d")],
    )


def grade(pic, reach, gain):
    pic.glow("lamp", reach, linear(LAMP, gain))
    pic.develop(1.15, 1.3, 1.12, ("#1c2a4a", "#ffdcb0", 0.16), (0.5, (0.5, 0.5)), (0.14, 1.0))


def feedback():
    """At night, under the one lamp: an open rulebook with a printed plate; somebody has drawn a red ring on its diagram, two miniatures stand on the page."""
    m, rng = materials(), random.Random(6)
    stage.ambient("#1c2c50", 0.22)
    tabletop.table("#2a1710", -0.2)
    height, ink, red = tabletop.book((2.7, 3.6), (0.1, 0.5), "#d8c8a4", "#3a1418", "#6a5c48"), Mesh("print"), surface("red pencil", "#b3221a", rough=0.5, var=0.1)
    tints = [surface(f"print {t}", t, rough=0.7, var=0.25, scale=4) for t in ("#16263e", "#c88a3c", "#0b1420", "#7a8fa8", "#8a3a24", "#4a6a4c")]

    def flat(points, key, lift):
        ink.add([(x, y, height(x, y) + lift) for x, y in points], [tuple(range(len(points)))], key)

    for k in range(44):
        x = -2.34 + 0.05 * k
        hill = [0.9 + 0.16 * j + (0.5 - 0.1 * j) * abs(math.sin(0.16 * k + 2 * j) * math.sin(0.37 * k + j)) for j in (0, 1)]
        for top, key, lift in ((2.1, tints[0], 0.004), (hill[1] + 0.16, tints[3], 0.006), (hill[0], tints[2], 0.008)):
            flat([(x, 0.72), (x + 0.05, 0.72), (x + 0.05, top), (x, top)], key, lift)
    flat([(-1.0 + a, 1.72 + b) for a, b in ngon(0.2, 32)], tints[1], 0.007)
    for row in range(13):
        x = -2.34
        while x < -0.3 - (1.1 if row % 6 == 5 else 0):
            word = rng.uniform(0.08, 0.26)
            ink.box((x + word / 2, 0.52 - 0.125 * row, height(x, 0) + 0.006), (word, 0.024, 0.003), m["ink"])
            x += word + 0.055
    for i in range(5):
        for j in range(6):
            x, y = 0.75 + 0.42 * i, -0.75 + 0.485 * (j + 0.5 * (i % 2))
            flat([(x + a, y + b) for a, b in ngon(0.235)], rng.choice(tints[:2] + tints[3:]), 0.008)
    ring = [(1.59 + (0.42 + 0.012 * a) * math.cos(a), 0.62 + (0.36 + 0.01 * a) * math.sin(a)) for a in np.linspace(0.4, 7.4, 60)]
    ink.tube([(x, y, height(x, y) + 0.02) for x, y in ring], 0.026, red, 5)
    ink.place()
    pencil(m, (3.1, -2.6, 0.0), red, 2.05)
    bare = surface("bare", "#222222", var=0)
    for x, y, turn, build in ((1.6, 0.65, 2.4, lambda: soldiers.operative(bare, bare, None, "aim", weapon="rifle", voxel=0.01)), (-0.35, 0.75, -0.7, lambda: vikings.viking(bare, bare, raised=True, voxel=0.01))):
        figure = minis.primed(build, 1.15, 0.36, "#0c0b0b", 0.15)
        minis.stand(figure, [(x, y, turn)], height(x, y))
        minis.stand(figure, minis.ranks(rng, 9, (x - 0.4, 4.2), (2.4, 0.7), 0.0, 0.85), -0.2)
    minis.dice([(-1.0, -0.75, 0.6, "#a5281c", "#e2d8c2"), (-1.55, -0.95, -0.2, "#e2d8c2", "#1b1a1d")], 0.42, 0.06)
    shade = Mesh("lamp")
    shade.sheet([[(0.6 + r * math.cos(a), 7 + r * math.sin(a), z) for a in np.linspace(0, math.tau, 49)] for r, z in ((1.25, 2.25), (0.35, 3.1))], m["brass"])
    shade.tube([(0.6, 7, 3), (0.6, 7, 3.4), (1.8, 7.2, 3.6), (3.2, 7.4, 2.0), (3.2, 7.4, -0.2)], 0.06, m["brass"], 10)
    shade.place(smooth=60)
    shining("bulb", (0.6, 7, 2.3), 0.34, m["lamp"])
    stage.spot((0.6, 6.9, 2.2), (0.4, 4.0, 0), 6500, LAMP, 160, 0.4, 0.3)
    stage.area((5.5, 5, 3), (0, 0.2, 0.6), 1.6, 260, DAY)
    stage.area((0.5, -6, 5), (0.4, 0, 0), 3, 14, DAY)
    stage.mark("lamp", (0.6, 7, 2.1))
    stage.camera((0.7, -5.0, 2.5), (0.1, 0.75, 0.6), 42, focus=(0.5, 0.3, 0.4), fstop=1.6)


def pencil(m, loc, paint, turn):
    """Sharpened pencil of 4 units lying along X before it is turned."""
    mesh = Mesh("pencil")
    mesh.frame = placement(loc, (0, math.pi / 2, turn))
    for z, r, h, key, top in ((0, 0.13, 2.9, paint, None), (2.9, 0.125, 0.4, m["wood"], 0.03), (3.28, 0.034, 0.1, m["dark"], 0.002), (-0.28, 0.12, 0.3, m["brass"], None), (-0.5, 0.11, 0.24, m["paints"][0], None)):
        mesh.cylinder((0, 0, z), r, h, key, 6 if r > 0.12 else 20, top, (0, 0, math.pi / 6))
    mesh.place(0.008)


def prototype():
    """A world cut from white card; one dragon has its colours already."""
    m, rng, top = materials(), random.Random(4), Mesh("desk")
    stage.ambient("#26324c", 0.2)
    top.box((0, 6, -0.1), (60, 36, 0.2), m["desk"])
    top.box((0, 16, 6), (60, 0.2, 20), surface("ink wall", "#1b2740", rough=0.95, var=0.2, scale=0.3))
    top.place()
    for at, size, power, tint in (((-2.6, 6.4, 2.9), 0.9, 1500, LAMP), ((5, 4.5, 2.2), 1.6, 420, DAY), ((2.5, -7, 4.5), 3.0, 26, DAY)):
        stage.area(at, (0, 0.6, 0.4), size, power, tint)
    card = [surface(f"white card {t}", t, rough=0.9, var=0.05, specular=0.1) for t in ("#e9e2d2", "#dcd4c2")]
    white = {key: card[k % 2] for k, key in enumerate(hexland.materials())}
    land, rims = hexland.Tiles(white, 2), Mesh("rims")
    kinds = {(-1, 0): "vine", (-1, 1): "village", (0, 1): "wheat", (1, 0): "village", (1, 1): "vine", (2, 1): "wheat", (-2, 1): "wheat", (-2, 2): "vine", (0, 2): "village", (2, 2): "village", (-1, 2): "vine", (1, 2): "wheat", (0, 3): "vine"}
    for (i, j), kind in {(0, 0): None, **kinds}.items():
        x, y = i * 1.56, j * 1.8 + (0.9 if i % 2 else 0)
        rims.prism([(x + a, y + b) for a, b in ngon(1.02)], 0, 0.18, card[1])
        if kind:
            land.put(kind, x, y, 0.26, rng)
    rims.place(0.015)
    bare = surface("bare", "#222222", var=0)
    drake = minis.primed(lambda: dragon.dragon(bare, bare, bare, bare, 0.03, (0, 0, 0), 0, 1, 2.75, 0.05, 0.1), 2.6, 0.62, "#c03a1c", ring="#d9a63d")
    minis.stand(drake, [(0, 0, -0.1)], 0.2)
    pencil(m, (-1.5, -1.75, 0.115), m["paints"][2], 0.2)
    stage.spot((-3.4, -3.4, 2.6), (0.05, 0, 1.5), 620, LAMP, 30, 0.8, 0.2)
    stage.mark("lamp", (-1.0, 6.4, 2.6))
    stage.camera((-1.2, -7.0, 2.7), (0.1, 0.5, 0.75), 46, focus=(0, -0.2, 0.5), fstop=1.4)


def vacancy():
    """A party stands on its bases before a dragon in the light; one base among them is still empty."""
    rng, bare = minis.slate(3, "#2a4a66", 0.12, "#0b0c10", 0.3)
    minis.board("hex", (18, 16), "#c8a05c", 0.0, "#1d1712", (0, 7), 1.1, tints=("#2e2418", "#1c2a30", "#3a2c1a"))
    party = (
        lambda: folk.adventurer(bare, bare, bare, "raise", "hood", 0.1, cloak=0.05, voxel=0.014), lambda: vikings.viking(bare, bare, raised=True, voxel=0.014), None,
        lambda: soldiers.operative(bare, bare, None, "aim", weapon="rifle", voxel=0.014), lambda: folk.adventurer(bare, bare, bare, "lantern", "brim", 0.2, cloak=0.1, voxel=0.014),
    )
    for k, (build, tint) in enumerate(zip(party, ("#3c5a9c", "#9c3a22", "", "#4f7a52", "#8a6434"))):
        at = (-2.6 + 1.3 * k, 3.6 - 0.35 * abs(k - 2), 0.3 - 0.15 * k)
        if build:
            minis.stand(minis.primed(build, 1.7, 0.52, tint), [at])
    ring = Mesh("free base")
    ring.cylinder((0, 3.4, -0.14), 0.52, 0.09, surface("base", "#0b0a0a", rough=0.5, var=0.1), 48)
    ring.tube([(0.56 * math.cos(a), 3.4 + 0.56 * math.sin(a), -0.05) for a in np.linspace(0, math.tau, 49)], 0.03, glow("free", LAMP, 9), 8)
    ring.place()
    stage.point((0, 3.4, 0.5), 16, LAMP, 0.2)
    drake = minis.primed(lambda: dragon.dragon(bare, bare, bare, bare, 0.03, (0, 0, 0), 0, 1, 2.75, 0.05, 0.1), 6.4, 1.9, "#0c0808")
    minis.stand(drake, [(0.3, 12.5, math.pi)])
    minis.lights("#ffa552", "#9fc0ff", (0.5, 27, 8), 40000, (-9, 2, 6), 700, pool=0.12)
    stage.camera((0.1, -4.6, 1.15), (0, 6, 1.95), 40)


SHIP = game_file("iss-vanguard")
SHOTS = {
    "contact-1": Shot(feedback, lambda pic: grade(pic, 0.3, 0.2), samples=24, far=40, bounces=(4, 2, 2)),
    "contact-3": Shot(prototype, lambda pic: grade(pic, 0.5, 0.22), samples=20, far=40, bounces=(4, 2, 2)),
    "contact-5": Shot(stage.view(SHIP.gorge, (-2.2, 9.0, 1.3), (2.6, 40, 6.6), 30), SHIP.grade_gorge, samples=16, far=420, bounces=(3, 2, 2)),
    "contact-7": Shot(vacancy, lambda pic: minis.finish(pic, "#ffa552", "#1f3a4c", 11, 0.02, ev=1.25, glow=0.1, spread=0.42), samples=48, far=90, bounces=(3, 2, 2)),
    "contact-2": Cut("home-1", 0.621, 0.281),
    "contact-4": Cut("home-3", 0.5, 0.56),
    "contact-6": Cut("home-4", 0.7, 0.77),
}
