"""Lands of Evershade: four travellers on an old bridge under trees as big as towers; the only sunlight falls on a far white citadel."""
import math
import random
from itertools import combinations

import numpy as np
from mathutils import Matrix, Vector

from kits import boards, folk, greatwood, heavens, minis, still, tabletop, terrain, travellers
from lib.tools import Mesh, Shot, display, fractal_noise, glow, linear, pane, product, skies, smoothstep, stage, surface, turns

LIME, PINE, GOLD = "#f2f0a8", "#123a30", "#ffe2a0"


def floor(x, y):
    """Forest floor with a misty ravine under the bridge."""
    ravine = math.exp(-(((y - 21 - 0.28 * x) / 6.5) ** 4)) * (1 / (1 + math.exp(-(x + 3.5) * 1.6))) * (1 / (1 + math.exp((x - 19) * 1.4)))
    return 0.5 * terrain.fractal(x, y, 7, 3) + 0.15 * terrain.fractal(x, y, 1.6, 8) - 15 * ravine - max(0, y - 60) * 0.05


def hero():
    m, g, rng = greatwood.materials(), travellers.gear_materials(), random.Random(7)
    stage.daylight("#b8d08a", "#2f6a5a", 0.62, (-0.42, -0.62, -0.62), 4.5, "#fff0b0", 1.5)
    terrain.heightfield(m["moss"], floor, (-40, 60), (-2, 110), 0.7)
    trunks = (
        (-11.5, 14, 3.4, 60, 1), (-24, 34, 4.6, 70, 4), (24.5, 17, 3.6, 60, 7), (-9, 52, 4.2, 75, 2), (33, 46, 5.0, 80, 9),
        (-30, 70, 5.5, 90, 3), (2, 92, 5, 95, 5), (52, 80, 6, 95, 8), (-14, 105, 5.5, 95, 6), (66, 120, 6.5, 100, 11), (-50, 110, 7, 100, 12),
    )
    spots = [(rng.uniform(-16, 34), rng.uniform(12, 40), rng.uniform(15, 22)) for _ in range(16)]
    for x, y, r, h, seed in trunks:
        greatwood.trunk(m, (x, y, floor(x, y)), r, h, seed, (rng.uniform(-0.04, 0.04), 0), ivy=max(0, int(420 - 6 * y)))
    greatwood.vines(m, spots, rng)
    ends = []
    for x, y, r, h, _ in trunks[:6]:
        ends += greatwood.limbs(m, (x, y, 0), r, [rng.uniform(0.22, 0.4) * h for _ in range(4)], rng, 5.5)
    greatwood.canopy(m, [e for e in ends if not (abs(e[0] - 12 - e[1] * 0.2) < 7 and e[2] < 22)], rng, 4.0, 9, 2.8)
    greatwood.canopy(m, [(-6, 7, 7.4), (-2.5, 8, 8.2), (1.5, 9, 9.0), (-9, 7, 6.4), (13.5, 10, 8.5), (11, 11, 9.4)], rng, 1.5, 12, 1.0)
    greatwood.mushrooms(m, (-11.5, 14, 1.2), 3.9, rng)
    for lamp in greatwood.bridge(m, (-2.4, 19.0, 0.5), (19.6, 25.4, 1.0)):
        stage.point(lamp, 60, GOLD, 0.15)
    deck = lambda t: (-2.4 + 22 * t, 19.0 + 6.4 * t, 0.5 + 0.5 * t + 0.06 * 23.0 * math.sin(math.pi * t))
    travellers.party(g, [(*deck(t), -math.pi / 2 + 0.28 + d) for t, d in ((0.6, 0.1), (0.5, -0.2), (0.41, 0.2), (0.335, 0.0))], 0.018, 1.12)
    greatwood.spires(m, (44, 150, 15), 1.35, rng)
    greatwood.ferns(m, floor, 240, (-14, 18), (2.2, 18), rng, (0.6, 1.3), keep=lambda x, y: floor(x, y) > -1 and abs(x) / y > 0.14 or y > 6)
    stage.camera((0, 0, 1.9), (5.6, 40, 8.2), 27, gap=(52, 150, 66), horizon=(0, 900, 0))


def tile():
    m, g, rng = greatwood.materials(), travellers.gear_materials(), random.Random(3)
    stage.daylight("#b8d08a", "#2f6a5a", 0.62, (-0.3, -0.7, -0.6), 4.5, "#fff0b0", 1.5)
    ground = lambda x, y: 0.5 * terrain.fractal(x, y, 7, 3) + 0.15 * terrain.fractal(x, y, 1.6, 8) + 1.1 * math.exp(-((x - 0.3) ** 2 + (y - 11) ** 2) / 4)
    terrain.heightfield(m["moss"], ground, (-40, 40), (-2, 110), 0.6)
    greatwood.trunk(m, (0.5, 48, 0), 7.5, 74, 4, flare=1.1)
    city, amber = Mesh("tree city"), pane("amber", "#ffb04e", 2.2)
    for k in range(30):
        a, z = -2.9 + 2.7 * (k * 0.618 % 1), 5 + k * 1.02
        r = 7.5 * (1.0 - 0.0042 * z) + 2.2 * math.exp(-z / 8)
        x, y = 0.5 + (r + 0.9) * math.cos(a), 48 + (r + 0.9) * math.sin(a)
        for args in ((x, y, z - 0.3), 1.7, 0.3, m["wood"], 12, 1.9), ((x, y, z), 1.15, 1.9, m["ivory"], 10, 1.05), ((x, y, z + 1.9), 1.75, 1.9, m["roof"], 10, 0.04):
            city.cylinder(*args)
        for b in (a - 0.7, a, a + 0.7):
            city.box((x + 1.1 * math.cos(b), y + 1.1 * math.sin(b), z + 0.95), (0.2, 0.34, 0.8), amber, (0, 0, b))
    city.place(0.02)
    for x, y, r, h, seed in ((-10.5, 22, 2.6, 50, 1), (12, 24, 2.8, 52, 7), (-22, 50, 4.2, 70, 2), (24, 56, 4.4, 72, 9), (-12, 82, 5, 80, 5), (15, 90, 5, 80, 3)):
        greatwood.trunk(m, (x, y, ground(x, y)), r, h, seed)
    ends = greatwood.limbs(m, (0.5, 48, 0), 7.5, [33, 36, 38, 41, 44, 35], rng, 3.2)
    for x, y, r in ((-10.5, 22, 2.6), (12, 24, 2.8)):
        ends += greatwood.limbs(m, (x, y, 0), r, [14, 17, 19, 21], rng, 4)
    greatwood.canopy(m, ends, rng, 4.2, 12, 3.0)
    greatwood.vines(m, [(rng.uniform(-9, 10), rng.uniform(16, 36), rng.uniform(17, 26)) for _ in range(12)], rng)
    travellers.party(g, [(0.3, 11.0, ground(0.3, 11.0), 0.1)], 0.012)
    greatwood.ferns(m, ground, 170, (-6, 6), (2.4, 16), rng, (0.5, 1.0), keep=lambda x, y: abs(x - 0.3) > 1.0 + 0.16 * (11 - y) or y > 12)
    stage.camera((0, 0, 1.7), (0.2, 40, 15.5), 34, (0, -0.05), gap=(12, 120, 84), horizon=(0, 900, 0))


def camp():
    """Night: a fire between roots as high as houses, four travellers round it; the moon stands in the mist behind the trees."""
    m, g, rng = greatwood.materials(), travellers.gear_materials(), random.Random(4)
    stage.daylight("#4a8a72", "#1f4636", 0.35, (0.42, -0.6, -0.5), 2.2, "#9fe8d0", 3)
    ground = lambda x, y: 0.3 * terrain.fractal(x, y, 5, 3) + 0.1 * terrain.fractal(x, y, 1.4, 8)
    terrain.heightfield(m["moss"], ground, (-50, 50), (-3, 90), 0.5)
    greatwood.trunk(m, (8, 33, -0.3), 5.4, 80, 6, ivy=500)
    for x, y, r, seed in ((-15, 26, 3.2, 1), (-30, 44, 4.4, 7), (30, 44, 4.4, 9), (-13, 62, 4.6, 2), (-30, 80, 5, 3), (20, 76, 5, 5), (-13.5, 9, 2.2, 8)):
        greatwood.trunk(m, (x, y, -0.3), r, 70, seed, ivy=240 if y < 30 else 0)
    greatwood.canopy(m, greatwood.limbs(m, (8, 33, 0), 5.4, [19, 22, 24, 26], rng, 4.5) + [(-13, 9, 8), (-10, 10, 8.6), (-7.5, 11, 9.2), (13, 12, 9)], rng, 2.2, 12, 1.4)
    fire = (1.2, 20.5, ground(1.2, 20.5))
    greatwood.campfire(m, fire, rng)
    stage.point((fire[0], fire[1] + 0.3, fire[2] + 1.2), 3200, "#ffb45e", 0.25)
    travellers.party(g, [(x, y, ground(x, y), turn) for x, y, turn in ((-1.2, 19.6, -0.9), (0.3, 18.6, -0.4), (3.4, 19.4, 0.9), (-0.9, 21.9, -2.2))], 0.02)
    greatwood.ferns(m, ground, 420, (-16, 16), (2.2, 30), rng, (0.5, 1.1), keep=lambda x, y: math.hypot(x - 1.2, y - 20.5) > 4.2 and abs(x - 1) > 0.2 * y - 2.4)
    stage.camera((-0.6, 0.2, 1.9), (0.6, 20, 4.6), 28, gap=(-15, 300, 84), horizon=(0, 900, 0), fire=(fire[0], fire[1], fire[2] + 0.6))


def table():
    """Four travellers on a board; trunks stand on its fields like towers, and far between them the citadel catches the only light."""
    (rng, bare), m, gear = minis.slate(5, "#2f6a5a", 0.2, "#111614"), greatwood.materials(), travellers.gear_materials()
    minis.board("hex", (22, 28), "#e8dc9c", at=(0, 12), cell=1.35, tints=("#2f5a40", "#5a6a38", "#6a5238", "#2c5560", "#4a4a58"))
    for k, (at, cloth) in enumerate(zip([(-1.6, 4.4, -0.3), (-0.5, 3.7, 0.0), (0.8, 3.9, 0.15), (1.8, 4.7, 0.4)], ("#b0702c", "#9a3430", "#4a6a9a", "#c8b48a"))):
        minis.stand(minis.primed(lambda k=k: travellers.party(gear, [None] * k + [(0, 0, 0, 0)], 0.015), 1.2, paint=(cloth, "#6a4a30", "#c0a868*"), ring="#e0b848"), [at])
    for x, y, r, seed in ((-4.6, 6.0, 0.75, 1), (5.0, 7.6, 0.85, 6), (-7.4, 11.5, 1.0, 7), (8.2, 13.5, 1.0, 9), (-3.4, 15.0, 0.9, 3), (-11, 19, 1.3, 5), (12.5, 20, 1.3, 8), (6.6, 24, 1.1, 2)):
        greatwood.trunk(m, (x, y, -0.2), r, 22, seed, (rng.uniform(-0.04, 0.04), 0), ivy=60 if y < 8 else 0)
    minis.stand(minis.primed(lambda: folk.adventurer(bare, bare, bare, "lantern", "horned", 0.2, cloak=0.35, voxel=0.012), 2.8, 0.8, paint=("#5a3a58", "#3a4a40", "#c8b060*"), ring="#6a2a58"), [(0.4, 7.8, 3.0)])
    for k, stance in enumerate(("raise", "lantern")):
        hooded = minis.primed(lambda stance=stance: folk.adventurer(bare, bare, bare, stance, "hood", 0.08, cloak=0.06, voxel=0.014), 1.1, paint=("#3a5a58", "#6a7a50", "#a8a070*"), ring="#2a6a58")
        minis.stand(hooded, [(x, y, math.atan2(x, 4 - y)) for x, y in ((-2.4, 7.2), (2.8, 7.0), (-1.6, 9.2), (2.3, 9.4), (-3.0, 10.4), (3.6, 10.6), (0.4, 10.8), (-0.9, 12.0))[k::2]])
    greatwood.spires(m, (1.2, 42, 2.0), 0.36, rng)
    minis.dice([(-3.0, 3.6, 0.5, "#dfe0c0", "#1a3a30"), (-3.4, 3.1, -0.3, "#1f5a48", "#e8e4c4")], 0.4, -0.14)
    minis.cards([(3.0, 3.3, -0.4)], "#17352c", lift=-0.12, face=("#c8bc90", "#8a8a3c", "#24483c"))
    minis.cards([(3.7, 3.4, -0.3)], "#17352c", lift=-0.12)
    minis.lights(LIME, "#ffd8a0", (1, 30, 10), 6500, (-6, -4, 6), 260, (0.2, 6.0), 1.0, "#80e0d0")
    stage.camera((0.6, -2.6, 3.0), (0.1, 8.0, 1.7), 33, focus=(0.1, 5.4, 0.5), fstop=3.2, gap=(1.2, 42, 12))


def moondie():
    """A die of twelve sides stands in the wood like a moon that has come down on the board, the sign on its face alight; four small travellers have found it."""
    (rng, _), m, gear = minis.slate(5, "#2f6a5a", 0.1, "#0a0f0d"), greatwood.materials(), travellers.gear_materials()
    minis.board("hex", (11, 13), "#e8dc9c", at=(0, 2.2), cell=1.35, tints=("#2f5a40", "#5a6a38", "#6a5238", "#2c5560", "#4a4a58"))
    land = lambda x, y: -0.36 + 0.5 * smoothstep(max(abs(x) / 5.5, (y - 2) / 5.6) + 0.16 * terrain.fractal(x, y, 2.2, 4), 0.8, 1.15) + 0.12 * terrain.fractal(x, y, 3, 6) + 0.05 * terrain.fractal(x, y, 0.6, 2)
    terrain.heightfield(m["moss"], land, (-24, 24), (-5, 46), 0.12)
    die(2, (0.75, 7.4, -0.1), 0.0, 1.95, "#0f4a3c", "#e6b8ff", (-0.12, -1, 0.06))
    for k, at in enumerate(((-1.5, 1.9, -0.35), (-0.55, 2.5, -0.2), (0.5, 1.5, -0.1), (-2.3, 3.2, -0.5))):
        minis.stand(minis.primed(lambda k=k: travellers.party(gear, [None] * k + [(0, 0, 0, 0)], 0.015), 0.95, 0.32, paint=("#141614",), ring="#2a3a30"), [at])
    for x, y, r, seed in ((-5.6, 6.0, 0.95, 1), (6.6, 8.6, 1.1, 6), (-8.6, 14.5, 1.5, 7), (9.6, 18.5, 1.5, 9), (-4.4, 24.0, 1.4, 3), (8.4, 32, 1.6, 2), (-15, 28, 2, 5), (16, 32, 2, 8)):
        greatwood.trunk(m, (x, y, -0.2), r, 26, seed, (rng.uniform(-0.04, 0.04), 0), ivy=70 if y < 9 else 0)
    greatwood.ferns(m, land, 120, (-7, 7), (-3.5, 12), rng, (0.35, 0.8), keep=lambda x, y: land(x, y) > -0.05 and math.hypot(x - 0.75, y - 7) > 2)
    for at, to, size, power, tint in ((1.2, 22, 7), (0.6, 7, 1.5), 6.5, 6500, "#a8ecd2"), ((0.75, 14, 8), (0.75, 7.4, 3), 4, 1800, "#c8ffe8"), ((0.4, 4.6, 2.2), (-0.4, 1.5, 0), 1.6, 300, "#b070ff"), ((-7, -3, 5), (0, 2, 0.5), 3, 160, "#7ac0a8"):
        stage.area(at, to, size, power, tint)
    stage.camera((-0.9, -6.6, 1.35), (0.2, 7, 1.35), 38, (0, 0.09), back=(0.75, 9, 2.4), sign=(0.6, 5.4, 1.8), horizon=(0, 900, 0))


def die(up, at, turn, size, body, ink, to=(0, 0, 1)):
    """A die of twelve sides on the point `at`, `size` from its middle to a side, a symbol let into each, the one numbered `up` looks towards `to`."""
    out = [Vector(v).normalized() for u, w in product((-1, 1), (-1.618, 1.618)) for v in ((0, u, w), (u, w, 0), (w, 0, u))]
    corners = [sum(three, Vector()).normalized() * 1.2584 for three in combinations(out, 3) if all(p.dot(q) > 0.4 for p, q in combinations(three, 2))]
    shape, stand = Mesh("die"), Matrix.Translation(Vector(at) + Vector((0, 0, size))) @ Matrix.Rotation(turn, 4, "Z") @ out[up].rotation_difference(Vector(to)).to_matrix().to_4x4()
    for k, way in enumerate(out):
        flat = way.to_track_quat("Z", "Y")
        face = sorted((c for c in corners if c.dot(way) > 0.9), key=lambda c: math.atan2(*(flat.inverted() @ c)[:2]))
        shape.add(face, [tuple(range(5))], surface("body " + body, body, rough=0.16, var=0.55, scale=1.6, coat=0.5) if k == 0 else shape.materials[0])
        disc = Mesh("inlay").cylinder((0, 0, -0.01), 0.52, 0.022, boards.printed("inlay", boards.token_print(body, ink, 0 if k == up else k), ink, 1.5 * (k == up) + 1.5 * (body == "#8a5cc0"), 0), 48).place(0.008)
        disc.matrix_world = stand @ Matrix.Scale(size, 4) @ Matrix.Translation(way) @ flat.to_matrix().to_4x4()
    shape.place(0.07, segments=4).matrix_world = stand @ Matrix.Scale(size, 4)


def kingdoms(x, y, rgb):
    """Map of the lands, drawn by hand: water, woods, peaks and towers, a way through them."""
    row, dots, land, kinds = np.floor(y / 0.5), 1 / (x[0, 1] - x[0, 0]), fractal_noise(*x.shape, 6, 11, 6), fractal_noise(*x.shape, 7, 4, 3)
    along = x / 0.56 + 0.5 * (row % 2)
    chance = np.modf(abs(np.sin(12.9 * np.floor(along) + 78.2 * row) * 437.58))[0]
    u, v = 2.4 * (np.modf(along + 50)[0] - 0.35 - 0.3 * chance), 2.4 * (np.modf(y / 0.5 + 50)[0] - 0.35 - 0.3 * np.modf(17 * chance)[0])
    kind = kinds[((0.5 * row + 0.25 - y[0, 0]) * dots).astype(int).clip(0, len(x) - 1), ((0.56 * (np.floor(along) + 0.5 - 0.5 * (row % 2)) - x[0, 0]) * dots).astype(int).clip(0, len(x[0]) - 1)]
    pine = (abs(u) < 0.1 + 0.42 * np.modf((0.9 - v).clip(0) * 1.7)[0]) & (abs(v) < 0.85)
    ink = np.select([(kind > 0.52) & (chance > 0.1), (kind < 0.45) & (chance > 0.3), chance > 0.9], [pine, boards.symbol(3, u, v), boards.symbol(5, u, v)], 0)
    shore, way = land - 0.43, abs(y - 0.9 - 1.1 * np.sin(0.55 * x))
    rgb = boards.lay(rgb * display("#d8c9a0"), display("#7a8a4a"), 0.5 * smoothstep(kinds, 0.48, 0.56) * (shore > 0))
    rgb = boards.lay(rgb, display("#2f6a74"), np.where(shore < 0, 0.75 + 0.2 * (np.sin(90 * shore) > 0.3) * (shore > -0.06), 0))
    rgb = boards.lay(rgb, display("#2c2418"), 0.85 * ((shore > 0.02) * ink + (abs(shore) < 0.005)).clip(0, 1))
    return boards.lay(rgb, display("#a82a1c"), 0.9 * (way < 0.05) * (np.modf(abs(1.6 * x))[0] < 0.6))


def lantern():
    """By night a lantern stands on the map of the lands, its bars throw their shadows over woods and peaks; the party is ready to leave, a compass shows the way."""
    still.planks(("#5a3c26", "#20120a"), 30)
    stage.ambient("#1f5a4a", 0.14)
    brass, lamp, glass, compass, at, by = surface("brass", "#b98a3c", rough=0.3, metal=1, var=0.35, scale=3, edge=0.5), Mesh("lantern"), surface("glass", "#fff4dc", rough=0.04, var=0), Mesh("compass"), (0.2, 2.9, still.TOP + 0.02), (2.6, 0.15, still.TOP + 0.02)
    still.paper((17, 13.5), kingdoms, (0.2, 3.0, still.TOP), -0.08)
    glass.node_tree.nodes["Principled BSDF"].inputs["Alpha"].default_value = 0.12
    tabletop.lathe(lamp, (0, 0, 0), [(0, 0), (0.8, 0), (0.84, 0.05), (0.84, 0.2), (0.74, 0.28), (0.68, 0.3), (0, 0.3)], brass)
    tabletop.lathe(lamp, (0, 0, 1.98), [(0.55, 0), (0.84, 0.02), (0.86, 0.12), (0.72, 0.2), (0.5, 0.46), (0.4, 0.52), (0.4, 0.72), (0.5, 0.75), (0.28, 0.94), (0.08, 1.0), (0, 1.0)], brass)
    for a in turns(6, 0.2):
        lamp.tube([(0.72 * math.cos(a), 0.72 * math.sin(a), z) for z in (0.24, 1.0, 2.0)], 0.035, brass).ball((0.72 * math.cos(a), 0.72 * math.sin(a), 2.22), 0.06, brass)
    for z in (0.42, 1.86):
        lamp.tube([(0.72 * math.cos(a), 0.72 * math.sin(a), z) for a in turns(48) + [0]], 0.025, brass, 8)
    lamp.tube([(1.02 * math.cos(a), 0.3 - 0.3 * math.sin(a), 2.15 + 1.35 * math.sin(a)) for a in (math.pi * k / 30 for k in range(31))], 0.03, brass)
    tabletop.lathe(lamp, (0, 0, 0.3), [(0.34, 0), (0.34, 0.62), (0.3, 0.7), (0.2, 0.66), (0, 0.64)], surface("wax", "#e8d8b0", rough=0.5, var=0.1))
    lamp.place(0.01, at, smooth=50)
    Mesh("pane").cylinder((0, 0, 0.3), 0.62, 1.7, glass, 48).place(0, at, shadow=False, smooth=60)
    flame = Mesh("flame")
    tabletop.lathe(flame, (0, 0, 1.02), [(0, 0), (0.07, 0.06), (0.1, 0.16), (0.075, 0.3), (0.03, 0.45), (0, 0.55)], glow("fire", "#ffb050", 60))
    flame.place(0, at, shadow=False)
    stage.point((at[0], at[1], at[2] + 1.25), 620, "#ffae58", 0.05)
    for x, y, turn, stance, hat, cloth in ((-2.75, 2.9, 2.3, "raise", "winged", "#a03c28"), (-1.95, 1.2, 2.7, "lantern", "hood", "#b8863a"), (-0.4, 0.1, 3.1, "stand", "horned", "#3f6a8a"), (2.35, 3.1, 4.0, "stand", "hood", "#7a5aa0")):
        minis.stand(still.adventurer(1.75, stance, hat, (cloth, "#6a4a30", "#c0a868*"), glow("fire", "#ffb050", 60)), [(x, y, turn)], still.TOP + 0.02)
    tabletop.lathe(compass, (0, 0, 0), [(0, 0), (0.95, 0), (1.06, 0.1), (1.06, 0.28), (1.01, 0.34), (0.95, 0.28), (0.92, 0.16), (0, 0.16)], brass)
    compass.prism([(-0.09, 0), (0, -0.75), (0.09, 0)], 0.22, 0.24, surface("needle", "#2c2a30", rough=0.4, metal=0.5))
    compass.prism([(-0.09, 0), (0, 0.75), (0.09, 0)], 0.22, 0.24, surface("north", "#c02818", rough=0.4)).ball((0, 0, 0.24), 0.06, brass)
    compass.place(0.006, by, (0, 0, 0.6), smooth=50)
    Mesh("dial").cylinder((0, 0, 0.17), 0.92, 0.01, boards.printed("dial", boards.token_print("#e0d4b4", "#6a5030", 0), bump=0), 48).place(0, by, (0, 0, 0.6))
    die(0, (-2.15, -0.95, still.TOP + 0.02), 0.5, 0.4, "#14664a", "#f4d27a")
    die(6, (-3.05, -0.35, still.TOP + 0.02), 1.5, 0.4, "#8a5cc0", "#fff0ff")
    for where, size, power, tint in ((-5.5, -4, 4.5), 2, 420, "#ffd0a0"), ((7, 8, 5), 4, 900, "#6fd8b0"), ((-7, 10, 5), 4, 900, "#6fd8b0"):
        stage.area(where, (0.5, 1.8, 0.5), size, power, tint)
    stage.camera((-0.8, -6.6, 6.0), (0.2, 2.0, 0.75), 42, focus=(0.2, 1.8, 1.0), fstop=1.1, light=(at[0], at[1], 1.3))


def grade_camp(pic):
    mist = pic.mist("gap", 0.5, ("#a8ecd2", 0.5), ("#2f7a66", 0.2), 0.016, 22, 0.95, 0.6 + 0.6 * pic.noise(2.2, 4, 1.6))
    pic.sky(heavens.moon(pic, mist * (0.8 + 0.4 * pic.noise(2, 3, 2.0))[..., None], "gap", 0.085, "#f0fff0", "#b4dcc4", 1.3, 0.2, 5))
    pic.rays("gap", 0.3, linear("#a8ecd2", 1.0), 0.4, 0.8, pic.near("gap", 0.4), (20, 40))
    pic.glow("fire", 0.26, linear("#ffb45e", 0.12))
    pic.develop(1.0, 1.36, 1.12, (PINE, "#ffe0a8", 0.18), (0.5, (0.5, 0.55), 0.92), (0.15, 1.0), sharpen=(0.35,))


def grade(pic, start, density, bloom=0.14):
    pic.mist("gap", 0.62, ("#eef0b0", 0.8), ("#5f9a7c", 0.34), density, start, 0.94, 0.65 + 0.55 * pic.noise(2.2, 4, 1.6))
    pic.sky(skies.clouded(pic, max(pic.horizon, 0.7), "gap", ("#dfe6a8", "#d2dfa0", "#e6edba", "#a8cf9a"), "#fff6c0", "#8fbf90", "#fbfbd8", 0.4, 3, 0.85, 3.0))
    pic.rays("gap", 0.34, linear("#fff3b0", 1.0), 0.55, 0.85, 1.0, (start * 0.5, 40))
    pic.glow("gap", 0.5, linear(LIME, 0.16), (pic.depth > start * 2))
    pic.develop(0.7, 1.38, 1.12, (PINE, "#fff0c0", 0.2), (0.5, (0.58, 0.5), 0.92), (bloom, 1.0), sharpen=(0.35,))


def grade_moondie(pic):
    mist = pic.mist("back", 0.3, ("#b8f4da", 0.75), ("#17483e", 0.14), 0.085, 14.6, 0.97, 0.6 + 0.7 * pic.noise(2.6, 4, 2.0))
    pic.sky(mist)
    pic.rays("back", 0.25, linear("#a8ecd2", 1.0), 0.35, 0.8, pic.near("back", 0.4), (14.5, 6))
    pic.glow("sign", 0.24, linear("#a050ff", 0.16), smoothstep(pic.depth, 9.2, 10.6) * (pic.depth < 15))
    pic.develop(1.0, 1.36, 1.16, (PINE, "#e8d8ff", 0.14), (0.55, (0.52, 0.5), 0.92), (0.16, 0.9), sharpen=(0.4,))


def grade_lantern(pic):
    pic.glow("light", 0.3, linear("#ffb866", 0.1))
    pic.develop(0.95, 1.34, 1.16, (PINE, "#ffe0a8", 0.12), (0.5, (0.52, 0.5), 0.92), (0.12, 1.0), (0.4, 1.0))


SHOTS = {
    "closing": Shot(lantern, grade_lantern, samples=20, far=60, bounces=(3, 2, 2)),
    "hero": Shot(hero, lambda pic: grade(pic, 18, 0.012), samples=30, far=420, bounces=(4, 3, 2)),
    "tile": Shot(tile, lambda pic: grade(pic, 18, 0.003, 0.4), samples=28, far=420, bounces=(4, 3, 2)),
    "feature-3": Shot(camp, grade_camp, samples=22, far=420, bounces=(4, 2, 2)),
    "feature-1": Shot(table, lambda pic: minis.finish(pic, "#eef0b0", "#173a34", 12, 0.034, glow=0.1, spread=0.36), samples=8, far=90, bounces=(2, 1, 2)),
    "feature-4": Shot(moondie, grade_moondie, samples=24, far=90, bounces=(2, 1, 2)),
}
