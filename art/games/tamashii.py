"""Tamashii: a wanderer with a borrowed body, a rain-black street, the dark visor of the machine above the gates."""
import math
import random

import numpy as np
from scipy.ndimage import gaussian_filter1d

from kits import boards, boxes, neon, soldiers, terrain, vessels
from lib.tools import Mesh, Shot, glow, instance, linear, pane, placement, product, smoothstep, stage, surface

PINK, JADE = neon.PINK, neon.JADE


def walker(loc, rot, scale=1.0, coat=0.7):
    cloth, body = surface("coat", "#2b2530", rough=0.6, var=0.3, specular=0.4), surface("body", "#4d4f5a", rough=0.35, metal=0.7, edge=0.5)
    soldiers.operative(cloth, body, glow("edge", JADE, 9), "stride", "kasa", "none", "blade", 1.0, 2, coat=coat, sweep=(-0.1, -0.25), loc=loc, rot=rot, scale=scale)


def hero():
    """On the wet street stands a numeral tube, huge from so near: the glowing wire in it is bent to a walker, behind it other bodies wait dark."""
    m, rng, cyan = neon.materials(), random.Random(12), "#2ac0ff"
    m.update(jade=glow("cyan", cyan, 5), pink=glow("pink", PINK, 5))
    stage.ambient("#2a3a68", 0.1)
    neon.street(m, rng)
    gates = Mesh("gates")
    neon.gate(gates, m, (2.0, 30, 0), 10.5, 9.6)
    neon.lanterns(gates, m, (-9.5, 15, 7), (9.5, 19, 6.5), 9)
    gates.place()
    paving, wet = Mesh("paving"), surface("wet stone", "#1a1b22", rough=0.15, var=0.6, scale=2.2, bump=0.2, bump_scale=7, specular=0.6)
    for row, k in product(range(34), range(-12, 15)):
        paving.box((0.62 * k + 0.31 * (row % 2), 0.42 * row - 4.6, 0.0), (0.6, 0.4, 0.12), wet, [rng.gauss(0, 0.012), rng.gauss(0, 0.008), 0])
    paving.box((0, 3, 0.015), (18, 16, 0.03), surface("puddle", "#05060a", rough=0.03, var=0, specular=0.8)).place(0.02, segments=3)
    neon.tube(m, (1.35, 0.4, 0.07), glow("neon", "#ff5c2a", 8), rng)
    stage.areas(((-3.2, 2.6, 2.2), (1.35, 0.4, 1.2), 1.0, 300, cyan, 3), ((5.2, 2.4, 2.4), (1.35, 0.4, 1.2), 1.0, 360, PINK, 3))
    stage.area((0.5, -4, 4.5), (1.4, 0.4, 0.8), 1.2, 110, "#d8dcff")
    stage.areas(((-8, 22, 8), (4, 12, 0), 5, 900, cyan), ((8, 26, 9), (-2, 12, 0), 5, 1800, PINK))
    stage.camera((0.1, -5.7, 0.95), (0.18, 4, 1.46), 40, focus=(1.35, 0.2, 1.2), fstop=0.16, tube=(1.35, 0.4, 1.3), horizon=(4, 140, 3))


def tile():
    m, rng = neon.materials(), random.Random(5)
    stage.ambient("#3a2a58", 0.3)
    steps = Mesh("steps")
    for k in range(46):
        steps.box((0, 6 + k * 0.9, k * 0.3 - 3), (9, 1.2, 6), m["stone"])
        if k % 3 == 0:
            for side in (-1, 1):
                steps.box((side * 4.7, 6 + k * 0.9, k * 0.3 + 0.6), (0.7, 0.7, 1.3), m["stone"])
                steps.box((side * 4.7, 6 + k * 0.9, k * 0.3 + 1.4), (0.45, 0.45, 0.4), m["paper"])
                steps.box((side * 4.7, 6 + k * 0.9, k * 0.3 + 1.75), (0.9, 0.9, 0.16), m["black"])
    steps.box((0, -2, -0.05), (60, 16, 0.1), m["wet"])
    for y in (21, 33):
        neon.gate(steps, m, (0, y, (y - 6) / 3), 7.4, 6.4)
    steps.place(0.02)
    for side in (-1, 1):
        mesh = Mesh("side")
        for y in (6, 18, 31):
            neon.tower(mesh, m, side * 13.5, y + 4, 9, 10, 15 + y * 0.35, rng, 0.3, -side)
            neon.sign(mesh, m, (side * 7.2, y, 9 + y * 0.35), (1.2, 5.5), rng.choice(("pink", "jade")), rng, side)
        mesh.place()
    neon.mask(m, (0, 60, 35.5), 2.35, 0.0)
    walker((0.0, 6.4, 0.3), 0.05, 1.0)
    stage.areas(((0, 38, 14), (0, 58, 33), 12, 22000, PINK), ((-22, 42, 58), (0, 60, 37), 12, 32000, JADE), ((0, 24, 18), (0, 9, 1), 5, 5200, PINK), ((-4, 3, 5), (0, 7, 1.2), 1.5, 260, JADE))
    stage.camera((0.3, -2.4, 1.2), (0.05, 30, 11.2), 33, mask=(0, 60, 35.5), horizon=(0, 140, 12))


def rain(pic):
    drops = (np.random.RandomState(2).rand(pic.h, pic.w) > 0.9985).astype(np.float32)
    drops = gaussian_filter1d(gaussian_filter1d(drops, pic.h * 0.011, axis=0), 0.5, axis=1)
    pic.rgb = pic.rgb + (drops * pic.h * 0.02 * 0.9)[..., None] * (0.25 * pic.rgb.mean() + pic.rgb) * linear("#ffd8e8")


def shells():
    """Rows of empty bodies hang in lit alcoves, waiting for a mind."""
    m = neon.materials()
    stage.ambient("#2a2048", 0.1)
    room, back = Mesh("rack room"), glow("alcove", "#2fd6aa", 1.1)
    room.box((0, 14, -0.05), (30, 50, 0.1), m["wet"]).box((0, 14, 5.6), (30, 50, 0.2), m["dark"])
    spots = []
    for side in (-1, 1):
        room.box((side * 5.2, 14, 3), (0.4, 50, 6), m["dark"])
        for k in range(11):
            y, turn = 3.2 + 2.4 * k, -side * 0.785
            room.box((side * 4.1, y + 0.9, 2.1), (1.7, 0.08, 3.0), back, (0, 0, turn))
            for q in (-1, 1):
                room.box((*(side * 4.1 + q * 0.95 * math.cos(turn), y + 0.9 + q * 0.95 * math.sin(turn) - 0.1), 2.8), (0.2, 0.5, 5.6), m["metal"], (0, 0, turn))
            room.box((side * 4.0, y + 0.8, 3.75), (2.0, 0.5, 0.3), m["metal"], (0, 0, turn)).box((side * 4.0, y + 0.8, 0.25), (2.0, 0.9, 0.5), m["metal"], (0, 0, turn))
            room.tube([(side * 3.68, y + 0.45, 2.6), (side * 3.68, y + 0.45, 3.7)], 0.05, m["metal"], 8)
            spots.append((side * 3.62, y + 0.42, 0.62, side * 2.356, 1.05))
    for k in range(7):
        room.box((0, 4 + 4 * k, 5.35), (10, 0.5, 0.4), m["metal"])
    room.box((0, 30.5, 2.4), (2.4, 0.1, 4.8), glow("door", PINK, 4))
    for x in (-1.4, 1.4):
        room.box((x, 30.2, 2.8), (0.4, 0.8, 5.6), m["metal"])
    room.place(0.01)
    pale, joint = surface("pale", "#8f8a88", rough=0.4, var=0.15, edge=0.4), surface("joint", "#3a3c46", rough=0.4, metal=0.6, edge=0.5)
    boards.crowd(lambda: soldiers.operative(joint, pale, None, "rest", "visor", "none", "none", voxel=0.013), spots)
    walker((0.0, 10.5, 0), 0.0, 1.0, 0.5)
    stage.area((0, 29.5, 2.6), (0, 6, 0.8), 2.4, 2200, PINK, 4.6)
    stage.camera((0.0, -1.0, 1.5), (0.0, 12, 2.3), 30, mask=(0, 30, 2.4), horizon=(0, 60, 2))


def keys():
    """A keyboard from near: its keys are dark, but in a few of clear resin a district of the city stands lit, each in a colour of its own."""
    m, rng, case = neon.materials(), random.Random(8), Mesh("case")
    m.update(jade=glow("cyan", "#2ac0ff", 4), concrete=surface("pale concrete", "#9092a0", rough=0.7, var=0.3, scale=0.5))
    stage.ambient("#1c2044", 0.25)
    dark = surface("key", "#17181e", rough=0.38, var=0.25, scale=4, bump=0.05, bump_scale=30, vary=0.2)
    metal = surface("case", "#3a3d48", rough=0.3, metal=0.9, var=0.3, scale=2, edge=0.5)
    profile = ((0.46, 0), (0.46, 0.06), (0.37, 0.5), (0.345, 0.56), (0.3, 0.575), (0.16, 0.545), (0, 0.535))
    lit = {(0, 1): ("pink", PINK), (1, -1): ("jade", "#2ac0ff"), (2, 2): ("paper", "#ffa040"), (4, -1): ("pink", PINK)}
    cap = neon.keycap(profile, dark).data(40)
    for row, k in product(range(6), range(-8, 9)):
        at = (k + (0, 0.25, 0.5, 0.25, 0.5, 0.3)[row], row, 0.07 * row)
        if (row, k) in lit:
            neon.resin_key(m, at, rng.gauss(0, 0.02), *lit[row, k], rng)
        else:
            instance(cap, at, (0.05, 0, 0))
    case.box((0, 2.3, -0.25), (19, 7, 0.3), m["black"]).box((0, -0.86, -0.16), (19.6, 0.6, 0.7), metal).box((0, 5.9, 0.3), (19.6, 0.4, 1.0), metal)
    case.place(0.06, segments=3)
    Mesh("desk").box((0, 20, -0.9), (90, 80, 0.6), surface("desk", "#0c0d14", rough=0.2, var=0.4, scale=0.6, specular=0.5)).place()
    city = Mesh("city")
    city.box((0, 24, 6), (90, 0.2, 30), surface("wall", "#1a1c34", rough=0.8, var=0.4, scale=0.2))
    shine = [pane("window " + tint, tint, 5) for tint in (PINK, PINK, "#2ac0ff", "#2ac0ff", "#ffa040")]
    for _ in range(90):
        x = rng.uniform(-11, 11)
        city.ball((x, 22, 0.3 + rng.random() ** 1.5 * (1.4 + 1.2 * math.sin(1.3 * x + 1))), rng.uniform(0.06, 0.13), rng.choice(shine))
    city.place()
    stage.area((0, 19, 8), (0, 24, 1), 8, 500, "#4050c0")
    stage.areas(((-7, 5, 4), (0, 0.5, 0.3), 2, 900, "#3aa8ff", 4), ((8, 4, 4), (0, 0.5, 0.3), 2, 900, PINK, 4), ((-2, -5, 7), (0, 0, 0.3), 2.4, 200, "#c8d0ff"))
    stage.camera((0.2, -4.15, 1.9), (0.42, 0.8, 0.86), 48, focus=(1, -0.4, 0.6), fstop=0.3)


def program():
    """A slab of flats at night in the rain is the console: its lit windows show a wanderer twenty floors tall, upside down again in the flooded square."""
    m, rng, city = neon.materials(), random.Random(4), Mesh("city")
    stage.gradient_sky("#4a7cb4", "#0c1434", 0.2)
    terrain.sea(surface("flooded square", "#3a4252", rough=0.04, metal=1, var=0, bump=0.1, bump_scale=0.35), 0, 900)
    rooms = {part: [pane("room " + tint, tint, 2.6) for tint in tints] for part, tints in {1: ("#ffe0b0", "#ffd090"), 2: (PINK, "#ff5a98"), 4: (JADE, "#5af0c8")}.items()}
    coat, figure = [pane(f"coat {k}", "#ff8a3c", 0.7 + 0.4 * k) for k in range(7)], neon.wanderer()

    def shine(column, floor):
        part = figure[floor - 1, column]
        return rng.choice(rooms.get(part, coat[floor // 6 :][:2])) if part else None

    neon.tower(city.at(placement((0, 12, 0), scale=(0.5,) * 3)), m, 0, 0, 164, 48, 103, rng, 0.008, 0, shine)
    for side, k in product((-1, 1), range(3)):
        neon.tower(city, m, side * (60 + 26 * k), 26 - 14 * k, 34, 30, rng.uniform(40, 74), rng, 0.02, -side)
    city.place()
    stage.area((-40, -30, 120), (6, 0, 16), 30, 120000, "#5a8ad0")
    stage.camera((0, -140, 2.2), (0, 0, 2.2), 34.5, (0, 0.04), horizon=(0, 4000, 0))


def counter():
    """In the rain at night the shut box and a paper lantern with the same sign wait on a wet black counter; behind it the street, out of focus."""
    m, rng, drops, eye = neon.materials(), random.Random(9), Mesh("drops"), (-0.6, -11.5, 2.9)
    stage.ambient("#20284c", 0.12)
    with stage.small((0, 4, -10), 8):
        neon.street(m, rng)
        lights = Mesh("lights")
        neon.lanterns(lights, m, (-9, 12, 4.8), (9.5, 15, 4.4), 11)
        neon.gate(lights, m, (-1.5, 38, 0), 10.5, 9.6)
        lights.box((0, 90, 20), (300, 1, 120), glow("night", "#1a1236", 0.25)).place()
        stage.areas(((-8, 30, 8), (0, 38, 5), 5, 2500, "#2ac0ff"), ((8, 30, 9), (0, 38, 5), 5, 4000, PINK))
    Mesh("counter").box((0, -6, -0.5), (60, 20, 1.0), surface("wet lacquer", "#08090c", rough=0.1, var=0.6, scale=0.7, bump=0.06, bump_scale=2.5, specular=0.6)).place(0.12, segments=4)
    boxes.ajar("torii", placement((-0.85, 1.5, 1.51), (math.pi / 2 - 0.03, 0, 0.5)), "#e0986a", PINK, power=0, eye=eye, loose=placement((0, 0, 0.42)))
    neon.paper_lantern((1.5, -0.35, 0), "#ffc468", "#f0300c")
    water = vessels.clear("water", "#ffffff", 1.33)
    for _ in range(700):
        x, y, size = rng.uniform(-6, 6), rng.uniform(-5.5, 3.8), 0.02 + 0.06 * rng.random() ** 5
        if math.dist((x, y), (1.5, -0.35)) > 0.7 and abs(y - 1.6 - 0.5 * (x + 0.95)) > 0.85:
            drops.ball((x, y, 0), size, water, (1, rng.uniform(0.8, 1.2), 0.4), 3)
    drops.place(smooth=180, shadow=False)
    stage.areas(((-7, 5, 4), (-0.9, 1.5, 1.5), 2, 190, PINK, 5), ((7.5, 4.5, 7), (1.5, 0, 1.4), 2, 900, "#2ac0ff", 3), ((-6, -8, 5), (-0.9, 1.4, 1.5), 2, 50, "#c8d0ff"), ((1, 9, 6), (0, 0, 0), 1.5, 160, "#a8c8ff"))
    stage.camera(eye, (0.3, 0, 1.5), 50, focus=(0.6, 0.4, 1.4), fstop=0.16, lantern=(1.5, -0.35, 1.4), horizon=(4, 900, -10))


def grade_tile(pic):
    haze = pic.mist("mask", 0.5, ("#c23a70", 0.5), ("#221638", 0.3), 0.02, 13, 0.92, pic.belt(0.55, 0.45, 1.2) * (0.6 + 0.8 * pic.noise(2.5, 4, 2.0)))
    wisp = pic.noise(3, 9, 2.2, 6)[..., None]
    sky = linear("#181236", 0.5) + linear("#b83064", 0.42) * pic.near("mask", 0.5)[..., None] * (0.3 + wisp) + linear("#1d4a55", 0.25) * wisp**2
    pic.sky(np.where(pic.y[..., None] > pic.horizon, haze, sky))
    pic.glow("mask", 0.3, linear(PINK, 0.06), (pic.depth > 200) * 1.0)
    rain(pic)
    pic.develop(0.95, 1.3, 1.02, ("#141a3a", "#ffd0c8", 0.14), (0.55, (0.55, 0.5), 0.9), (0.15, 1.0))


def grade_flood(pic):
    """Night rain over still water, blue mist along its end, where it becomes the sky."""
    rain(pic)
    pic.background = np.maximum(pic.background, smoothstep(pic.depth, 200, 290))
    pic.fog(linear("#3a6c9c", 0.4), 0.0035, 90, 0.95, pic.belt(0.5, 0.5, 1.6) * (0.6 + 0.8 * pic.noise(2.5, 4, 2.6)))
    pic.sky(linear("#1a2850", 0.35) + linear("#4a7cb4", 0.4) * np.exp(-((pic.y - pic.horizon) / 0.22) ** 2)[..., None] * (0.5 + pic.noise(3, 9, 2.4, 6)[..., None]))
    pic.rgb = pic.rgb + (smoothstep(pic.y - pic.horizon, 0, 0.12) * np.exp((pic.horizon - pic.y) / 0.3))[..., None] * linear("#3a6c9c", 0.04)
    pic.develop(1.0, 1.34, 1.1, ("#101c3c", "#ffd8b0", 0.12), (0.5, (0.55, 0.5), 0.9), (0.16, 1.0))


SHOTS = {
    "closing": Shot(counter, lambda pic: (
        pic.glow("lantern", 0.4, linear("#ff9a48", 0.02)),
        rain(pic),
        pic.develop(1.0, 1.3, 1.1, ("#141a3a", "#ffd0c8", 0.1), (0.5, (0.5, 0.5), 0.9), (0.16, 1.0))), samples=36, far=900, bounces=(5, 2, 3)),
    "hero": Shot(hero, lambda pic: (
        pic.sky(linear("#0c1230", 0.4) + linear("#b83064", 0.1) * pic.noise(3, 9, 2.2, 6)[..., None] ** 2),
        pic.dim(1 - 0.94 * (1 - pic.x / 0.5).clip(0, 1) ** 0.65),
        pic.glow("tube", 0.3, linear("#ff7a48", 0.03)),
        rain(pic),
        pic.develop(1.0, 1.3, 1.1, ("#141a3a", "#ffd0c8", 0.1), (0.5, (0.6, 0.5), 0.9), (0.2, 1.0))), samples=24, far=300, bounces=(6, 2, 3)),
    "tile": Shot(tile, grade_tile, samples=26, far=200, bounces=(2, 1, 2)),
    "feature-3": Shot(shells, lambda pic: (
        pic.mist("mask", 0.3, (PINK, 0.3), ("#1a2a3c", 0.25), 0.03, 6, 0.85, 0.6 + 0.8 * pic.noise(3, 4, 1.5)),
        pic.rays("mask", 0.3, linear(PINK, 1.2), 0.5, 0.9, pic.near("mask", 0.2), (6, 8)),
        pic.develop(1.0, 1.3, 1.02, ("#141a3a", "#ffd0c8", 0.14), (0.6, (0.5, 0.5), 0.85), (0.15, 1.0))), samples=40, far=60, bounces=(2, 1, 2)),
    "feature-2": Shot(keys, lambda pic: (
        pic.sky(linear("#0a0c20", 0.6)),
        pic.develop(1.5, 1.3, 1.1, ("#141a3a", "#ffd0c8", 0.1), (0.5, (0.55, 0.5), 0.9), (0.2, 1.0), (1.9, 0.65))), samples=18, far=100, bounces=(5, 2, 2)),
    "feature-1": Shot(program, grade_flood, samples=16, far=300, bounces=(2, 1, 2))}
