"""Lands of Evershade: four travellers in a wood of trees as big as towers, and who lives there: acorns with lit windows, a city in a trunk."""
import math
import random
from itertools import combinations

from mathutils import Matrix, Vector

from kits import boards, boxes, folk, greatwood, heavens, minis, relics, terrain
from lib.tools import Mesh, Shot, gaussian_filter, glow, instance, linear, lit_through, pane, placement, product, shining, skies, smoothstep, stage, steps, surface

LIME, PINE, GOLD, AMBER = "#f2f0a8", "#123a30", "#ffe2a0", "#ffb456"


def hero():
    """From a mossy bough hangs an acorn that somebody lives in, door and windows lit, a ladder of string below it; more of them glow among trunks as big as towers."""
    m, rng, bough, ladder, home = greatwood.materials(), random.Random(7), Mesh("bough"), Mesh("ladder"), (1.35, 0, -0.12)
    stage.daylight("#b8d08a", "#2f6a5a", 0.16, (-0.5, -0.7, -0.5), 1.2, "#fff0b0", 2)
    for x, y, r, seed in ((-7.5, 13, 1.9, 1), (5.5, 17, 2.4, 7), (-2.2, 25, 2.6, 4), (13, 25, 3.2, 2), (-16, 26, 3.6, 9), (4, 42, 4, 3), (-10, 46, 4.4, 5)):
        greatwood.trunk(m, (x, y, -7), r, 60, seed, ivy=160 if y < 18 else 0)
    terrain.heightfield(m["moss"], lambda x, y: -7 + 0.5 * terrain.fractal(x, y, 7, 3), (-60, 60), (8, 90), 1)
    course = lambda t: (4.6 - 6.2 * t, 0.12 * math.sin(4 * t), 1.62 + 0.18 * math.sin(5 * t) - 0.9 * (1 - t) ** 2 + 0.45 * t * t)
    bough.tube([course(t) for t in steps(90)], lambda t: 0.05 + 0.2 * (1 - t) + 0.02 * math.sin(31 * t) + 0.012 * math.sin(73 * t), m["bark"], 40).place(smooth=60)
    clumps = [greatwood.leaf_clump({"leaf": m["moss"]}, k) for k in range(3)]
    for _ in range(160):
        t = rng.random()
        x, y, z = course(t)
        instance(rng.choice(clumps), (x, y + rng.gauss(0, 0.05), z + 0.04 + 0.2 * (1 - t)), (rng.random(), rng.random(), rng.random() * 6), rng.uniform(0.05, 0.12))
    relics.acorn(home, -0.25, AMBER)
    for x, y, z, turn in ((-0.7, 7, 0.9, 0.3), (5.4, 10, 0.7, -0.5), (-0.2, 15, -1.9, 0.1)):
        relics.acorn((x, y, z), turn, AMBER)
        bough.tube([(x + 0.1, y, z + 1.6), (x + 0.2, y, z + 9)], 0.04, m["bark"])
    green = lit_through(surface("oak leaf", "#6c8a2c", rough=0.5, var=0.4, scale=3, coat=0.1), 0.5)
    for at, turn in (((0.75, -0.25, 1.35), (0.5, 0.9, 2.5)), ((2.3, -0.2, 1.2), (-0.4, 0.8, 0.4)), ((1.75, 0.3, 1.75), (0.6, -0.3, 0.9)), ((-0.5, 0.2, 1.75), (0.4, 0.7, 2.9))):
        relics.leaf(green, at, turn, 0.5, 0.3)
    for side in (-0.12, 0.12):
        ladder.tube([(1.2 + side + 0.05 * math.sin(3 * t), -0.7 + 0.1 * t, -0.95 - 1.6 * t) for t in steps(20)], 0.014, m["wood"], 8)
    for k in range(9):
        ladder.cylinder((1.06 + 0.05 * math.sin(0.33 * k), -0.69, -1.0 - 0.16 * k), 0.018, 0.28, m["wood"], 8, rot=(0, math.pi / 2, 0))
    ladder.place(smooth=60)
    stage.areas(((4.5, 3.5, 3), home, 1.5, 700, LIME), ((-3.5, -5, 3.5), home, 1.2, 620, "#fff0e0", 2.5), ((-4, 2.5, 1), home, 2, 160, "#3fa8a0"), ((-2, 34, 8), (0, 10, 0), 10, 5000, LIME))
    stage.camera((0, -8.2, 0), (-0.05, 0, 0), 45, focus=(1.3, -0.6, 0), fstop=0.5, home=home, gap=(1, 60, 9), horizon=(0, 900, 0))


def tile():
    m, g, rng = greatwood.materials(), folk.gear_materials(), random.Random(3)
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
    folk.party(g, [(0.3, 11.0, ground(0.3, 11.0), 0.1)], 0.012)
    greatwood.ferns(m, ground, 170, (-6, 6), (2.4, 16), rng, (0.5, 1.0), keep=lambda x, y: abs(x - 0.3) > 1.0 + 0.16 * (11 - y) or y > 12)
    stage.camera((0, 0, 1.7), (0.2, 40, 15.5), 34, (0, -0.05), gap=(12, 120, 84), horizon=(0, 900, 0))


def camp():
    """Night: a fire between roots as high as houses, four travellers round it; the moon stands in the mist behind the trees."""
    m, g, rng = greatwood.materials(), folk.gear_materials(), random.Random(4)
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
    folk.party(g, [(x, y, ground(x, y), turn) for x, y, turn in ((-1.2, 19.6, -0.9), (0.3, 18.6, -0.4), (3.4, 19.4, 0.9), (-0.9, 21.9, -2.2))], 0.02)
    greatwood.ferns(m, ground, 420, (-16, 16), (2.2, 30), rng, (0.5, 1.1), keep=lambda x, y: math.hypot(x - 1.2, y - 20.5) > 4.2 and abs(x - 1) > 0.2 * y - 2.4)
    stage.camera((-0.6, 0.2, 1.9), (0.6, 20, 4.6), 28, gap=(-15, 300, 84), horizon=(0, 900, 0), fire=(fire[0], fire[1], fire[2] + 0.6))


def well():
    """From the bottom of a deep well one looks up: wet stones, ivy, a disc of pale sky; over its rim lean four travellers, who let a light down on a rope."""
    m, g, rng, wall, rope, top, lamp = greatwood.materials(), folk.gear_materials(), random.Random(6), Mesh("stones"), Mesh("rope"), 12.0, (-0.6, 1.6, 5.2)
    stone = surface("wet stone", "#1d252f", rough=0.26, var=0.5, scale=1.2, bump=0.7, bump_scale=3, specular=0.6)
    for row, k in product(range(26), range(22)):
        a, out = math.tau * (k + 0.5 * (row % 2) + rng.uniform(-0.07, 0.07)) / 22, 3.3 + rng.uniform(-0.07, 0.07)
        wall.box((out * math.cos(a), out * math.sin(a), top - 0.25 - 0.46 * row), (0.62, 0.86 + rng.uniform(-0.05, 0.03), 0.43), stone, (rng.gauss(0, 0.03), rng.gauss(0, 0.04), a + rng.gauss(0, 0.03)))
    wall.place(0.07, segments=3)
    Mesh("earth").sheet([[(3.42 * math.cos(a), 3.42 * math.sin(a), z) for a in (math.tau * k / 64 for k in range(65))] for z in (-1, top - 0.2)], surface("earth", "#0c0e10", rough=1)).place()
    greatwood.canopy(m, [(2.9 * math.cos(a), 2.9 * math.sin(a), top + 0.2 - 5.5 * rng.random() ** 1.6) for a in (rng.choice((0.6, 2.5, 4.3)) + rng.gauss(0, 0.35) for _ in range(34))], rng, 0.62, 3, 0.3)
    for k, a in enumerate((1.15, 2.75, 4.0, 5.75)):
        lean = Matrix.Translation((3.5 * math.cos(a), 3.5 * math.sin(a), top + 0.1)) @ Matrix.Rotation(a + math.pi / 2, 4, "Z") @ Matrix.Rotation(-1.25, 4, "X")
        with stage.small(within=lean):
            folk.party(g, [None] * k + [(0, 0, 0, 0)], 0.016, 1.35)
    rope.tube([(lamp[0], lamp[1], lamp[2] + 0.5), (1.0, 2.3, top + 0.3)], 0.03, m["wood"], 6).cylinder((lamp[0], lamp[1], lamp[2] + 0.12), 0.26, 0.3, m["wood"], 24, 0.05).place()
    shining("light", lamp, 0.15, glow("light", "#ff9a3c", 26), (1, 1, 1.5), 3)
    stage.point(lamp, 110, "#ff9a3c", 0.2)
    stage.area((0, 0, top + 4), (0, 0, 0), 6, 420, "#86a8f0")
    stage.daylight("#2a4a78", "#2a4a78", 0.3, (0.5, -0.5, -1), 3, "#ffc888", 2)
    stage.camera((-1.3, -0.7, 0), (-0.55, -0.35, top), 24, top=(0, 0, top), lamp=lamp)


def moondie():
    """A die of twelve sides stands in the wood like a moon that has come down on the board, the sign on its face alight; four small travellers have found it."""
    (rng, _), m, gear = minis.slate(5, "#2f6a5a", 0.1, "#0a0f0d"), greatwood.materials(), folk.gear_materials()
    minis.board("hex", (11, 13), "#e8dc9c", at=(0, 2.2), cell=1.35, tints=("#2f5a40", "#5a6a38", "#6a5238", "#2c5560", "#4a4a58"))
    land = lambda x, y: -0.36 + 0.5 * smoothstep(max(abs(x) / 5.5, (y - 2) / 5.6) + 0.16 * terrain.fractal(x, y, 2.2, 4), 0.8, 1.15) + 0.12 * terrain.fractal(x, y, 3, 6) + 0.05 * terrain.fractal(x, y, 0.6, 2)
    terrain.heightfield(m["moss"], land, (-24, 24), (-5, 46), 0.12)
    die(2, (0.75, 7.4, -0.1), 0.0, 1.95, "#0f4a3c", "#e6b8ff", (-0.12, -1, 0.06))
    for k, at in enumerate(((-1.5, 1.9, -0.35), (-0.55, 2.5, -0.2), (0.5, 1.5, -0.1), (-2.3, 3.2, -0.5))):
        minis.stand(minis.primed(lambda k=k: folk.party(gear, [None] * k + [(0, 0, 0, 0)], 0.015), 0.95, 0.32, paint=("#141614",), ring="#2a3a30"), [at])
    for x, y, r, seed in ((-5.6, 6.0, 0.95, 1), (6.6, 8.6, 1.1, 6), (-8.6, 14.5, 1.5, 7), (9.6, 18.5, 1.5, 9), (-4.4, 24.0, 1.4, 3), (8.4, 32, 1.6, 2), (-15, 28, 2, 5), (16, 32, 2, 8)):
        greatwood.trunk(m, (x, y, -0.2), r, 26, seed, (rng.uniform(-0.04, 0.04), 0), ivy=70 if y < 9 else 0)
    greatwood.ferns(m, land, 120, (-7, 7), (-3.5, 12), rng, (0.35, 0.8), keep=lambda x, y: land(x, y) > -0.05 and math.hypot(x - 0.75, y - 7) > 2)
    stage.areas(((1.2, 22, 7), (0.6, 7, 1.5), 6.5, 6500, "#a8ecd2"), ((0.75, 14, 8), (0.75, 7.4, 3), 4, 1800, "#c8ffe8"), ((0.4, 4.6, 2.2), (-0.4, 1.5, 0), 1.6, 300, "#b070ff"), ((-7, -3, 5), (0, 2, 0.5), 3, 160, "#7ac0a8"))
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
        disc = Mesh("inlay").cylinder((0, 0, -0.01), 0.52, 0.022, boards.printed("inlay", boards.token_print(body, ink, 0 if k == up else k), ink, 1.5 * (k == up), 0), 48).place(0.008)
        disc.matrix_world = stand @ Matrix.Scale(size, 4) @ Matrix.Translation(way) @ flat.to_matrix().to_4x4()
    shape.place(0.07, segments=4).matrix_world = stand @ Matrix.Scale(size, 4)


def lift():
    """By night the box comes down like the car of a lift, on a thread of light from the failing disc; four travellers meet it on a crag over the clouds, the first climbs its ladder."""
    g, rope, thread, tie = folk.gear_materials(), Mesh("ropes"), Mesh("thread"), surface("hemp", "#8a7858", rough=0.9)
    stage.daylight("#3a6470", "#0e1c30", 0.22, (-0.12, -0.72, -0.6), 1.3, "#cfeee0", 3)
    terrain.heightfield(surface("cloud", "#9fb6c4", rough=1, var=0.1, scale=0.05, specular=0), lambda x, y: 6 * abs(terrain.fractal(x, y, 34, 3, 2)) + 4 * abs(terrain.fractal(x, y, 10, 5, 3)) - 8, (-120, 120), (9, 260), 1.2, 180)
    rough = lambda x, y: 1.2 * (0.5 - abs(terrain.fractal(x, y, 3.2, 8, 4))) + 0.2 * abs(terrain.fractal(x, y, 0.9, 3, 3))
    crag = lambda x, y: 4.9 + rough(x, y) - 0.09 * (x + 2) - 3.2 * max(0, x - 0.6) ** 1.3 - 0.9 * max(0, 21.5 - y) ** 1.5 - 0.5 * max(0, y - 27) ** 1.5 + 0.02 * max(0, -4 - x) ** 2
    terrain.heightfield(surface("crag", "#23282e", rough=0.9, var=0.45, scale=0.6, streak=0.4, bump=0.8, bump_scale=2, specular=0.2), crag, (-20, 4), (16, 32), 0.1, 25)
    at = placement((5.2, 30, 10.9), (math.pi / 2, 0, 0.42), (2.0,) * 3)
    boxes.ajar("luada", at, "#d8c08c", AMBER, 0.24, 900, (0, 0, 6), math.pi)
    ring, foot, luada = Vector((5.0, 29.5, 16.0)), Vector((0.5, 24.6, 4.8)), Vector((16.9, 97, 58))
    for x, z in product((-1.5, 1.5), (0.1, 1.4)):
        rope.tube([at @ Vector((x, 1.5, z)), ring], 0.05, tie, 6)
    thread.tube([ring, ring + Vector((0.04, 0, 4.6))], lambda t: 0.06 - 0.035 * t, glow("thread", "#d8fff0", 5), 8).place(shadow=False)
    line = [(at @ Vector((-1.5, -1.42, 0.8))).lerp(foot, t) - Vector((0, 0, 0.5 * math.sin(math.pi * t))) for t in (k / 24 for k in range(25))]
    for side in (-0.22, 0.22):
        rope.tube([spot + Vector((side, side, 0)) for spot in line], 0.035, tie, 6)
    for spot in line[1:]:
        rope.tube([spot + Vector((side, side, 0)) for side in (-0.24, 0.24)], 0.04, tie, 6)
    rope.place()
    folk.party(g, [(*at @ Vector((-1.32, -1.43, 1.0)), 1.2), (-1.5, 24, crag(-1.5, 24), -1.4), (*line[15] - Vector((0.25, 0, 0.2)), -1.2), (-3.3, 24, crag(-3.3, 24), -1.6)], 0.018, 1.1)
    stage.area(at @ Vector((-2.2, -0.6, 0.9)), foot, 2.5, 1500, AMBER)
    stage.camera((0, 0, 6), (0.4, 30, 12.5), 34, seam=at @ Vector((-1.5, 1.45, 1.1)), gap=at @ Vector((-1.5, -0.4, 1.1)), sun=luada, horizon=(0, 900, 6))


def grade_lift(pic):
    pic.mist("sun", 0.8, ("#a8ccc8", 0.3), ("#2f5568", 0.22), 0.02, 31, 0.97, 0.7 + 0.6 * pic.noise(2.4, 4, 2.4))
    sky = heavens.stars(pic, skies.clouded(pic, pic.horizon, "sun", ("#5a8a94", "#2a5068", "#12283e", "#0a1424"), "#2f5a64", "#0c1c2a", "#4a7480", 0.46, 14, 0.55, 3.0), 0.001, 0.7, mask=(0.9 - 1.6 * pic.y).clip(0, 1) * (pic.near("sun", 0.08) < 0.2))
    x, y, _ = pic.marks["sun"]
    failing = smoothstep((x - pic.x) * pic.w / pic.h + 0.5 * (pic.y - y) + 0.16 * (pic.noise(9, 6) - 0.5), -0.03, 0.05)
    pic.sky(heavens.moon(pic, sky, "sun", 0.08, "#f4fff4", "#c8e4d8", 2.2, 0.16, 5, 0.98 * failing))
    pic.rays("seam", 0.7, linear(AMBER, 1.0), 0.8, 0.9, pic.near("gap", 0.2), (31.5, 4))
    pic.glow("gap", 0.36, linear(AMBER, 0.13), 0.1 + 0.9 * smoothstep(gaussian_filter(pic.depth, 0.8), 31, 40))
    pic.glow((0.65, 1.0), 0.3, linear(AMBER, 0.1), pic.depth > 40)
    pic.develop(0.8, 1.36, 1.2, ("#14303a", "#ffe0a8", 0.14), (0.5, (0.55, 0.5), 0.95), (0.14, 1.0), sharpen=(0.35,))


def grade_hero(pic, shade=0.7):
    """shade: how much darker the left edge is."""
    pic.depth = gaussian_filter(pic.depth, 0.006 * pic.h)
    pic.sky(pic.mist("gap", 0.36, ("#f4e4a0", 0.9), ("#1f5a5a", 0.14), 0.02, 12, 0.95, 0.5 + 0.9 * pic.noise(2.2, 4, 1.6)))
    pic.dim(1 - shade * (1 - pic.x / 0.45).clip(0, 1) ** 0.7)
    pic.glow("home", 0.3, linear(AMBER, 0.025))
    pic.develop(1.0, 1.36, 1.12, (PINE, "#fff0c0", 0.16), (0.5, (0.6, 0.5), 0.92), (0.16, 1.0))


SHOTS = {
    "closing": Shot(lift, grade_lift, samples=16, far=400),
    "hero": Shot(hero, grade_hero, samples=26, far=420, bounces=(4, 2, 2)),
    "tile": Shot(tile, lambda pic: (
        pic.mist("gap", 0.62, ("#eef0b0", 0.8), ("#5f9a7c", 0.34), 0.003, 18, 0.94, 0.65 + 0.55 * pic.noise(2.2, 4, 1.6)),
        pic.sky(skies.clouded(pic, max(pic.horizon, 0.7), "gap", ("#dfe6a8", "#d2dfa0", "#e6edba", "#a8cf9a"), "#fff6c0", "#8fbf90", "#fbfbd8", 0.4, 3, 0.85, 3.0)),
        pic.rays("gap", 0.34, linear("#fff3b0", 1.0), 0.55, 0.85, 1.0, (9, 40)),
        pic.glow("gap", 0.5, linear(LIME, 0.16), (pic.depth > 36)),
        pic.develop(0.7, 1.38, 1.12, (PINE, "#fff0c0", 0.2), (0.5, (0.58, 0.5), 0.92), (0.4, 1.0), sharpen=(0.35,))), samples=28, far=420, bounces=(4, 3, 2)),
    "feature-3": Shot(camp, lambda pic: (
        pic.sky(heavens.moon(pic, pic.mist("gap", 0.5, ("#a8ecd2", 0.5), ("#2f7a66", 0.2), 0.016, 22, 0.95, 0.6 + 0.6 * pic.noise(2.2, 4, 1.6))
            * (0.8 + 0.4 * pic.noise(2, 3, 2.0))[..., None], "gap", 0.085, "#f0fff0", "#b4dcc4", 1.3, 0.2, 5)),
        pic.rays("gap", 0.3, linear("#a8ecd2", 1.0), 0.4, 0.8, pic.near("gap", 0.4), (20, 40)),
        pic.glow("fire", 0.26, linear("#ffb45e", 0.12)),
        pic.develop(1.0, 1.36, 1.12, (PINE, "#ffe0a8", 0.18), (0.5, (0.5, 0.55), 0.92), (0.15, 1.0), sharpen=(0.35,))), samples=22, far=420, bounces=(4, 2, 2)),
    "feature-1": Shot(well, lambda pic: (pic.sky(linear("#ffdca0", 2.4) * (1.0 - 0.6 * smoothstep(pic.noise(5, 4, 1.4), 0.35, 0.7))[..., None]),
        pic.rays("top", 0.2, linear("#ffe8c0", 1.0), 0.9, 0.8, pic.near("top", 0.3), (1, 12)), pic.glow("lamp", 0.2, linear("#ff9a3c", 0.14)),
        pic.develop(0.8, 1.36, 1.15, ("#14243c", "#ffe8c0", 0.16), (0.5, (0.52, 0.5), 0.95), (0.14, 1.0), sharpen=(0.35,))), samples=20),
    "feature-4": Shot(moondie, lambda pic: (
        pic.sky(pic.mist("back", 0.3, ("#b8f4da", 0.75), ("#17483e", 0.14), 0.085, 14.6, 0.97, 0.6 + 0.7 * pic.noise(2.6, 4, 2.0))),
        pic.rays("back", 0.25, linear("#a8ecd2", 1.0), 0.35, 0.8, pic.near("back", 0.4), (14.5, 6)),
        pic.glow("sign", 0.24, linear("#a050ff", 0.16), smoothstep(pic.depth, 9.2, 10.6) * (pic.depth < 15)),
        pic.develop(1.0, 1.36, 1.16, (PINE, "#e8d8ff", 0.14), (0.55, (0.52, 0.5), 0.92), (0.16, 0.9), sharpen=(0.4,))), far=90, bounces=(2, 1, 2))}
