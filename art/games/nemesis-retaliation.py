"""Nemesis, Retaliation: marines break a brood in a bunker; warm lamps on this side, phosphor-green light on the other."""
import math
import random

import numpy as np
from scipy.interpolate import CubicSpline

from kits import aliens, boxes, minis, soldiers, still, vessels
from lib.tools import Mesh, Shot, glow, linear, placement, product, smoothstep, stage, surface

GREEN, FIRE, ALARM = aliens.GREEN, "#ffcf7a", "#ff5a2a"


def breach():
    """The squad stands before a blast door that has opened by an arm's length: green light falls out on the printed floor, in it the shadow of what stands behind."""
    (rng, bare), m, wall, doors, lamps = minis.slate(5, "#24403a", 0.05, "#0e1110", 0.7), aliens.materials(), Mesh("wall"), Mesh("doors"), Mesh("lamps")
    steel, leaf = surface("frame", "#3c423f", rough=0.45, metal=0.7, var=0.5, scale=1.5, streak=0.6, edge=0.5), surface("leaf", "#6a5c40", rough=0.45, metal=0.5, var=0.5, scale=1.5, streak=0.8, edge=0.6)
    for y in (-0.4, 7.2):
        minis.board("square", (14, 7.4), "#a89a70", at=(0.6, y), cell=1.15, tints=("#33504c", "#4a5650", "#5a4a38", "#28484a"), seed=2)
    for k in range(-5, 6):
        x = 1.6 + 2.5 * k + 1.2 * ((k > 0) - (k < 0))
        if k:
            wall.box((x, 3.5, 3.2), (2.42, 0.5, 6.8), m["concrete"]).box((x, 3.3, 0.5), (2.2, 0.4, 0.9), steel).box((x + 1.25, 3.3, 2.2), (0.3, 0.7, 6.8), steel)
    for z in (3.1, 3.5, 4.0):
        wall.cylinder((-14, 3.0, z), 0.13 + 0.03 * z, 30, m["steel"], 16, rot=(0, math.pi / 2, 0))
    for side in (-1, 1):
        wall.box((1.6 + side * 2.0, 3.3, 1.6), (0.7, 1.1, 3.5), steel).box((1.6 + side * 2.0, 2.74, 1.0), (0.42, 0.08, 1.7), m["stripe"])
        for k in range(5):
            wall.box((1.6 + side * 2.0, 2.74, 0.35 + 0.33 * k), (0.46, 0.1, 0.12), m["dark"], (0, 0.6 * side, 0))
        wall.box((1.6 + side * 2.0, 2.74, 2.5), (0.34, 0.12, 0.4), m["dark"])
        doors.frame = placement((1.6 + side * 0.92, 3.35, -0.14), (math.pi / 2, 0, 0), (side, 1, 1))
        doors.prism([*((0.28 * (1, 0, 0, 1, 1, 0, 0, 1)[k], z) for k, z in enumerate((0, 0.5, 0.9, 1.2, 1.8, 2.1, 2.5, 3.0))), (1.3, 3.0), (1.3, 0)], -0.22, 0.22, leaf)
        for z in (0.55, 1.5, 2.45):
            doors.prism([(0.42, z - 0.34), (1.2, z - 0.34), (1.2, z + 0.34), (0.42, z + 0.34)], 0.2, 0.3, leaf)
        doors.prism([(0.3, 0.9), (1.3, 0.9), (1.3, 1.15), (0.3, 1.15)], 0.2, 0.24, m["stripe"])
        for k in range(4):
            doors.prism([(0.3 + 0.24 * k, 0.9), (0.42 + 0.24 * k, 0.9), (0.54 + 0.24 * k, 1.15), (0.42 + 0.24 * k, 1.15)], 0.2, 0.25, m["dark"])
        lamps.ball((1.6 + side * 2.0, 2.68, 2.5), 0.09, glow("alarm", ALARM, 7), (1, 0.6, 1.3))
        stage.point((1.6 + side * 2.0, 2.3, 2.5), 22, ALARM, 0.1)
        aliens.strands(wall.at(placement((1.6 + side * 2.4, 3.1, -0.14), scale=(0.3,) * 3)), m, (0, 0, 0), 1.6, 13, 9, rng)
    wall.box((1.6, 3.3, 3.3), (4.7, 1.2, 0.6), steel).box((1.6, 3.6, 5.0), (5.4, 0.4, 3.0), m["concrete"]).box((0, 12, 4), (40, 0.4, 12), m["wet"]).place(0.04)
    doors.place(0.03, smooth=0)
    lamps.place(shadow=False)
    for k, (pose, suit) in enumerate((("aim", "#d0742c"), ("ready", "#5888a8"), ("stride", "#c8bc9c"))):
        minis.stand(minis.primed(lambda pose=pose: soldiers.operative(bare, bare, None, pose, "visor", "box", "rifle", 1.12, 3, voxel=0.014), 1.15, 0.36, paint=("#4a4640", suit, "#a0a4a8*"), ring="#d8742c"), [(-0.55, 0.6, -0.5), (0.2, 1.4, -0.5), (3.0, 1.3, 0.5), (0.9, -0.5, -0.2)][k::3])
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
    m, rng, clutter = aliens.materials(), random.Random(7), Mesh("eggs")
    stage.ambient("#1c3a2a", 0.05)
    aliens.eggs(clutter, m, [s for s in ((1.9 * i + 0.95 * (j % 2) + rng.uniform(-0.4, 0.4), 2 + 1.7 * j + rng.uniform(-0.4, 0.4), 0, rng.uniform(0.75, 1.15)) for j in range(28) for i in range(-11, 12)) if math.hypot(s[0] - 0.6, (s[1] - 13.8) * 0.8) > 2.3], rng)
    clutter.box((0, 30, -0.1), (120, 120, 0.2), m["concrete"]).place()
    soldiers.operative(surface("fatigues", "#33382f", rough=0.85, var=0.3), surface("armour", "#5c6156", rough=0.5, var=0.35, edge=0.6, streak=0.4), None, "stride", "visor", "box", "none", 1.12, 3, loc=(0.8, 14.5, 0), rot=-0.1)
    stage.point((1.1, 15.6, 2.3), 1500, FIRE, 0.15)
    stage.spot((0, 60, 18), (0, 14, 0), 200000, GREEN, 50, 0.6, 0.6)
    stage.clamp(5)
    stage.camera((-0.8, -1.5, 7.0), (0.5, 15.5, 0.7), 34, flare=(-2, 50, 6))


def pillars():
    """Four painted marines on the last tiles that have been laid; what stands in the green mist beyond the door like pillars are the legs of their queen."""
    (rng, bare), m, queen, hall = minis.slate(5, "#2a4a44", 0.06, "#0c100e", 0.4), aliens.materials(), Mesh("queen"), Mesh("hall")
    for k, (x, y) in enumerate(((0.2, 1.9), (0.2, 6.4), (0.2, 10.9), (-4.3, 6.4), (4.7, 10.9), (-4.3, 15.4), (0.2, 15.4))):
        minis.board("square", (3.6, 3.6), "#d8c890", at=(x, y), cell=1.15, tints=("#33504c", "#5a645c", "#74583a", "#28484a"), seed=k + 2)
        minis.board("square", (1.5, 1.0), "#c8a060", at=(x, y + 2.25), cell=0.5, tints=("#4a4438",))
    hide = surface("hide", "#1c241c", rough=0.3, var=0.4, scale=1.2, bump=0.4, bump_scale=6, coat=0.4)
    for k, side in product(range(4), (-1, 1)):  # thigh, knee, shin, claw
        y, out = (6.6, 10.2, 15.0, 19.5)[k], (2.5, 3.7, 3.3, 2.4)[k]
        hip, knee, foot = (0.2 + 0.9 * side, 12.2 + 1.3 * k, 8.4), (0.2 + side * (out + 1.7), 0.5 * y + 6.2 + 0.5 * k, 10.4 - 0.3 * k), (0.2 + side * out, y, -0.2)
        queen.tube(CubicSpline((0, 0.4, 1), [hip, tuple(0.5 * (a + b) + c for a, b, c in zip(hip, knee, (0, 0, 0.8))), knee])(np.linspace(0, 1, 16)), lambda t: 0.42 - 0.1 * t, hide, 14)
        queen.tube(CubicSpline((0, 0.5, 1), [knee, tuple(0.5 * (a + b) + c for a, b, c in zip(knee, foot, (0.5 * side, 0, 0))), foot])(np.linspace(0, 1, 40)), lambda t: 0.05 + (0.3 + 0.14 * math.sin(2.6 * t)) * (1 - t) ** 0.6 + 0.02 * math.sin(50 * t) * (1 - t), hide, 14)
        queen.ball(knee, 0.46, hide, (1, 1, 1.1), 3)
        for at in ([a + (b - a) * q for a, b in zip(knee, foot)] for q in (0.16, 0.3, 0.46)):
            queen.tube([at, (at[0] + side * 0.55, at[1] - 0.1, at[2] + 0.6)], lambda t: 0.13 * (1 - t) + 0.005, hide, 8)
    for at, r, shape in (((0.2, 13.5, 8.3), 1.0, (1.15, 2.2, 0.95)), ((0.2, 19.5, 8.6), 2.2, (1.15, 1.9, 1.0)), ((0.2, 10.4, 7.5), 0.62, (0.9, 1.7, 0.7))):
        queen.ball(at, r, hide, shape, 4)
    for k, a in ((k, 0.27 * k) for k in range(-4, 5)):  # the crest of her head
        queen.tube([(0.2 + 0.3 * math.sin(a), 10.6, 7.7), (0.2 + 1.3 * math.sin(a), 11.0, 7.6 + 1.3 * math.cos(a)), (0.2 + 2.4 * math.sin(a) * (1 + 0.1 * abs(k)), 11.9, 7.7 + (2.5 - 0.12 * abs(k)) * math.cos(a))], lambda t: 0.2 * (1 - t) + 0.012, hide, 10)
    queen.place(smooth=60)
    for k, (pose, suit) in enumerate((("aim", "#d0742c"), ("ready", "#5888a8"), ("stride", "#c8bc9c"))):
        minis.stand(minis.primed(lambda pose=pose: soldiers.operative(bare, bare, None, pose, "visor", "box", "rifle", 1.12, 3, voxel=0.014), 0.95, 0.32, paint=("#4a4640", suit, "#a0a4a8*"), ring="#d8742c"), [(-0.85, 2.9, 0.25), (0.4, 1.9, -0.1), (1.25, 2.8, -0.2), (0.1, 3.6, 0.0)][k::3])
    for x, y in product((-9, 9.4), (9, 17, 25)):
        hall.box((x, y, 8), (1.9, 1.9, 17), m["dark"])
        aliens.strands(hall, m, (x, y, 0), 1.5, 13, 8, rng)
    hall.place(0.05)
    stage.area((0.2, 34, 9), (0.2, 0, 1), 12, 14000, GREEN, 9)
    stage.area((-5, -5, 4), (0.2, 2.4, 0.5), 2, 160, "#ffbe78")
    stage.camera((0.2, -5.6, 1.55), (0.2, 8, 1.55), 29, (0, 0.145), back=(0.2, 36, 5.6), horizon=(0, 3000, 0))


def specimen():
    """On the steel bench of a bunker's laboratory a jar of glowing fluid, in it what the nest had laid; behind it the shut box, a warm lamp on one side."""
    m, bench, room, rng = aliens.materials(), Mesh("bench"), Mesh("laboratory"), random.Random(4)
    plate = surface("plate", "#565c5c", rough=0.34, metal=0.8, var=0.45, scale=0.6, streak=0.3, edge=0.4)
    stage.ambient("#16302a", 0.25)
    for i, j in product(range(-22, 23), range(-12, 14)):
        bench.prism([(-0.2, 0), (0, 0.05), (0.2, 0), (0, -0.05)], 0, 0.035, plate, placement((0.36 * i, 0.36 * j, 0), (0, 0, (0.8, -0.8)[(i + j) % 2])), 0.5)
    bench.box((0, 0.2, -0.15), (40, 9.4, 0.3), plate).box((0, 4.85, 0.12), (40, 0.16, 0.5), m["steel"]).place(0.012)
    vessels.specimen_jar((1.55, -0.4, 0), GREEN)
    boxes.ajar("chevron", placement((-0.75, 2.3, 1.51), (math.pi / 2 - 0.04, 0, 0.3)), "#d8c8a0", FIRE, power=0, loose=placement((0, 0, 0.42)))
    for k in range(9):
        room.box((5.2 * k - 21, 19.6, 6), (5.1, 0.6, 18), m["concrete"]).box((5.2 * k - 18.4, 19.0, 6), (0.5, 0.9, 18), m["steel"])
    for z in (0.6, 5.2):
        room.box((8, 17.2, z), (18, 3, 0.24), m["steel"])
    for k in range(6):
        x, z = 1.2 + 2.9 * k, (0.7, 5.3)[k % 2]
        room.cylinder((x, 17.0, z), 0.9, 0.4, m["dark"], 40).cylinder((x, 17.0, z + 2.8), 0.95, 0.5, m["dark"], 40)
        Mesh("far jar").cylinder((x, 17.0, z + 0.4), 0.8, 0.3, glow(f"far {k}", GREEN, rng.uniform(0.3, 1.2)), 40).place(shadow=False)
        room.cylinder((x, 17.0, z + 0.4), 0.76, 2.4, m["wet"], 40)
    room.place(0.03)
    for x, z in ((-5.6, 7.3), (9.3, 7.9)):
        Mesh("lamp").ball((x, 17.6, z), 0.3, glow("lamp", "#ffae5c", 18), (1.6, 0.6, 0.7), 3).place(shadow=False)
        stage.point((x, 16.6, z - 0.4), 900, "#ffa050", 0.3)
    for at, to, *lamp in (((-6.5, -2.5, 5.2), (0.4, 0.6, 1.6), 1.8, 300, "#ffb878"), ((6.5, 4.5, 6.5), (1.4, 0, 2.4), 2.2, 600, "#cfe4ff"),
        ((-5.2, 4.6, 2.6), (-0.7, 2.2, 1.6), 1.2, 420, "#ffa860")):
        stage.area(at, to, *lamp)
    stage.camera((0.2, -11.9, 3.0), (0.15, 0, 2.1), 48, focus=(1.5, -1.3, 2), fstop=0.35, jar=(1.55, -0.4, 2.0))


def grade_door(pic):
    pic.fog(linear("#4ad080", 0.3), 0.09, 10.6, 0.9, 0.5 + 0.9 * pic.noise(3, 4, 2.0))
    pic.glow("flare", 0.2, linear(GREEN, 0.05))
    pic.dim(1 - 0.75 * smoothstep(pic.y, 0.72, 1.0))
    pic.develop(1.0, 1.32, 1.0, ("#12302a", "#ffeec0", 0.15), (0.5, (0.6, 0.5), 0.9), (0.14, 1.0))


SHOTS = {
    "closing": Shot(specimen, lambda pic: (
        pic.glow("jar", 0.5, linear(GREEN, 0.02)),
        pic.dim(1 - 0.62 * (1 - pic.x / 0.42).clip(0, 1) ** 0.6 * smoothstep(pic.y, 0.55, 0.85)),
        pic.develop(1.0, 1.3, 1.1, ("#12302a", "#ffeec0", 0.12), (0.5, (0.55, 0.5), 0.9), (0.15, 1.0))), samples=28, bounces=(6, 2, 3)),
    "hero": Shot(stage.view(breach, (-2.3, -6.6, 1.8), (-0.1, 2.6, 1.25), 36, focus=(1.2, 1.5, 0.8), fstop=0.6), grade_door, samples=28),
    "tile": Shot(stage.view(breach, (0.5, -5.3, 1.5), (1.75, 3, 1.15), 37), grade_door, samples=28),
    "feature-3": Shot(nest, lambda pic: (
        pic.calm(0.0022 * pic.h, smoothstep(pic.normal[..., 2], 0.75, 0.95)),
        pic.mist("flare", 0.45, ("#74d898", 0.36), ("#123522", 0.16), 0.024, 20, 0.85, (0.5 + 0.7 * (pic.y - 0.2)).clip(0.3, 1) * (0.5 + 0.9 * pic.noise(3, 4, 2.0))),
        pic.rays("flare", 0.3, linear(GREEN, 1.2), 0.5, 0.9, pic.near("flare", 0.2), (10, 12)),
        pic.glow("flare", 0.16, linear(GREEN, 0.22), (pic.depth > 20) * 1.0),
        pic.develop(1.35, 1.3, 0.9, ("#12302a", "#ffeec0", 0.15), (0.5, (0.6, 0.5), 0.9), (0.16, 1.0))), samples=20, far=80, bounces=(2, 1, 2)),
    "feature-2": Shot(rounds, lambda pic: (minis.finish(pic, "#8fe0a8", "#1a3430", 11, 0.05, ev=1.1, glow=0.05, spread=0.34), pic.sharpen(0.6, 0.7))),
    "feature-1": Shot(pillars, lambda pic: minis.finish(pic, "#8fe0a8", "#1a3430", 7, 0.075, ev=1.2, glow=0.05, spread=0.4), far=90),
}
