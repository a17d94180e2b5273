"""Nemesis, Retaliation: marines break a brood in a bunker; warm lamps on this side, phosphor-green light on the other."""
import math
import random

import numpy as np
from scipy.interpolate import CubicSpline

from kits import aliens, boards, hive, minis, soldiers, still, studio
from lib.tools import Mesh, Shot, display, fractal_noise, glow, linear, placement, product, smoothstep, stage, steps, surface

GREEN, FIRE, ALARM = hive.GREEN, "#ffcf7a", "#ff5a2a"


def breach():
    """The squad stands before a blast door that has opened by an arm's length: green light falls out on the printed floor, in it the shadow of what stands behind."""
    (rng, bare), m = minis.slate(5, "#24403a", 0.05, "#0e1110", 0.7), hive.materials()
    steel, leaf = surface("frame", "#3c423f", rough=0.45, metal=0.7, var=0.5, scale=1.5, streak=0.6, edge=0.5), surface("leaf", "#6a5c40", rough=0.45, metal=0.5, var=0.5, scale=1.5, streak=0.8, edge=0.6)
    for y in (-0.4, 7.2):
        minis.board("square", (14, 7.4), "#a89a70", at=(0.6, y), cell=1.15, tints=("#33504c", "#4a5650", "#5a4a38", "#28484a"), seed=2)
    wall, doors, lamps = Mesh("wall"), Mesh("doors"), Mesh("lamps")
    for k in range(-5, 6):
        x = 1.6 + 2.5 * k + 1.2 * ((k > 0) - (k < 0))
        if k:
            wall.box((x, 3.5, 3.2), (2.42, 0.5, 6.8), m["concrete"])
            wall.box((x, 3.3, 0.5), (2.2, 0.4, 0.9), steel)
            wall.box((x + 1.25, 3.3, 2.2), (0.3, 0.7, 6.8), steel)
    for z in (3.1, 3.5, 4.0):
        wall.cylinder((-14, 3.0, z), 0.13 + 0.03 * z, 30, m["steel"], 16, rot=(0, math.pi / 2, 0))
    for side in (-1, 1):
        wall.box((1.6 + side * 2.0, 3.3, 1.6), (0.7, 1.1, 3.5), steel)
        wall.box((1.6 + side * 2.0, 2.74, 1.0), (0.42, 0.08, 1.7), m["stripe"])
        for k in range(5):
            wall.box((1.6 + side * 2.0, 2.74, 0.35 + 0.33 * k), (0.46, 0.1, 0.12), m["dark"], (0, 0.6 * side, 0))
        wall.box((1.6 + side * 2.0, 2.74, 2.5), (0.34, 0.12, 0.4), m["dark"])
        doors.frame = placement((1.6 + side * 0.92, 3.35, -0.14), (math.pi / 2, 0, 0), (side, 1, 1))
        edge = [(0.28 * (1, 0, 0, 1, 1, 0, 0, 1)[k], z) for k, z in enumerate((0, 0.5, 0.9, 1.2, 1.8, 2.1, 2.5, 3.0))]
        doors.prism([*edge, (1.3, 3.0), (1.3, 0)], -0.22, 0.22, leaf)
        for z in (0.55, 1.5, 2.45):
            doors.prism([(0.42, z - 0.34), (1.2, z - 0.34), (1.2, z + 0.34), (0.42, z + 0.34)], 0.2, 0.3, leaf)
        doors.prism([(0.3, 0.9), (1.3, 0.9), (1.3, 1.15), (0.3, 1.15)], 0.2, 0.24, m["stripe"])
        for k in range(4):
            doors.prism([(0.3 + 0.24 * k, 0.9), (0.42 + 0.24 * k, 0.9), (0.54 + 0.24 * k, 1.15), (0.42 + 0.24 * k, 1.15)], 0.2, 0.25, m["dark"])
        lamps.ball((1.6 + side * 2.0, 2.68, 2.5), 0.09, glow("alarm", ALARM, 7), (1, 0.6, 1.3))
        stage.point((1.6 + side * 2.0, 2.3, 2.5), 22, ALARM, 0.1)
        hive.strands(wall.at(placement((1.6 + side * 2.4, 3.1, -0.14), scale=(0.3,) * 3)), m, (0, 0, 0), 1.6, 13, 9, rng)
    wall.box((1.6, 3.3, 3.3), (4.7, 1.2, 0.6), steel)
    wall.box((1.6, 3.6, 5.0), (5.4, 0.4, 3.0), m["concrete"])
    wall.box((0, 12, 4), (40, 0.4, 12), m["wet"])
    wall.place(0.04)
    doors.place(0.03, smooth=0)
    lamps.place(shadow=False)
    squad = [(-0.55, 0.6, -0.5), (0.2, 1.4, -0.5), (3.0, 1.3, 0.5), (0.9, -0.5, -0.2)]
    for k, (pose, suit) in enumerate((("aim", "#d0742c"), ("ready", "#5888a8"), ("stride", "#c8bc9c"))):
        minis.stand(minis.primed(lambda pose=pose: soldiers.operative(bare, bare, None, pose, "visor", "box", "rifle", 1.12, 3, voxel=0.014), 1.15, 0.36, paint=("#4a4640", suit, "#a0a4a8*"), ring="#d8742c"), squad[k::3])
    minis.stand(minis.primed(lambda: aliens.warden(bare, 0.016), 2.8, 0.85, "#6e8050", ring="#3c7048"), [(2.3, 5.2, -0.1)])
    stage.spot((2.9, 9.8, 5.6), (1.5, 1.5, 0.2), 36000, GREEN, 40, 0.5, 0.2)
    stage.point((1.6, 8.5, 1.5), 900, GREEN, 0.4, name="flare")
    stage.spot((-6, -6, 6), (1.4, 1.6, 0.9), 4600, "#ffc078", 38, 0.9, 0.4)
    stage.area((8, -3, 4), (2, 1, 0.6), 2, 130, "#ffb070")


def rounds():
    """The last cartridges stand in a rank on the printed floor, one has fallen; in the green light behind them the whole brood comes on."""
    rng, bare = minis.slate(6, "#24403a", 0.06, "#0e1110", 0.7)
    minis.board("square", (16, 24), "#a89a70", at=(0, 8), cell=1.15, tints=("#33504c", "#4a5650", "#5a4a38", "#28484a"), seed=4)
    still.cartridges([((0.78 * k - 1.5, 0.12 * math.sin(4 * k), -0.14), (0, 0, k)) for k in (0, 1, 2, 3, 5)] + [((2.1, -0.8, 0.06), (1.57, 0, -1.1))], surface("tip", "#8a3a20", rough=0.4, metal=0.6, var=0.3))
    brood = [(x, y, math.atan2(x, y + 3) + rng.gauss(0, 0.15)) for x, y, _ in minis.ranks(rng, 26, (0.4, 8), (4, 2.6), 0, 1.5) if y > 4.4]
    minis.stand(minis.primed(lambda: aliens.prowler(bare, 0.016), 1.5, 0.6, "#869a68", ring="#3c7048"), [(-1.0, 3.9, -0.2), (1.2, 3.5, 0.2), *brood])
    minis.stand(minis.primed(lambda: aliens.warden(bare, 0.02), 3.2, 0.9, "#6e8050", ring="#3c7048"), [(0.9, 11.5, 0.1)])
    stage.spot((1, 19, 8), (0, 3, 0.2), 60000, GREEN, 50, 0.6, 0.3)
    stage.area((-5, -3, 3.5), (0.4, 0.4, 0.6), 1.4, 420, "#ffbe78")
    stage.spot((-6, -5, 5), (0.4, 0.6, 0.4), 2600, "#ffbe78", 34, 0.9, 0.3)
    stage.camera((-1.0, -6.2, 1.5), (0.35, 3, 0.8), 42, focus=(0.4, 0.0, 0.8), fstop=0.9, back=(1, 24, 4), horizon=(0, 3000, 0))


def nest():
    """From above: one marine in a ring of light, and more eggs than rounds."""
    m, rng = hive.materials(), random.Random(7)
    stage.ambient("#1c3a2a", 0.05)
    spots = [(1.9 * i + 0.95 * (j % 2) + rng.uniform(-0.4, 0.4), 2 + 1.7 * j + rng.uniform(-0.4, 0.4), 0, rng.uniform(0.75, 1.15)) for j in range(28) for i in range(-11, 12)]
    clutter = Mesh("eggs")
    hive.eggs(clutter, m, [s for s in spots if math.hypot(s[0] - 0.6, (s[1] - 13.8) * 0.8) > 2.3], rng)
    clutter.box((0, 30, -0.1), (120, 120, 0.2), m["concrete"])
    clutter.place()
    soldiers.operative(surface("fatigues", "#33382f", rough=0.85, var=0.3), surface("armour", "#5c6156", rough=0.5, var=0.35, edge=0.6, streak=0.4), None, "stride", "visor", "box", "none", 1.12, 3, loc=(0.8, 14.5, 0), rot=-0.1)
    stage.point((1.1, 15.6, 2.3), 1500, FIRE, 0.15)
    stage.spot((0, 60, 18), (0, 14, 0), 200000, GREEN, 50, 0.6, 0.6)
    stage.clamp(5)
    stage.camera((-0.8, -1.5, 7.0), (0.5, 15.5, 0.7), 34, flare=(-2, 50, 6))


def table():
    """A facility laid out of room and corridor tiles: in a pool of light five painted marines face the queen, the brood holds every other room."""
    (rng, bare), m = minis.slate(5, "#2a4a44", 0.1, "#121513", 0.8), hive.materials()
    rooms = [(0, 3.6), (4.5, 8.1), (0, 8.1), (-4.5, 8.1), (-4.5, 12.6), (0, 12.6), (4.5, 12.6), (0, 17.1), (-9, 12.6), (9, 8.1)]
    for k, (x, y) in enumerate(rooms):
        minis.board("square", (3.5, 3.5), "#d8c890", at=(x, y), cell=1.15, tints=("#33504c", "#5a645c", "#74583a", "#28484a"), seed=k + 2)
    doors, leaf = Mesh("doors"), surface("door", "#4a504a", rough=0.5, metal=0.5, var=0.45, scale=2, streak=0.6, edge=0.3)
    for (ax, ay), (bx, by) in ((a, b) for k, a in enumerate(rooms) for b in rooms[k + 1 :] if abs(math.dist(a, b) - 4.5) < 0.1):
        across, x, y = ay == by, (ax + bx) / 2, (ay + by) / 2
        minis.board("square", (1.0, 1.5) if across else (1.5, 1.0), "#c8a060", at=(x, y), cell=0.5, tints=("#4a4438",))
        doors.frame = placement((x, y, -0.14), (0, 0, math.pi / 2 if across else 0), (0.8,) * 3)
        ajar = 0.62 if ay == 3.6 else 0.02
        for side in (-1, 1):
            doors.box((side * 0.68, 0, 0.3), (0.16, 0.3, 0.6), leaf)
            doors.box((side * (0.31 + ajar), 0, 0.26), (0.58, 0.1, 0.5), m["steel"])
            for z in (0.14, 0.34):
                doors.box((side * (0.06 + ajar), -0.055, z), (0.1, 0.02, 0.09), m["stripe"], (0, side * 0.6, 0))
            doors.ball((side * 0.68, -0.1, 0.62), 0.05, glow("alarm", ALARM, 14))
    doors.place(0.015)
    squad = [(-1.4, 4.9, -0.2), (0.6, 3.7, 0.0), (1.35, 4.8, 0.3), (-0.7, 3.8, -0.1), (0.0, 5.1, 0.0)]
    for k, (pose, suit) in enumerate((("aim", "#d0742c"), ("ready", "#5888a8"), ("stride", "#c8bc9c"))):
        minis.stand(minis.primed(lambda pose=pose: soldiers.operative(bare, bare, None, pose, "visor", "box", "rifle", 1.12, 3, voxel=0.014), 1.05, paint=("#4a4640", suit, "#a0a4a8*"), ring="#d8742c"), squad[k::3])
    brood = [(x + u, y + v, math.atan2(x, 3.6 - y) + math.pi + rng.gauss(0, 0.3)) for x, y in rooms[1:] if (x, y) != (0, 8.1) for u, v in rng.sample(((-0.8, -0.7), (0.8, -0.6), (-0.7, 0.8), (0.8, 0.8)), 3)]
    minis.stand(minis.primed(lambda: aliens.prowler(bare, 0.02), 1.15, 0.5, "#869a68", ring="#3c7048"), brood)
    minis.stand(minis.primed(lambda: aliens.warden(bare, 0.02), 2.6, 0.85, "#6e8050", ring="#3c7048"), [(0.1, 7.9, 0.12)])
    clutter = Mesh("clutter")
    hive.eggs(clutter, m, [(x, y, -0.12, s) for x, y, s in ((1.3, 9.2, 0.34), (-1.2, 9.3, 0.3), (-5.5, 13.2, 0.3), (5.4, 13.2, 0.28), (5.2, 8.9, 0.26))], rng)
    clutter.place(0.005)
    for x, y in product((-14, -7.5, 7.5, 14), (25, 33, 41)):
        pillar = Mesh("pillar")
        pillar.box((x, y, 8), (1.9, 1.9, 17), m["concrete"])
        hive.strands(pillar, m, (x, y, 0), 1.5, 13, 8, rng)
        pillar.place(0.05)
    minis.dice([(-3.3, 4.6, 0.5, "#22281f", GREEN), (-2.9, 5.2, -0.3, "#d8d2c0", "#1a3a26")], 0.4)
    minis.tokens(rng, "#8a3a1c", [(2.4, 4.3, 2), (2.9, 4.8, 3)])
    minis.cards([(3.2, 3.2, -0.3), (3.7, 3.3, -0.45)], "#1c3a2c")
    minis.lights(GREEN, "#ffd0a0", (0, 30, 9), 5000, (7, -4, 8), 520, (0, 6.2))
    stage.camera((1.9, -1.9, 4.4), (0.0, 7.0, 0.7), 38)


def orders():
    """What a marine gets before the drop: the order on its board, half of it struck out in black, two tags on a chain, two cards that nobody else may see; a stick of green light."""
    (rng, bare), m, (x, y) = minis.slate(5, "#2a4a44", 0.12, "#20261f", 0.45), hive.materials(), boards.sheet((5.0, 6.6), 160)
    clip, tags, board = Mesh("clip"), Mesh("tags"), ((-0.7, 1.3, still.TOP), (0, 0, 0.2))
    chrome, steel = surface("chrome", "#b0b4b0", rough=0.22, metal=1, var=0.25, scale=3), surface("tag steel", "#c8c4b8", rough=0.3, metal=1, var=0.4, scale=4, bump=0.1, bump_scale=14)
    Mesh("board").box((0, 0, 0.08), (5.7, 7.8, 0.16), surface("hardboard", "#4a3422", rough=0.6, var=0.35, scale=5, bump=0.1, bump_scale=30)).place(0.05, *board)
    row, v, lines = np.floor(y / 0.34), np.modf(abs(y / 0.34 - np.floor(y / 0.34)))[0], (y < 1.75) & (y > -2.7) & (abs(x) < 2.1)
    struck = lines & (abs(v - 0.5) < 0.34) & (abs(x - 1.5 * np.sin(5 * row)) < 0.5 + 0.9 * (np.sin(9 * row) > 0)) & (np.sin(7 * row) > -0.5)
    head = (boards.symbol(4, (x + 1.6) / 0.5, (y - 2.5) / 0.5) > 0) | boards.writing(0.5 * x, 0.45 * y) & (x > -0.8) & (x < 2.1) & (abs(y - 2.5) < 0.5) | (abs(y - 1.9) < 0.02) & (abs(x) < 2.1)
    rgb = display("#d8d2bc") * (0.8 + 0.3 * fractal_noise(*x.shape, 7, 3, 5))[..., None]
    rgb = boards.lay(rgb, display("#26241f"), 0.85 * (head | lines & boards.writing(0.7 * x, y / 1.7)))
    rgb = boards.lay(rgb, display("#0c0c0b"), 0.97 * struck)
    Mesh("order").box((0, -0.25, 0.18), (5.0, 6.6, 0.03), boards.printed("order", rgb, bump=0)).place(0.005, *board)
    clip.box((0, 3.55, 0.22), (2.6, 0.75, 0.1), chrome)
    clip.tube([(-1.3, 3.1, 0.3), (1.3, 3.1, 0.3)], 0.13, chrome, 16)
    clip.tube([(-0.9, 3.5, 0.3), (-0.9, 4.3, 0.5), (0.9, 4.3, 0.5), (0.9, 3.5, 0.3)], 0.1, chrome, 12)
    clip.place(0.04, *board)
    for k, (at, turn) in enumerate((((0.6, -0.5, 0.06), 0.9), ((1.35, -0.2, 0.12), 0.35))):
        tags.frame = placement(at, (0.03, 0.04 * k, turn))
        outline = [(u + 0.42 * math.cos(a), 0.5 * math.sin(a)) for u, start in ((0.5, -0.5), (-0.5, 0.5)) for a in (math.pi * (start + t) for t in steps(14))]
        tags.prism(outline, 0, 0.05, steel)
        tags.tube([(*q, 0.05) for q in [*outline, outline[0]]], 0.035, steel, 8)
        for n in range(3):
            tags.box((0.08 - 0.1 * (n % 2), 0.2 - 0.2 * n, 0.055), (0.9 - 0.2 * (n % 2), 0.07, 0.03), steel)
    tags.frame = placement((0, 0, 0))
    for px, py, pz in CubicSpline(range(8), [(0.1, -1.1, 0.1), (-1.0, -1.8, 0.06), (-1.8, -0.6, 0.06), (-0.6, 0.5, 0.06), (0.8, 1.2, 0.06), (2.4, 0.6, -0.1), (2.6, -0.8, -0.14), (2.05, 0.05, 0.14)])(np.linspace(0, 7, 110)):
        tags.ball((px, py, pz), 0.05, chrome, detail=2)
    tags.place(0.008, smooth=50)
    minis.cards([(3.2, 1.7, -0.5), (4.2, 2.0, -0.75)], "#16382a", "#d8b060")
    for start, long, wide, material in ((-1.6, 3.2, 0.2, glow("stick", GREEN, 1.5)), (-1.85, 0.4, 0.25, m["dark"]), (1.45, 0.6, 0.25, m["dark"])):
        Mesh("stick").cylinder((0, start, 0), wide, long, material, 24, rot=(-math.pi / 2, 0, 0)).place(0.06, (4.1, -1.5, 0.05), (0, 0, 0.75), shadow=False)
    for u in (-1, 0, 1):
        stage.point((4.1 - u * math.sin(0.75), -1.5 + u * math.cos(0.75), 0.5), 50, GREEN, 0.6)
    minis.stand(minis.primed(lambda: soldiers.operative(bare, bare, None, "ready", "visor", "box", "rifle", 1.12, 3), 2.3, 0.7, paint=("#4a4640", "#d0742c", "#a0a4a8*"), ring="#d8742c"), [(4.6, 5.2, 2.6)], still.TOP)
    stage.area((-7, 1, 5), (0, 0.5, 0), 1.6, 900, "#ffbe78")
    stage.area((3, 10, 6), (1, 2, 0), 4, 420, "#4ad080")
    stage.camera((-0.6, -9.2, 7.4), (0.9, 0.75, 0.2), 42, focus=(0.7, -0.3, 0.1), fstop=0.6, light=(4.1, -1.5, 0.1))


def grade_nest(pic):
    pic.calm(0.0022 * pic.h, smoothstep(pic.normal[..., 2], 0.75, 0.95))
    pic.mist("flare", 0.45, ("#74d898", 0.36), ("#123522", 0.16), 0.024, 20, 0.85, (0.5 + 0.7 * (pic.y - 0.2)).clip(0.3, 1) * (0.5 + 0.9 * pic.noise(3, 4, 2.0)))
    pic.rays("flare", 0.3, linear(GREEN, 1.2), 0.5, 0.9, pic.near("flare", 0.2), (10, 12))
    pic.glow("flare", 0.16, linear(GREEN, 0.22), (pic.depth > 20) * 1.0)
    pic.develop(1.35, 1.3, 0.9, ("#12302a", "#ffeec0", 0.15), (0.5, (0.6, 0.5), 0.9), (0.16, 1.0))


def grade_door(pic):
    pic.fog(linear("#4ad080", 0.3), 0.09, 10.6, 0.9, 0.5 + 0.9 * pic.noise(3, 4, 2.0))
    pic.glow("flare", 0.2, linear(GREEN, 0.05))
    pic.rgb = pic.rgb * (1 - 0.75 * smoothstep(pic.y, 0.72, 1.0))[..., None]
    pic.develop(1.0, 1.32, 1.0, ("#12302a", "#ffeec0", 0.15), (0.5, (0.6, 0.5), 0.9), (0.14, 1.0))


SHOTS = {
    "closing": Shot(orders, lambda pic: studio.grade(pic, GREEN, "#12302a", 0.3, 0.04, 1.1, behind=14), samples=40, far=60, bounces=(3, 2, 2)),
    "hero": Shot(stage.view(breach, (-2.3, -6.6, 1.8), (-0.1, 2.6, 1.25), 36, focus=(1.2, 1.5, 0.8), fstop=0.6), grade_door, samples=28, far=60, bounces=(3, 2, 2)),
    "tile": Shot(stage.view(breach, (0.5, -5.3, 1.5), (1.75, 3, 1.15), 37), grade_door, samples=28, far=60, bounces=(3, 2, 2)),
    "feature-3": Shot(nest, grade_nest, samples=20, far=80, bounces=(2, 1, 2)),
    "feature-2": Shot(rounds, lambda pic: (minis.finish(pic, "#8fe0a8", "#1a3430", 11, 0.05, ev=1.1, glow=0.05, spread=0.34), pic.sharpen(0.6, 0.7)), samples=24, far=60, bounces=(3, 2, 2)),
    "feature-1": Shot(table, lambda pic: minis.finish(pic, "#8fe0a8", "#1a3430", 15, 0.035, ev=1.6, glow=0.05, spread=0.34), samples=14, far=90, bounces=(3, 2, 2)),
}
