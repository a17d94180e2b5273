"""Nemesis, Retaliation: marines break a brood in a bunker; warm lamps on this side, phosphor-green light on the other."""
import math
import random

import numpy as np
from scipy.interpolate import CubicSpline

from kits import aliens, boxes, minis, soldiers, still, terrain
from lib.tools import Mesh, Sculpt, Shot, glow, linear, placement, product, smoothstep, stage, surface

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


def helmet(at, turn, size):
    """A marine's helmet that looks along -Y: a ribbed shell with a brow, a slit of gold for the eyes, a breathing mask, a lamp that has gone out."""
    shell, dark, s, fit = surface("shell", "#4a4f40", rough=0.36, metal=0.55, var=0.3, scale=4, streak=0.3, edge=0.8, bump=0.05, bump_scale=14), surface("rubber", "#14161a", rough=0.4, metal=0.4, edge=0.5), Sculpt((-1.4, -1.5, -1.2), (1.4, 1.5, 1.4), 0.014), Mesh("fittings")
    groove = lambda at: 0.04 * np.exp(-((at / 0.015) ** 2))
    s.ellipsoid((0, 0.08, 0.1), (0.98, 1.16, 1.0), relief=lambda p, t: groove(abs(p[..., 0]) - 0.42) + groove(p[..., 1] - 0.5) + groove(p[..., 2] - 0.1 - 0.25 * p[..., 1]) * (p[..., 1] > 0.5))
    s.chain([(0, 0.08 + 1.16 * math.sin(t), 0.1 + 1.02 * math.cos(t)) for t in np.linspace(-1.0, 1.6, 10)], [0.1, 0.15, *[0.17] * 7, 0.12], 0.05)
    for part in (((0, -0.45, -0.44), (1.5, 1.36, 0.94), 0.42, 0.1), ((0, -0.68, 0.46), (1.66, 0.9, 0.18), 0.08, 0.04, (0.22, 0, 0)), ((0, -1.06, 0.1), (1.6, 0.9, 0.46), 0.12, 0.02, (0, 0, 0), True), ((0, -1.05, -0.46), (0.62, 0.5, 0.46), 0.12, 0.05, (0.3, 0, 0)), ((0, 0, -1.2), (4, 4, 0.7), 0.02, 0.02, (0, 0, 0), True)):
        s.block(*part)
    for x in (-1, 1):
        s.ellipsoid((0.94 * x, 0.12, -0.05), (0.2, 0.48, 0.48), 0.04)
        s.ellipsoid((1.14 * x, 0.12, -0.05), (0.14, 0.3, 0.3), 0.02, cut=True)
        s.block((0.7 * x, -0.72, -0.34), (0.3, 0.5, 0.44), 0.08, 0.03, (0.2, 0, 0.5 * x))
        fit.cylinder((x, 0.12, -0.05), 0.2, 0.12, dark, 32, rot=(0, x * math.pi / 2, 0)).cylinder((0.4 * x, -0.98, -0.5), 0.24, 0.3, dark, 36, 0.2, rot=(1.87, 0, 0.5 * x)).cylinder((0.48 * x, -1.24, -0.58), 0.14, 0.06, shell, 30, rot=(1.87, 0, 0.5 * x))
    s.place("helmet", shell, at, turn, size)
    fit.ball((0, 0.1, 0.1), 1, surface("visor", "#ffb348", rough=0.05, metal=1, var=0.1), (0.88, 1.03, 0.9), 5).box((-0.86, -0.5, 0.6), (0.14, 0.36, 0.3), dark)
    fit.cylinder((-0.92, -0.5, 0.72), 0.16, 0.6, dark, 32, rot=(1.67, 0, 0.1)).cylinder((-0.95, -0.95, 0.68), 0.2, 0.18, dark, 32, rot=(1.67, 0, 0.1)).place(0.012, at, turn, size, smooth=50)


def grip():
    """The ramp of a dropship is almost up when long claws close over its edge; on the wet deck before it the box leans ajar, beside it a helmet."""
    m, deck, hull, s, opening = aliens.materials(), Mesh("deck"), Mesh("hull"), Sculpt((-1.5, 16.5, 9.5), (15.5, 32, 22.5), 0.075), [(-11, -1), (11, -1), (11, 13.5), (9.4, 16.6), (-9.4, 16.6), (-11, 13.5)]
    plate, steel, dark = surface("plate", "#4c5250", rough=0.38, metal=0.35, var=0.4, scale=0.35, streak=0.3, edge=0.4), surface("hull steel", "#3a4242", rough=0.4, metal=0.8, var=0.45, scale=0.3, streak=0.8, edge=0.5), surface("dark steel", "#15191a", rough=0.4, metal=0.7, var=0.4, edge=0.4)
    for i, j in product(range(-26, 27), range(-24, 18)):
        deck.prism([(-0.27, 0), (0, 0.065), (0.27, 0), (0, -0.065)], 0, 0.05, plate, placement((0.52 * i, 0.52 * j - 0.5, 0), (0, 0, (0.8, -0.8)[(i + j) % 2])), 0.5)
    deck.box((0, 0, -0.2), (60, 50, 0.4), plate).at(placement((-3.7, 1.9, 0), (0, 0, -0.3))).box((0, 0, 1.0), (4.6, 1.7, 2.0), m["wet"]).box((0, 0, 2.1), (4.8, 1.9, 0.4), m["wet"]).place(0.02)
    terrain.heightfield(surface("water", "#040706", rough=0.03, var=0, bump=0.02, bump_scale=0.8, specular=0.8), lambda x, y: 0.032 + 0.02 * terrain.fractal(x, y, 5, 3), (-14, 14), (-13, 8.4), 0.2)
    ramp = hull.at(placement((0, 9, 0), (math.atan2(12, 11), 0, 0)))
    ramp.box((0, 8.1, -0.5), (21.2, 16.4, 0.8), steel).box((0, 16.1, 0.05), (21.4, 0.9, 1.1), m["stripe"]).box((-10.2, 8, 0.3), (0.9, 16, 0.9), dark).box((10.2, 8, 0.3), (0.9, 16, 0.9), dark)
    for x, k, q in product((-5.4, 0, 5.4), range(5), range(-1, 3)):
        ramp.box(*(((x, 1.7 + 2.9 * k, -0.05), (4.9, 2.5, 0.2), steel) if q < 0 else ((x, 1.0 + 2.9 * k + 0.7 * q, 0.09), (4.2, 0.16, 0.14), dark)))
    for k in range(-9, 10):
        ramp.prism([(1.15 * k + dx, y) for dx, y in ((-0.6, 15.63), (-0.03, 15.63), (0.6, 16.57), (0.03, 16.57))], -0.52, 0.62, dark)
    for y, grow, deep in ((20.6, 1.0, 2), (18.8, 1.05, 1.4), (12, 1.06, 1.0), (7, 1.08, 1.0)):
        hull.ring([(4 * x, 4 * z) for x, z in opening], [(grow * x, grow * z) for x, z in opening], y, y + deep, steel)
    for side in (-1, 1):
        hull.box((side * 12.4, 10, 8), (0.4, 26, 30), dark).ball((side * 7.2, 18.7, 17.7), 0.3, glow("alarm", "#ffa840", 12), (1.5, 0.6, 0.8))
        hull.tube([(side * 11.4, 8.6, 9.5), (side * 10.6, 13.4, 8.4)], 0.62, dark, 24).tube([(side * 11.4, 8.6, 9.5), (side * 10.2, 17.4, 8.9)], 0.34, surface("piston", "#c8ccd0", rough=0.15, metal=1, var=0.1), 24)
    hull.place(0.05, segments=3)
    s.chain([(4.6, 23.5, 13.1), (6.8, 23.8, 13.5), (9.4, 26.6, 16.6), (14, 31, 21)], [1.3, 1.3, 0.62, 0.9], 0.3)
    for x, up, down, out, base in ((-0.2, -0.3, 0.4, -1.5, 3.9), (2.9, 0.1, -1.0, -0.6, 5.1), (5.9, 0.0, -0.7, 0.2, 6.4), (8.7, -0.7, 0.6, 0.9, 7.5)):
        s.chain([(base, 23.2, 13.8), (0.55 * x + 0.45 * base, 21.7, 15.7 + up), (x - 0.2 * out, 20.2, 15.2 + up), (x + 0.3 * out, 18.5, 12.9 + 0.5 * up), (x + 0.2 * out, 17.6, 11.7)], [0.7, 0.64, 0.52, 0.66, 0.36], 0.2, relief=lambda p, t: 0.05 * np.sin(p[..., 2] * 7 + 5 * t))
        tip = CubicSpline(range(4), [(x + 0.3 * out, 18.5, 13.0 + 0.5 * up), (x + 0.4 * out, 16.9, 11.2), (x, 15.9, 9.2 + down), (x - 0.9 * out, 16.0 + 0.7 * down, 7.2 + down)])
        Mesh("claw").tube(tip(np.linspace(0, 3, 60)), lambda t: 0.5 * (1 - t) ** 0.7 + 0.012 + 0.012 * math.sin(70 * t) * (1 - t), surface("horn", "#0b0a09", rough=0.2, var=0.5, scale=2, coat=0.5), 24).place(smooth=60)
    s.place("fingers", surface("hide", "#171c18", rough=0.42, var=0.4, scale=1.2, bump=0.3, bump_scale=5, coat=0.2))
    helmet((3.7, -2.5, 1.3), (-0.1, -0.22, -0.55), 1.55)
    boxes.ajar("chevron", placement((-2.9, -0.4, 1.41), (1.22, 0, -0.4)), "#d8c8a0", "#ffa840", 0.17, 420)
    stage.spot((0, 60, 41), (0, -1, 0), 4500000, GREEN, 46, 0.3, 0.35)
    stage.areas(((3, 36, 20), (3, 20, 14), 14, 9000, GREEN), ((0, 13, 17), (0, 16, 8), 5, 420, GREEN), ((-9.8, -4, 5.2), (-2.9, -0.4, 1.4), 2.6, 680, "#ffb868"), ((-1, -9, 9), (3.7, -2.5, 1.3), 1.6, 900, "#ffb060"))
    stage.camera((0, -15, 3), (0, 20, 3), 35, (0, 0.1), flare=(-3, 60, 25), horizon=(0, 3000, 0))


def grade_door(pic):
    pic.fog(linear("#4ad080", 0.3), 0.09, 10.6, 0.9, 0.5 + 0.9 * pic.noise(3, 4, 2.0))
    pic.glow("flare", 0.2, linear(GREEN, 0.05))
    pic.dim(1 - 0.75 * smoothstep(pic.y, 0.72, 1.0))
    pic.develop(1.0, 1.32, 1.0, ("#12302a", "#ffeec0", 0.15), (0.5, (0.6, 0.5), 0.9), (0.14, 1.0))


SHOTS = {
    "closing": Shot(grip, lambda pic: (
        pic.sky(pic.mist((0.58, 0.2), 0.3, ("#86f2ae", 1.3), ("#2a8058", 0.3), 0.03, 33, 0.8, 0.6 + 0.7 * pic.noise(3, 4, 2.4)) * (0.3 + 1.4 * pic.noise(7, 4, 2.0))[..., None]),
        pic.rays("flare", 0.5, linear(GREEN, 1.0), 0.4, 0.9, pic.background, (12, 12)),
        pic.develop(1.0, 1.3, 1.05, ("#12302a", "#ffeec0", 0.15), (0.5, (0.5, 0.5), 0.9), (0.15, 1.0))), samples=32, far=80),
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
