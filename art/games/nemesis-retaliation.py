"""Nemesis, Retaliation: marines break a brood in a bunker; warm lamps on this side, phosphor-green light on the other."""
import math
import random

import numpy as np
from scipy.interpolate import CubicSpline

from kits import aliens, boards, hive, minis, soldiers, still, terrain
from lib.tools import Mesh, Sculpt, Shot, glow, linear, placement, product, smoothstep, stage, surface

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
            wall.box((x, 3.5, 3.2), (2.42, 0.5, 6.8), m["concrete"]).box((x, 3.3, 0.5), (2.2, 0.4, 0.9), steel).box((x + 1.25, 3.3, 2.2), (0.3, 0.7, 6.8), steel)
    for z in (3.1, 3.5, 4.0):
        wall.cylinder((-14, 3.0, z), 0.13 + 0.03 * z, 30, m["steel"], 16, rot=(0, math.pi / 2, 0))
    for side in (-1, 1):
        wall.box((1.6 + side * 2.0, 3.3, 1.6), (0.7, 1.1, 3.5), steel).box((1.6 + side * 2.0, 2.74, 1.0), (0.42, 0.08, 1.7), m["stripe"])
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
    wall.box((1.6, 3.3, 3.3), (4.7, 1.2, 0.6), steel).box((1.6, 3.6, 5.0), (5.4, 0.4, 3.0), m["concrete"]).box((0, 12, 4), (40, 0.4, 12), m["wet"]).place(0.04)
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
    clutter.box((0, 30, -0.1), (120, 120, 0.2), m["concrete"]).place()
    soldiers.operative(surface("fatigues", "#33382f", rough=0.85, var=0.3), surface("armour", "#5c6156", rough=0.5, var=0.35, edge=0.6, streak=0.4), None, "stride", "visor", "box", "none", 1.12, 3, loc=(0.8, 14.5, 0), rot=-0.1)
    stage.point((1.1, 15.6, 2.3), 1500, FIRE, 0.15)
    stage.spot((0, 60, 18), (0, 14, 0), 200000, GREEN, 50, 0.6, 0.6)
    stage.clamp(5)
    stage.camera((-0.8, -1.5, 7.0), (0.5, 15.5, 0.7), 34, flare=(-2, 50, 6))


def pillars():
    """Four painted marines on the last tiles that have been laid; what stands in the green mist beyond the door like pillars are the legs of their queen."""
    (rng, bare), m, queen, hall = minis.slate(5, "#2a4a44", 0.06, "#0c100e", 0.4), hive.materials(), Mesh("queen"), Mesh("hall")
    for k, (x, y) in enumerate(((0.2, 1.9), (0.2, 6.4), (0.2, 10.9), (-4.3, 6.4), (4.7, 10.9), (-4.3, 15.4), (0.2, 15.4))):
        minis.board("square", (3.6, 3.6), "#d8c890", at=(x, y), cell=1.15, tints=("#33504c", "#5a645c", "#74583a", "#28484a"), seed=k + 2)
        minis.board("square", (1.5, 1.0), "#c8a060", at=(x, y + 2.25), cell=0.5, tints=("#4a4438",))
    hide = surface("hide", "#1c241c", rough=0.3, var=0.4, scale=1.2, bump=0.4, bump_scale=6, coat=0.4)
    for k, side in product(range(4), (-1, 1)):  # thigh, knee, shin, claw
        y, out = (6.6, 10.2, 15.0, 19.5)[k], (2.5, 3.7, 3.3, 2.4)[k]
        hip, knee, foot = (0.2 + 0.9 * side, 12.2 + 1.3 * k, 8.4), (0.2 + side * (out + 1.7), 0.5 * y + 6.2 + 0.5 * k, 10.4 - 0.3 * k), (0.2 + side * out, y, -0.2)
        queen.tube(CubicSpline((0, 0.4, 1), [hip, tuple(0.5 * (a + b) + c for a, b, c in zip(hip, knee, (0, 0, 0.8))), knee])(np.linspace(0, 1, 16)), lambda t: 0.42 - 0.1 * t, hide, 14)
        bow = tuple(0.5 * (a + b) + c for a, b, c in zip(knee, foot, (0.5 * side, 0, 0)))
        queen.tube(CubicSpline((0, 0.5, 1), [knee, bow, foot])(np.linspace(0, 1, 40)), lambda t: 0.05 + (0.3 + 0.14 * math.sin(2.6 * t)) * (1 - t) ** 0.6 + 0.02 * math.sin(50 * t) * (1 - t), hide, 14)
        queen.ball(knee, 0.46, hide, (1, 1, 1.1), 3)
        for q in (0.16, 0.3, 0.46):
            at = [a + (b - a) * q for a, b in zip(knee, foot)]
            queen.tube([at, (at[0] + side * 0.55, at[1] - 0.1, at[2] + 0.6)], lambda t: 0.13 * (1 - t) + 0.005, hide, 8)
    for at, r, shape in (((0.2, 13.5, 8.3), 1.0, (1.15, 2.2, 0.95)), ((0.2, 19.5, 8.6), 2.2, (1.15, 1.9, 1.0)), ((0.2, 10.4, 7.5), 0.62, (0.9, 1.7, 0.7))):
        queen.ball(at, r, hide, shape, 4)
    for k in range(-4, 5):  # the crest of her head
        a = 0.27 * k
        queen.tube([(0.2 + 0.3 * math.sin(a), 10.6, 7.7), (0.2 + 1.3 * math.sin(a), 11.0, 7.6 + 1.3 * math.cos(a)), (0.2 + 2.4 * math.sin(a) * (1 + 0.1 * abs(k)), 11.9, 7.7 + (2.5 - 0.12 * abs(k)) * math.cos(a))], lambda t: 0.2 * (1 - t) + 0.012, hide, 10)
    queen.place(smooth=60)
    for k, (pose, suit) in enumerate((("aim", "#d0742c"), ("ready", "#5888a8"), ("stride", "#c8bc9c"))):
        spots = [(-0.85, 2.9, 0.25), (0.4, 1.9, -0.1), (1.25, 2.8, -0.2), (0.1, 3.6, 0.0)][k::3]
        minis.stand(minis.primed(lambda pose=pose: soldiers.operative(bare, bare, None, pose, "visor", "box", "rifle", 1.12, 3, voxel=0.014), 0.95, 0.32, paint=("#4a4640", suit, "#a0a4a8*"), ring="#d8742c"), spots)
    for x, y in product((-9, 9.4), (9, 17, 25)):
        hall.box((x, y, 8), (1.9, 1.9, 17), m["dark"])
        hive.strands(hall, m, (x, y, 0), 1.5, 13, 8, rng)
    hall.place(0.05)
    stage.area((0.2, 34, 9), (0.2, 0, 1), 12, 14000, GREEN, 9)
    stage.area((-5, -5, 4), (0.2, 2.4, 0.5), 2, 160, "#ffbe78")
    stage.camera((0.2, -5.6, 1.55), (0.2, 8, 1.55), 29, (0, 0.145), back=(0.2, 36, 5.6), horizon=(0, 3000, 0))


def fallen():
    """A rifle stands in the mud, muzzle down, a helmet on its butt and two tags on a chain that turn in the wind; those who are left walk on into the light of a green flare."""
    rifle, kit, s = Mesh("rifle"), Mesh("kit"), Sculpt((-0.3, -0.3, -0.2), (0.3, 0.3, 0.3), 0.006)
    black, steel = surface("gun metal", "#15181a", rough=0.4, metal=0.7, var=0.3, scale=8, edge=0.6), surface("tag steel", "#c8c4b8", rough=0.28, metal=1, var=0.3, scale=14)
    land = lambda x, y: 0.05 * terrain.fractal(x, y, 2.4, 3) + 0.025 * terrain.fractal(x, y, 0.5, 6) + 0.1 * math.exp(-((x * x + y * y) / 0.05))
    terrain.heightfield(surface("mud", "#1a1c18", rough=0.45, var=0.4, scale=3, bump=0.3, bump_scale=16), land, (-3.4, 3.4), (-2.2, 6), 0.03)
    terrain.heightfield(surface("far mud", "#1a1c18", rough=0.5, var=0.4, scale=1), land, (-40, 40), (6, 70), 0.4)
    terrain.sea(surface("water", "#050806", rough=0.04, var=0, bump=0.02, bump_scale=6, specular=0.8), -0.025, 200)
    rifle.frame = placement((0, 0, 0.04), (math.pi / 2, 0.07, 0))
    parts = (((-0.04, 0.24), (0.045, 0.22), (0.05, 0.52), (-0.05, 0.52)), ((-0.055, 0.5), (0.05, 0.5), (0.045, 0.82), (-0.055, 0.82)), ((0.04, 0.56), (0.04, 0.68), (0.15, 0.65), (0.14, 0.53)),
        ((0.04, 0.74), (0.04, 0.82), (0.15, 0.9), (0.19, 0.86)), ((-0.05, 0.8), (0.035, 0.8), (0.085, 1.1), (-0.055, 1.1)), ((-0.06, 1.08), (0.09, 1.08), (0.09, 1.13), (-0.06, 1.13)), ((-0.07, 0.4), (-0.045, 0.42), (-0.045, 0.78), (-0.07, 0.78)))
    for k, part in enumerate(parts):
        rifle.prism(part, -0.022 - 0.004 * (k % 2), 0.022 + 0.004 * (k % 2), black)
    sling = CubicSpline(range(5), [(-0.04, 1.02, 0.03), (-0.2, 0.8, 0.05), (-0.24, 0.55, 0.04), (-0.14, 0.36, 0.03), (-0.03, 0.3, 0.03)])
    rifle.tube(sling(np.linspace(0, 4, 50)), 0.009, black, 16).place(0.006, smooth=40)
    kit.frame = placement((0, 0, 0.04), (0, 0.07, 0))
    kit.tube([(0, 0, -0.1), (0, 0, 0.24)], 0.014, black, 16).tube([(0, 0, 0.02), (0, 0, 0.09)], 0.022, black, 16).tube([(-0.1, 0, 0.56), (-0.1, 0, 0.78)], 0.028, black, 16)
    for z, r, shape, more in ((0.02, 1, (0.165, 0.2, 0.16), {}), (-0.13, 1, (0.3, 0.3, 0.1), dict(cut=True)), (0.0, 1, (0.14, 0.17, 0.13), dict(cut=True))):
        s.ellipsoid((0, 0, z), shape, 0.01, **more)
    for side in (-1, 1):
        s.block((0.165 * side, 0, -0.02), (0.05, 0.12, 0.13), 0.02, 0.008)
    s.block((0, -0.19, 0.03), (0.24, 0.06, 0.05), 0.02, 0.01)
    s.place("helmet", surface("helmet", "#2a2e28", rough=0.5, var=0.3, scale=8, edge=0.6), (0.08, 0, 1.2), (-0.1, 0.16, 0.5), 1)
    hang = [(0.16, -0.03, 0.87), (0.175, -0.05, 0.7), (0.2, -0.06, 0.53)]
    for x, y, z in CubicSpline(range(3), hang)(np.linspace(0, 2, 44)):
        kit.ball((x, y, z), 0.005, steel, detail=1)
    for k, (turn, lean) in enumerate(((0.5, 0.12), (-0.5, -0.16))):
        kit.frame = placement((0.238 + 0.016 * k, -0.064 - 0.012 * k, 0.57), (0, lean, turn), (1.4,) * 3)
        outline = [(0.026 * math.cos(a), -0.045 + 0.026 * math.sin(a) - 0.022 * (math.sin(a) < 0) + 0.022 * (math.sin(a) > 0)) for a in np.linspace(0, math.tau, 33)[:-1]]
        kit.prism([(x, z) for x, z in outline], -0.0015, 0.0015, steel, placement((0, 0, 0), (math.pi / 2, 0, 0)))
    kit.place(0.002, smooth=40)
    cloth, armour = surface("fatigues", "#33382f", rough=0.85, var=0.3), surface("armour", "#5c6156", rough=0.5, var=0.35, edge=0.6)
    squad = [(-3.4, 17, -0.05), (-1.9, 19.5, 0.1), (-0.6, 18, -0.1), (1.0, 21, 0.05), (4.3, 17.5, 0.1), (6.0, 20, -0.1)]
    boards.crowd(lambda: soldiers.operative(cloth, armour, None, "stride", "visor", "box", "rifle", 1.12, 3, voxel=0.02), [(x, y, land(x, y), turn, 1.0 + 0.05 * (k % 2)) for k, (x, y, turn) in enumerate(squad)])
    stage.ambient("#1c3a2a", 0.08)
    stage.point((1.4, 34, 2.6), 26000, GREEN, 0.3, name="flare")
    stage.area((2, 9, 3), (0, 0, 0.6), 3, 260, GREEN)
    stage.area((-0.3, 2.4, 2.4), (0, 0, 1.1), 0.8, 50, GREEN)
    stage.spot((1.5, -1.4, 0.9), (0.25, -0.06, 0.56), 110, "#ffb070", 9, 0.8, 0.1)
    stage.camera((-0.35, -2.9, 0.55), (0.1, 8, 0.62), 40, (0, 0.1), focus=2.95, fstop=4.0, horizon=(0, 900, 0))


def grade_nest(pic):
    pic.calm(0.0022 * pic.h, smoothstep(pic.normal[..., 2], 0.75, 0.95))
    pic.mist("flare", 0.45, ("#74d898", 0.36), ("#123522", 0.16), 0.024, 20, 0.85, (0.5 + 0.7 * (pic.y - 0.2)).clip(0.3, 1) * (0.5 + 0.9 * pic.noise(3, 4, 2.0)))
    pic.rays("flare", 0.3, linear(GREEN, 1.2), 0.5, 0.9, pic.near("flare", 0.2), (10, 12))
    pic.glow("flare", 0.16, linear(GREEN, 0.22), (pic.depth > 20) * 1.0)
    pic.develop(1.35, 1.3, 0.9, ("#12302a", "#ffeec0", 0.15), (0.5, (0.6, 0.5), 0.9), (0.16, 1.0))


def grade_fallen(pic):
    mist = pic.mist("flare", 0.42, ("#7ae8a0", 0.6), ("#0f3026", 0.12), 0.05, 4, 0.97, 0.6 + 0.7 * pic.noise(3, 4, 2.4))
    pic.sky(mist)
    for size, gain in ((0.016, 60), (0.06, 3.0), (0.25, 0.25)):
        pic.glow("flare", size, linear(GREEN, gain), smoothstep(pic.depth, 16, 30))
    pic.develop(1.0, 1.34, 1.0, ("#12302a", "#ffeec0", 0.15), (0.5, (0.5, 0.5), 0.9), (0.15, 1.0))


def grade_door(pic):
    pic.fog(linear("#4ad080", 0.3), 0.09, 10.6, 0.9, 0.5 + 0.9 * pic.noise(3, 4, 2.0))
    pic.glow("flare", 0.2, linear(GREEN, 0.05))
    pic.rgb = pic.rgb * (1 - 0.75 * smoothstep(pic.y, 0.72, 1.0))[..., None]
    pic.develop(1.0, 1.32, 1.0, ("#12302a", "#ffeec0", 0.15), (0.5, (0.6, 0.5), 0.9), (0.14, 1.0))


SHOTS = {
    "closing": Shot(fallen, grade_fallen, samples=40, far=80, bounces=(3, 2, 2)),
    "hero": Shot(stage.view(breach, (-2.3, -6.6, 1.8), (-0.1, 2.6, 1.25), 36, focus=(1.2, 1.5, 0.8), fstop=0.6), grade_door, samples=28, far=60, bounces=(3, 2, 2)),
    "tile": Shot(stage.view(breach, (0.5, -5.3, 1.5), (1.75, 3, 1.15), 37), grade_door, samples=28, far=60, bounces=(3, 2, 2)),
    "feature-3": Shot(nest, grade_nest, samples=20, far=80, bounces=(2, 1, 2)),
    "feature-2": Shot(rounds, lambda pic: (minis.finish(pic, "#8fe0a8", "#1a3430", 11, 0.05, ev=1.1, glow=0.05, spread=0.34), pic.sharpen(0.6, 0.7)), samples=24, far=60, bounces=(3, 2, 2)),
    "feature-1": Shot(pillars, lambda pic: minis.finish(pic, "#8fe0a8", "#1a3430", 7, 0.075, ev=1.2, glow=0.05, spread=0.4), samples=24, far=90, bounces=(3, 2, 2)),
}
