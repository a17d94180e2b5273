"""Etherfields: a barefoot dreamer before one open door in an endless mirror sea, while a whale with a village on its back swims by."""
import math
import random

from kits import arms, dream, folk, heavens, tabletop, terrain
from lib import skies, stage
from lib.materials import glow, surface
from lib.mesh import Mesh, instance, shining
from lib.picture import linear
from lib.shot import Shot

INK, LEMON = "#2c2a4a", "#fff0c4"


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
    m, rng = dream.materials(), random.Random(11)
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


def stair():
    """Steps that wind up over calm water to a lit door, the moon beside it, nobody there."""
    m, rng = dream.materials(), random.Random(4)
    lights()
    terrain.sea(m["sea"], 0, 1500)
    x, y, z = dream.spiral_stairs(m, (0, 24, 0.2), 30, 3.3, 0.36, 0.332, -1.9)
    open_door(m, (x * 1.02, y + 0.6, z + 0.3), 0.15, 1.9, 900)
    drifting(m, rng, ((4, (-26, -12), (50, 80), (2, 42), 1.9), (5, (11, 26), (50, 80), (3, 42), 1.9)))
    boats = Mesh("boats")
    for bx, by, s, r in ((-2.6, 10.5, 0.36, 0.5), (2.9, 13, 0.4, 2.2)):
        dream.paper_boat(boats, m["linen"], (bx, by, -0.03), s, r)
    boats.place()
    stage.mark("moon", (8, 300, 142))
    stage.mark("horizon", (0, 3000, 0))
    stage.camera((-8, 3, 6), (0.7, 24, 9.5), 36)
    return m


def tile():
    m = stair()
    dreamer(m, (-1.0, 19.0, 0.03), -0.2, 1.15)
    for point in dream.whale(m, (-9, 66, 17), (0.1, 0.08, 0.25), 1.5):
        stage.point(point, 40, LEMON, 0.2)
    stage.camera((0, 0, 2.4), (0.3, 24, 8.4), 36)


def table():
    """Discs, keys and paper boats in the light of a door that stands ajar on the table."""
    m = dream.materials()
    stage.ambient("#5d5488", 0.16)
    tabletop.table("#2f2a52", 0.0)
    instance(dream.door_mesh({**m, "light": glow("ajar", LEMON, 7)}, 1.15), (0.5, 5.6, 0.1), (0, 0, -0.12), 1.55)
    stage.area((0.45, 5.2, 1.9), (0.0, -1.5, 0), 1.7, 900, LEMON, 3.2)
    tones = [surface(f"disc {t}", t, rough=0.8, var=0.2, scale=2.5) for t in ("#e39a8c", "#c58aa6", "#8f80bc", "#5a56a0", "#ead0c4")]
    discs = Mesh("discs")
    for k, (x, y, r) in enumerate(((-2.3, 1.6, 0.9), (2.6, 1.9, 0.8), (0.3, -0.6, 1.0), (-3.5, -0.9, 0.75), (3.3, -0.6, 0.85), (-1.4, 3.4, 0.6), (2.5, 3.9, 0.5))):
        for q in range(4):
            discs.cylinder((x, y, 0.02 * q), r * (1 - 0.2 * q), 0.03, tones[(k + q) % 5], 64)
        discs.cylinder((x + 0.12 * r, y + 0.1 * r, 0.09), r * 0.13, 0.02, tones[4], 32)
    discs.place(0.006)
    things = Mesh("things")
    for at, way, size in (((-1.5, -1.6, 0.05), (0.9, 0.35, 0), 1.3), ((1.7, -1.9, 0.05), (-0.5, 0.9, 0), 1.0), ((-3.2, 2.9, 0.05), (0.6, -0.8, 0), 0.9)):
        dream.key(things, m["brass"], arms.aimed(at, way), size)
    things.place(0.004)
    boats = Mesh("boats")
    for x, y, size, turn in ((-0.9, 0.9, 0.5, 0.5), (1.3, 1.0, 0.42, 2.4), (-2.6, -2.1, 0.46, 1.2), (2.9, -2.2, 0.5, 0.2), (0.9, 3.2, 0.34, 1.9)):
        dream.paper_boat(boats, m["linen"], (x, y, 0.02), size, turn)
    boats.place()
    stage.area((-7, -3, 5), (0, 0, 0), 3, 130, "#9a90ff")
    stage.mark("door", (0.5, 5.6, 1.9))
    stage.camera((-0.9, -7.6, 3.9), (0.15, 1.3, 0.75), 36)


def bed():
    """An iron bed adrift on the mirror sea; paper boats, a lamp, one shut door."""
    m, rng = dream.materials(), random.Random(5)
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
    shining("bulb", (1.02, 8.58, 1.84), 0.09, m["lamp"])
    stage.point((1.02, 8.58, 1.78), 95, LEMON, 0.08)
    stage.mark("candle", (1.02, 8.58, 1.84))
    stage.mark("door", (-400, 15, 1))
    drifting(m, rng, ((6, (-16, 22), (26, 60), (2, 9), 1.3),))
    stage.mark("horizon", (0, 3000, 0))
    stage.camera((4.0, 1.6, 1.3), (-0.4, 9, 1.5), 32)


def gallery():
    """Shut doors without walls in two rows on the mirror sea; the one at their end is open."""
    m = dream.materials()
    lights()
    terrain.sea(m["sea"], 0, 1500)
    shut = dream.door_mesh(m, 0, False)
    for k in range(7):
        for side in (-1, 1):
            instance(shut, (side * (2.9 + 0.1 * math.sin(k * 3 + side)), 5.6 + 3.6 * k, 0.12), (0, 0, side * -1.0 + 0.1 * math.sin(k * 5)), 1.1)
    open_door(m, (0.3, 31, 0.2), 0.1, 1.9, 1200)
    boats = Mesh("boats")
    for x, y, s, r in ((-0.9, 6.2, 0.3, 0.5), (1.2, 9.5, 0.3, 2.2), (-0.4, 15, 0.34, 1.1)):
        dream.paper_boat(boats, m["linen"], (x, y, -0.03), s, r)
    boats.place()
    stage.mark("horizon", (0, 3000, 0))
    stage.camera((-0.6, 0, 1.45), (0.3, 30, 4.4), 30)


def grade(pic, start, sun=(0.2, 0.5)):
    pic.denoise(5, 2.0, 2)
    horizon = pic.marks["horizon"][1]
    near = pic.near((sun[0], horizon), 0.8)[..., None]
    mist = linear("#f3c0b2", 0.85) * near + linear("#a89ac6", 0.6) * (1 - near)
    pic.fog(mist, 0.0075, start, 0.9, pic.belt(horizon, 0.5, 0.5, 1.6))
    stops = ("#f9d2bd", "#e3a9b0", "#9d8fc0", "#5b5894")
    sky = skies.clouded(pic, horizon, (sun[0], horizon - 0.06), stops, "#ffd9b8", "#7a6ca0", "#ffd9cc", 0.66, 14, 0.85, 3.0)
    sky = heavens.stars(pic, sky, 0.001, 0.8, mask=((horizon - pic.y) * 2 - 0.5).clip(0, 1))
    if "moon" in pic.marks:
        sky = heavens.moon(pic, sky, "moon", 0.15, "#fff2da", "#e2b8b4", 1.1, 0.12, 5)
    pic.sky(sky)
    pic.rays("door", 0.12, linear(LEMON, 1.0), 1.2, 0.5, pic.near("door", 0.12), (start, 30))
    pic.glow("door", 0.22, linear(LEMON, 0.16))
    if "candle" in pic.marks:
        pic.glow("candle", 0.05, linear(LEMON, 0.3))
    pic.develop(0.35, 1.36, 1.15, (INK, "#ffe2cc", 0.2), (0.42, (0.55, 0.5), 0.95), (0.13, 1.1), sharpen=(0.35,))


def grade_table(pic):
    pic.denoise(8, 5.0, 3)
    pic.fog(linear("#574a78", 0.12), 0.06, 12, 0.95)
    pic.glow("door", 0.34, linear(LEMON, 0.12))
    pic.rays("door", 0.16, linear(LEMON, 1.0), 1.2, 0.6, pic.near("door", 0.14), (5, 8))
    pic.develop(0.6, 1.3, 1.1, (INK, "#ffe2cc", 0.18), (0.5,))


SHOTS = {
    "hero": Shot(hero, lambda pic: grade(pic, 12), samples=30, far=900, bounces=(4, 2, 3)),
    "tile": Shot(tile, lambda pic: grade(pic, 16, (0.3, 0.5)), samples=28, far=700, bounces=(4, 2, 3)),
    "feature-3": Shot(stair, lambda pic: grade(pic, 2), samples=40, far=900, bounces=(4, 2, 3)),
    "feature-2": Shot(table, grade_table, samples=14, far=40, bounces=(3, 2, 2)),
    "feature-1": Shot(bed, lambda pic: grade(pic, 10), samples=28, far=900, bounces=(4, 2, 3)),
    "feature-5": Shot(gallery, lambda pic: grade(pic, 10), samples=28, far=900, bounces=(4, 2, 3)),
}
