"""Etherfields: a barefoot dreamer before one open door in an endless mirror sea, while a whale with a village on its back swims by."""
import math
import random

from kits import arms, dream, folk, heavens, relics, tabletop, terrain
from lib import skies, stage
from lib.materials import glow, surface
from lib.mesh import TAU, Mesh, instance, ngon
from lib.picture import linear
from lib.shot import Shot

ROSE, LILAC, INK, LEMON = "#eab3ae", "#8f86b8", "#2c2a4a", "#fff0c4"


def lights(aim=(0.5, 0.75, -0.3), strength=1.7):
    stage.gradient_sky("#f0bdb0", "#6f6aa6", 0.85)
    stage.sun(aim, strength, "#ffcdb4", 6)


def dreamer(m, loc, rot, scale=1.0):
    """Night-shirted walker with a candle in the left hand."""
    hands = folk.adventurer(m["linen"], m["hair"], m["linen"], "lantern", "bare", 0.28, mantle=False, sweep=(-0.05, -0.16), loc=loc, rot=rot, scale=scale)
    flame = arms.hand_lantern(hands["left"], m["iron"], m["lamp"], 0.075)
    stage.point(flame, 30, LEMON, 0.05)
    stage.mark("candle", flame)


def open_door(m, loc, rot, scale=1.0, power=420):
    """The one open door, its light falling out over the water."""
    instance(dream.door_mesh(m, 1.25), loc, (0, 0, rot), scale)
    out = (math.sin(rot), -math.cos(rot))
    x, y, z = loc
    stage.area((x + out[0] * 0.3, y + out[1] * 0.3, z + 1.2 * scale), (x + out[0] * 4, y + out[1] * 4, z + 0.4), 1.0 * scale, power, LEMON, 2.0 * scale)
    stage.mark("door", (x, y, z + 1.15 * scale))


def drifting(m, rng, spots):
    """Closed and half-open doors in the air: (count, x range, y range, z range, size)."""
    kinds = [dream.door_mesh(m, a, lit) for a, lit in ((0, False), (0.5, True), (0, False), (0.9, True))]
    for count, xs, ys, zs, size in spots:
        for _ in range(count):
            tilt = (rng.uniform(-0.35, 0.35), rng.uniform(-0.35, 0.35), rng.uniform(-1.2, 1.2))
            instance(rng.choice(kinds), (rng.uniform(*xs), rng.uniform(*ys), rng.uniform(*zs)), tilt, size * rng.uniform(0.8, 1.25))


def hero():
    m, rng = dream.materials(light=LEMON), random.Random(11)
    lights()
    terrain.sea(m["sea"], 0, 1500)
    open_door(m, (5.1, 13.6, 0.16), -0.42, 1.18)
    dreamer(m, (4.05, 11.3, 0.03), -0.5)
    steps = Mesh("stepping stones")
    for k in range(9):
        steps.cylinder((4.0 - 0.5 * k + 0.2 * math.sin(k * 2), 11.3 - 1.15 * k, -0.06), rng.uniform(0.32, 0.5), 0.1, m["stone"], 18)
    steps.place(0.02)
    for point in dream.whale(m, (17, 66, 21), (0.1, 0.1, 0.3), 2.9):
        stage.point(point, 120, LEMON, 0.3)
    drifting(m, rng, ((14, (-46, 70), (60, 150), (2, 44), 2.2), (2, (30, 44), (34, 60), (4, 12), 1.6), (3, (-26, -12), (30, 60), (9, 20), 1.4)))
    boats = Mesh("boats")
    for x, y, s, r in ((-2.4, 8.6, 0.34, 0.5), (-4.2, 15, 0.4, 2.2), (0.6, 19, 0.4, 1.1), (9.5, 10.5, 0.4, 2.6)):
        dream.paper_boat(boats, m["linen"], (x, y, -0.03), s, r)
    boats.place()
    stage.mark("horizon", (0, 3000, 0))
    stage.camera((-0.6, 0, 1.5), (4.6, 40, 8.0), 27)


def tile():
    m, rng = dream.materials(light=LEMON), random.Random(4)
    lights()
    terrain.sea(m["sea"], 0, 1500)
    (x, y, z), _ = dream.spiral_stairs(m, (0, 24, 0.2), 30, 3.3, 0.36, 0.332, 2.2, -1.9)
    open_door(m, (x * 1.02, y + 0.6, z + 0.3), 0.15, 1.9, 900)
    dreamer(m, (-1.0, 19.0, 0.03), -0.2, 1.15)
    for point in dream.whale(m, (-9, 66, 17), (0.1, 0.08, 0.25), 1.5):
        stage.point(point, 40, LEMON, 0.2)
    drifting(m, rng, ((4, (-26, -12), (50, 80), (2, 42), 1.9), (5, (11, 26), (50, 80), (3, 42), 1.9)))
    boats = Mesh("boats")
    for bx, by, s, r in ((-2.6, 10.5, 0.36, 0.5), (2.9, 13, 0.4, 2.2)):
        dream.paper_boat(boats, m["linen"], (bx, by, -0.03), s, r)
    boats.place()
    stage.mark("moon", (8, 300, 142))
    stage.mark("horizon", (0, 3000, 0))
    stage.camera((0, 0, 2.4), (0.3, 24, 8.4), 36)


def feature():
    m, rng = dream.materials(), random.Random(3)
    stage.ambient("#6a5f8c", 0.3)
    tabletop.table("#4a3a52", "#3a2c42", -0.05, 0.5, 0.12)
    plastic = surface("plastic", "#96929c", rough=0.42, var=0.05, wash=0.9)
    paper, ink = surface("dream tile", "#e4c8bd", rough=0.8, var=0.25, scale=1.6), surface("ink", "#3b3560", rough=0.7, var=0)
    washes = [surface(f"wash {t}", t, rough=0.8, var=0.3, scale=3) for t in ("#e39a8c", "#b585a6", "#7f78b4", "#4c4a86")]
    for i in range(-2, 4):
        for j in range(-1, 5):
            tabletop.hill_card(paper, ink, washes, (i * 2.06 + 0.3, j * 2.06 + 0.4, -0.05), rng, (1.95, 1.95))
    hands = dream.moon_gentleman(plastic, plastic, plastic, 0.01, (0.55, 0.9, 0.12), math.pi + 0.25, 1.3)
    gear = Mesh("keys")
    x, y, z = hands["right"]
    dream.key(gear, plastic, arms.aimed((x, y - 0.02, z + 0.12), (0.02, -0.06, -1)), 1.25)
    x, y, z = hands["left"]
    gear.tube([(x + 0.2 * math.cos(a), y, z - 0.2 + 0.2 * math.sin(a)) for a in (TAU * k / 24 for k in range(25))], 0.018, plastic, 8)
    for k in range(5):
        dream.key(gear, plastic, arms.aimed((x + 0.2 * math.sin((k - 2) * 0.5), y, z - 0.46 + 0.05 * abs(k - 2)), (0.12 * (k - 2), 0, -1)), 0.34)
    gear.place(0.004)
    tabletop.miniature_base(plastic, (0.55, 0.9, 0), 0.85, rng, 0.12)
    for px, py, turn in ((-1.35, -0.35, -0.9), (-2.3, 1.2, -1.2)):
        folk.adventurer(plastic, plastic, plastic, "stand", "bare", 0.28, mantle=False, voxel=0.014, loc=(px, py, 0.09), rot=turn, scale=0.72)
        tabletop.miniature_base(plastic, (px, py, 0), 0.42, None, 0.09)
    data = dream.door_mesh({**m, "light": glow("far door", LEMON, 5)}, 1.2)
    for px, py, turn in ((-2.7, 6.0, -0.35), (3.3, 6.6, 0.4), (0.2, 10.5, 0.1)):
        instance(data, (px, py, 0), (0, 0, turn), 1.0)
        stage.point((px, py - 0.8, 1.2), 60, LEMON, 0.3)
    real = Mesh("brass key")
    dream.key(real, m["brass"], arms.aimed((1.9, -1.15, 0.02), (0.8, 0.5, 0)), 0.95)
    real.place()
    stage.area((-4.6, 4, 4), (0.2, 0.8, 1.4), 2, 800, "#ff9f8c")
    stage.area((4.8, 3.5, 4), (0.4, 0.8, 1.4), 2, 620, "#9a90ff")
    stage.area((-1, -6, 5), (0, 0, 1.6), 3, 300, "#fff0e6")
    stage.camera((-0.9, -6.6, 2.3), (0.05, 0.7, 1.72), 41, focus=(0.4, 0.6, 1.6), fstop=1.3)


def board():
    """The dream map: round islands of sleep joined by thread on dark cloth, seen from above."""
    m, rng = dream.materials(), random.Random(8)
    stage.ambient("#5d5488", 0.35)
    tabletop.table("#2f2a52", "#26224a", -0.06, 0.85, 0.0)
    paper, ink = surface("dream paper", "#ead0c4", rough=0.8, var=0.2, scale=1.6), surface("ink", "#3b3560", rough=0.7, var=0)
    tones = [surface(f"tone {t}", t, rough=0.8, var=0.3, scale=2.5) for t in ("#e39a8c", "#c58aa6", "#8f80bc", "#5a56a0", "#f1d9b0")]
    mesh, spots = Mesh("dreams"), [(0.1, 0.3, 1.25), (-2.3, 1.2, 0.85), (2.3, 1.5, 0.9), (-2.0, -1.2, 0.8), (2.5, -0.9, 0.95), (0.5, -2.0, 0.7), (-0.4, 2.7, 0.75), (-4.2, 0.1, 0.7), (4.5, 0.6, 0.7)]
    for k, (x, y, r) in enumerate(spots):
        mesh.prism([(x + a, y + b) for a, b in ngon(r, 56)], -0.06, 0.01, paper)
        for grow, z in ((0.93, 0.012), (0.9, 0.014)):
            mesh.tube([(x + r * grow * math.cos(a), y + r * grow * math.sin(a), z) for a in (TAU * i / 56 for i in range(57))], 0.012, ink, 4)
        for q in range(4):
            low = -0.85 + 0.42 * q
            crest = [(r * 0.86 * math.cos(a), r * (low + 0.5 + 0.13 * math.sin(5 * a + k + q))) for a in (math.pi * i / 20 for i in range(21))]
            crest = [(cx, min(cy, 0.86 * math.sqrt(max(0, r * r * 0.74 - cx * cx)) / 0.86)) for cx, cy in crest]
            foot = min(cy for _, cy in crest) - 0.02
            crest = [(cx, cy) for cx, cy in crest if abs(cx) <= math.sqrt(max(0, (0.86 * r) ** 2 - foot**2))] if foot > -0.86 * r else crest
            floor = [(r * 0.86 * math.cos(a), r * 0.86 * math.sin(a)) for a in (math.pi + math.pi * i / 20 for i in range(21)) if r * 0.86 * math.sin(a) < foot]
            mesh.prism([(x + a, y + b) for a, b in crest + floor], 0.012, 0.03 - 0.004 * q, tones[(k + q) % 4])
        mesh.cylinder((x + 0.4 * r * math.cos(k), y + r * 0.45, 0.03), r * 0.16, 0.006, tones[4], 28)
    mesh.place(smooth=20)
    web = Mesh("thread")
    for k, (x, y, r) in enumerate(spots[1:], 1):
        relics.thread(web, surface("gold thread", "#e0b45a", rough=0.4, metal=0.8), m["brass"], [(spots[0][0] + 0.9 * (x - spots[0][0]) / math.hypot(x, y + 0.01) * 1.2, spots[0][1] + 1.05 * (y - spots[0][1]) / math.hypot(x, y + 0.01), 0.02), (x * 0.9, y * 0.9, 0.02)], 0.12)
    dream.key(web, m["brass"], arms.aimed((3.2, -2.6, 0.02), (-0.9, 0.35, 0)), 1.0)
    for _ in range(150):
        web.ball((rng.uniform(-6, 6), rng.uniform(-4, 5), -0.055), rng.uniform(0.008, 0.02), m["linen"], detail=1)
    web.place(0.003)
    plastic = surface("plastic", "#a9a4ac", rough=0.42, var=0.05, edge=0.8, wash=0.85)
    dream.whale({**m, "whale": plastic}, (0.25, 0.45, 0.55), (0.1, 0.1, 0.35), 0.13, 0.09, False)
    for x, y, turn in ((-2.3, 1.1, 0.4), (2.4, -1.0, -0.6)):
        folk.adventurer(plastic, plastic, plastic, "stand", "bare", 0.28, mantle=False, voxel=0.018, loc=(x, y, 0.08), rot=turn, scale=0.42)
        tabletop.miniature_base(plastic, (x, y, 0.02), 0.25, None, 0.06)
    stage.area((-4.6, 3.5, 4.6), (0, 0, 0), 2, 760, "#ffb09c")
    stage.area((4.8, 2.5, 4.4), (0, 0, 0), 2, 480, "#9a90ff")
    stage.area((-1, -6, 5), (0, 0, 0), 3, 190, "#fff0e6")
    stage.camera((-0.4, -4.9, 6.0), (0.1, 0.0, 0.0), 45, focus=(0, -0.1, 0.1), fstop=1.4)


def bed():
    """An iron bed adrift on the mirror sea, seen from above like a memory; paper boats, a lamp, one shut door."""
    m, rng = dream.materials(light=LEMON), random.Random(5)
    lights((0.5, 0.7, -0.4), 1.5)
    terrain.sea(m["sea"], 0, 1500)
    dream.bed(m, (0.7, 7.6, -0.12), -0.55)
    instance(dream.door_mesh(m, 0, False), (-4.2, 15.5, 0.1), (0.03, 0.05, 0.4), 1.1)
    post = Mesh("reading lamp")
    post.tube([(1.5, 8.9, -0.3), (1.52, 8.9, 1.9), (1.3, 8.75, 2.2), (1.05, 8.6, 2.1)], 0.03, m["iron"], 8)
    post.cylinder((1.02, 8.58, 1.86), 0.3, 0.26, m["trim"], 20, 0.1)
    for k in range(13):
        a, r = k * 2.4, 1.9 + 0.36 * k
        dream.paper_boat(post, m["linen"], (0.6 + r * math.cos(a) * 0.9, 8 + r * math.sin(a) * 0.8, -0.03), rng.uniform(0.16, 0.26), rng.random() * 6)
    post.place()
    bulb = Mesh("bulb")
    bulb.ball((1.02, 8.58, 1.84), 0.09, m["lamp"])
    bulb.place(shadow=False)
    stage.point((1.02, 8.58, 1.78), 95, LEMON, 0.08)
    stage.mark("candle", (1.02, 8.58, 1.84))
    stage.mark("door", (-400, 15, 1))
    drifting(m, rng, ((6, (-16, 22), (26, 60), (2, 9), 1.3),))
    dream.whale(m, (9, 60, -0.4), (0, 0.12, 0.4), 1.0, 0.1, False)
    stage.mark("horizon", (0, 3000, 0))
    stage.camera((-0.5, 0.6, 3.9), (0.7, 9, 0.75), 35)


def grade(pic, start, sun=(0.2, 0.5)):
    pic.denoise(5, 2.0, 2)
    horizon = pic.marks["horizon"][1]
    near = pic.near((sun[0], horizon), 0.8)[..., None]
    mist = linear("#f3c0b2", 0.85) * near + linear("#a89ac6", 0.6) * (1 - near)
    pic.fog(mist, 0.0075, start, 0.9, 0.5 + 0.5 * (1 - abs(pic.y - horizon) * 1.6).clip(0, 1))
    stops = ("#f9d2bd", "#e3a9b0", "#9d8fc0", "#5b5894")
    sky = skies.clouded(pic, horizon, (sun[0], horizon - 0.06), stops, "#ffd9b8", "#7a6ca0", "#ffd9cc", 0.66, 14, 0.85, 3.0)
    sky = heavens.stars(pic, sky, 0.001, 0.8, mask=((horizon - pic.y) * 2 - 0.5).clip(0, 1))
    if "moon" in pic.marks:
        sky = heavens.moon(pic, sky, "moon", 0.15, "#fff2da", "#e2b8b4", 1.1, 0.12, 5)
    pic.sky(sky)
    pic.rays("door", 0.12, linear(LEMON, 1.0), 1.2, 0.5, pic.near("door", 0.12), (start, 30))
    pic.glow("door", 0.22, linear(LEMON, 0.16))
    pic.glow("candle", 0.05, linear(LEMON, 0.3))
    pic.develop(0.35, 1.36, 1.15, (INK, "#ffe2cc", 0.2), (0.42, (0.55, 0.5), 0.95), (0.13, 1.1), sharpen=(0.35,))


def grade_feature(pic):
    pic.denoise(5, 2.8, 2, guide=0.8)
    pic.fog(linear("#574a78", 0.16), 0.05, 8, 0.8)
    pic.develop(0.7, 1.3, 1.1, (INK, "#ffe2cc", 0.18), (0.5,))


SHOTS = {
    "hero": Shot(hero, lambda pic: grade(pic, 12), samples=30, far=900, bounces=(4, 2, 3)),
    "tile": Shot(tile, lambda pic: grade(pic, 16, (0.3, 0.5)), samples=28, far=700, bounces=(4, 2, 3)),
    "feature-1": Shot(feature, grade_feature, samples=26, far=30, bounces=(4, 3, 3)),
    "feature-2": Shot(board, grade_feature, samples=26, far=30, bounces=(4, 3, 3)),
    "feature-3": Shot(bed, lambda pic: grade(pic, 10), samples=26, far=900, bounces=(4, 2, 3)),
    "feature-4": Shot(stage.orbit(feature, (0.35, 0.9, 2.5), 10, 0.69, 0.0), grade_feature, samples=26, far=30, bounces=(4, 3, 3)),
    "feature-5": Shot(stage.orbit(board, (0.2, 0.1, 0.5), 34, 0.55, -2.2, fstop=0.8), grade_feature, samples=26, far=30, bounces=(4, 3, 3)),
}
