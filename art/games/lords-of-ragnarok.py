"""Lords of Ragnarok: a longship under a red sail steers up a polar fjord to the world tree and its nine lights."""
import math
import random

from kits import norse, tabletop, terrain, vikings
from lib import skies, stage
from lib.imageops import smoothstep
from lib.materials import glow, surface
from lib.mesh import Mesh
from lib.picture import linear
from lib.shot import Shot

MINT, VIOLET, EMBER, NIGHT = "#8dffd9", "#8a6bd8", "#ff7a3a", "#0d1b2a"


def walls(x, y):
    """Fjord: water in the middle, cliffs left and right, a low island for the tree."""
    side = abs(x - 8 * math.sin(y * 0.012)) - 62 - 0.05 * y
    cliff = max(0, side) * 1.9 + 14 * terrain.fractal(x, y, 60, 3, 5) * min(1, max(0, side) / 20)
    ledge = 9 * round(cliff / 9)
    isle = 17 * math.exp(-((x - 62) ** 2 + (y - 230) ** 2) / 1500) - 6 + 2.5 * terrain.fractal(x, y, 20, 6)
    return max(-4, isle, min(0.45 * cliff + 0.55 * ledge, 130 + 20 * terrain.fractal(x, y, 90, 1)) - 4)


def light():
    stage.gradient_sky("#6fd6b8", "#16243f", 0.35)
    stage.sun((0.75, 0.35, -0.5), 0.9, "#8fb8ff", 6)


def lamps(places, power):
    for at in places[::2]:
        stage.point(at, power, MINT, 0.8)


def hero():
    m, rng = norse.materials(MINT, EMBER), random.Random(12)
    light()
    terrain.sea(m["water"], size=2400)
    terrain.heightfield(m["rock"], walls, (-260, 330), (30, 520), 3.2, 30)
    tree = norse.world_tree(m, (62, 230, 9), 128, random.Random(4))
    lamps(tree, 9000)
    norse.longship(m, (4, 58, 0.5), 1.12, 1.25, light=m["ember"])
    stage.spot((-14, 36, 4), (5, 59, 8), 26000, "#ff9a6a", 34, 0.8, 1.0)
    norse.longship(m, (48, 120, 0.4), 1.35, 1.1)
    norse.longship(m, (-42, 150, 0.4), 1.0, 1.1)
    terrain.rocks(m["rock"], [(-30, 20, -0.5), (-22, 15, -1), (26, 17, -1), (31, 24, 0), (37, 22, -0.6)], rng, (2.0, 4.6))
    stage.mark("tree", (62, 230, 95))
    stage.mark("horizon", (0, 4000, 0))
    stage.camera((-4, -8, 7.5), (8, 100, 27), 27)


def crag(x, y):
    """Snowy outcrop under the lone Viking."""
    rise = 0.9 - max(0, 7.4 - y) * 0.34 - max(0, y - 9.4) * 1.5 - 0.02 * x * x
    return rise + 0.4 * terrain.fractal(x, y, 2.6, 8, 5) * min(1, math.hypot(x + 1.5, y - 8.4) / 1.6)


def tile():
    m, rng = norse.materials(MINT, EMBER), random.Random(3)
    light()
    norse.jotun(m["ice"], m["rock"], m["orb"], 0.05, (2.5, 44, -7), 0.25, 2.7, 0.8)
    stage.area((24, 60, 30), (2, 44, 14), 12, 26000, MINT)
    stage.area((-20, 26, 4), (2, 44, 10), 8, 3600, "#ff8a5a")
    terrain.heightfield(m["snow"], lambda x, y: -7 + 1.6 * terrain.fractal(x, y, 18, 3) + max(0, abs(x) - 16) * 0.5, (-60, 60), (12, 110), 1.2)
    for y, h, tint, seed in ((110, 34, "#263648", 1.2), (170, 60, "#2c4256", 4.4)):
        terrain.ridge(y, h, tint, seed, 500, -8, 2, 0.02)
    terrain.heightfield(m["rock"], crag, (-9, 9), (1.5, 14), 0.15, 25)
    vikings.viking(m["cloth"], m["iron"], m["rune"], loc=(-1.5, 8.4, crag(-1.5, 8.4) - 0.03), rot=-0.25)
    stage.area((-5, 6, 4), (-1.5, 8.4, 2), 1.5, 420, EMBER)
    stage.mark("tree", (3, 44, 15))
    stage.mark("horizon", (0, 900, -6))
    stage.camera((0, -1.0, 1.3), (0, 44, 8.6), 36)


def feature():
    m, rng = norse.materials(MINT, EMBER), random.Random(9)
    stage.ambient("#20334a", 0.3)
    tabletop.table("#1a2026", "#12171d", -0.1, 0.45, 0.1)
    plastic = surface("plastic", "#8f959a", rough=0.42, var=0.05, edge=0.85, wash=0.85)
    land, line = surface("land", "#5d6b74", rough=0.85, var=0.4, scale=1.2), glow("line", MINT, 1.1)
    board = Mesh("board")
    for cx, cy, size in ((0.2, 0.6, 1.9), (-3.6, 5.0, 2.3), (4.1, 3.4, 2.1), (0.8, 8.8, 2.4), (-4.4, -0.9, 1.2)):
        tabletop.board_island(board, land, line, cx, cy, size)
    board.place()
    vikings.viking(plastic, plastic, None, 0.012, (0.1, 0.3, 0.14), 2.75, 1.2, True)
    tabletop.miniature_base(plastic, (0.1, 0.3, 0), 0.95, rng)
    grey = dict.fromkeys(m, plastic)
    norse.longship(grey, (-3.3, 4.2, 0.35), -0.5, 0.145, oars=False)
    norse.jotun(plastic, plastic, m["orb"], 0.06, (2.95, 4.6, 0.12), -0.3, 0.29, 0.6)
    tabletop.miniature_base(plastic, (2.95, 4.6, 0), 1.25, rng)
    stage.area((4.5, 2.5, 4.0), (0, 0, 1.4), 1.4, 640, MINT)
    stage.area((-4.8, 1.6, 2.4), (0, 0, 1.3), 1.2, 560, EMBER)
    stage.area((1.5, -5.5, 5), (0.2, 0, 1.2), 3, 170, "#eef4ff")
    stage.area((0, 9, 5), (0, 4, 1), 3, 420, VIOLET)
    stage.camera((0.5, -6.5, 1.7), (0.3, 0.4, 1.62), 47, focus=(0.1, 0.0, 1.6), fstop=1.1)


def realm():
    m, rng = norse.materials(MINT, EMBER), random.Random(21)
    m["orb"].cycles.sample_as_light = m["rune"].cycles.sample_as_light = False
    stage.ambient("#20334a", 0.35)
    tabletop.table("#131a22", "#0e141b", -0.1, 0.3, 0.3)
    plastic = [surface(f"side {t}", t, rough=0.45, var=0.06, edge=0.8, wash=0.85) for t in ("#7d2a25", "#33607a", "#a58a4e")]
    white, land, line = surface("bone", "#c9cfd2", rough=0.45, var=0.06, edge=0.7, wash=0.85), surface("land", "#66757c", rough=0.85, var=0.4, scale=1.0), glow("line", MINT, 1.2)
    board = Mesh("board")
    spots = [(0, 0, 2.1)] + [(4.6 * math.cos(k * 1.047 + 0.1), 4.1 * math.sin(k * 1.047 + 0.1), 1.45) for k in range(6)]
    for x, y, size in spots:
        tabletop.board_island(board, land, line, x, y, size)
    board.place(0.01)
    norse.world_tree({**m, "bark": white, "rune": glow("vein", MINT, 5)}, (0, 0, 0.02), 4.4, random.Random(4), 13, 9, 2, True)
    stage.point((0, -0.6, 2.6), 60, MINT, 0.2)
    for k in range(3):
        x, y, _ = spots[(1, 3, 4)[k]]
        hall = Mesh("hall")
        norse.hall(hall, {**m, "oak": plastic[k], "roof": white}, (0, 0, 0), 0.5 * k)
        hall.place(loc=(x, y, 0.05), scale=0.06)
        grey = dict.fromkeys(m, plastic[k])
        ship = ((-2.7, -1.3), (2.9, -1.5), (0.6, 2.9))[k]
        norse.longship(grey, (*ship, 0.1), 0.8 + 2 * k, 0.1, oars=False)
    for k, (x, y) in enumerate(((-1.7, -3.3), (1.9, -3.3), (0.75, -1.45), (-3.7, -0.9))):
        vikings.viking(plastic[k % 3], plastic[k % 3], None, 0.022, (x, y, 0.08), 2.5 + 0.5 * k, 0.62, k % 2 == 0)
        tabletop.miniature_base(plastic[k % 3], (x, y, 0), 0.42, None, 0.08)
    norse.jotun(white, white, m["orb"], 0.12, (4.3, 0.3, 0.1), -0.5, 0.15, 0.5)
    tabletop.miniature_base(white, (4.3, 0.3, 0), 0.7, rng)
    stage.area((-6, 3, 6), (0, 0, 0), 2, 1100, "#8fb8ff")
    stage.area((6, -3, 4), (0, 0, 0.5), 1.6, 700, EMBER)
    stage.area((-3, -8, 6), (0, -1, 0), 3, 420, "#dfeaf4")
    stage.camera((-1.4, -10.4, 5.7), (0.15, -0.2, 0.75), 42, focus=(0, -1.2, 0.6), fstop=1.4)


def hearth():
    m, rng = norse.materials(MINT, EMBER), random.Random(8)
    light()
    terrain.sea(m["water"], -0.6, 1600)
    shore = lambda x, y: min(4.5, 0.16 * (y - 14) + 0.9 * terrain.fractal(x, y, 16, 3) + max(0, x - 8) * 0.16) + 30 * smoothstep(y, 75, 160) * (1 + terrain.fractal(x, y, 40, 2))
    terrain.heightfield(m["snow"], shore, (-110, 120), (6, 190), 1.3)
    hall = Mesh("halls")
    norse.hall(hall, m, (13, 40, shore(13, 40) - 1.2), -0.35, 26, 11, 12, m["ember"])
    norse.hall(hall, m, (-17, 60, shore(-17, 60) - 1.2), 0.3, 18, 8, 9, m["ember"])
    norse.hall(hall, m, (36, 62, shore(36, 62) - 1.2), -0.5, 18, 8, 9)
    hall.place(smooth=30)
    stage.point((8.2, 25.5, 3.4), 2600, EMBER, 0.6)
    stage.mark("door", (8.7, 27.6, 3.0))
    norse.longship(m, (-9, 16, 0.4), 1.25, 0.85, False, m["ember"], False)
    norse.longship(m, (-17, 20, 0.4), 1.2, 0.8, False, None, False)
    for k, (x, y) in enumerate(((2.2, 17), (3.6, 17.6), (5.4, 21))):
        vikings.viking(m["cloth"], m["iron"], None, 0.028, (x, y, shore(x, y)), -0.4 + 0.2 * k, 1.05)
    norse.world_tree(m, (60, 330, 0), 150, random.Random(4), 13, 9, 2)
    stage.mark("tree", (60, 330, 90))
    stage.mark("horizon", (0, 4000, 0))
    stage.camera((-5, -2, 3.0), (3.5, 40, 6.4), 31)


def aurora(pic, horizon, seed=3, lean=0.25, strength=1.0):
    """Night sky with curtains of light."""
    sky = skies.clouded(
        pic, horizon, (0.6, horizon - 0.1), ("#5fae9e", "#2d5468", "#16243f", "#0b1020"), "#2d8a76", "#101a2b", "#2f5a66", 0.4, 6, 0.8
    )
    height = ((horizon - pic.y) / max(horizon, 0.05)).clip(0, 1)
    for k, (at, tint, gain) in enumerate(((0.28, MINT, 0.55), (0.52, MINT, 0.8), (0.78, VIOLET, 0.75))):
        wave = at + 0.1 * (pic.noise(2, seed + k, 1.0) - 0.5) * 4 * (1 - pic.y) + lean * (height - 0.4)
        band = 1 / (1 + ((pic.x - wave) / 0.05) ** 2)
        fold = 0.4 + 0.9 * pic.noise(9, seed + 7 + k, 0.16, 3) ** 2
        sky = sky + (band * fold * smoothstep(height, 0.06, 0.4) * (1 - 0.6 * height))[..., None] * linear(tint, gain * strength)
    stars = (pic.noise(240, 5, 1.0, 1) > 0.965) * smoothstep(height, 0.15, 0.7)
    return sky + stars[..., None] * linear("#dfefff", 0.7)


def grade(pic, density=0.0026, start=70, centre=(0.58, 0.5), warm=None):
    pic.denoise(5, 2.6, 2, guide=0.5)
    horizon, tree = pic.marks["horizon"][1], pic.marks["tree"][:2]
    near = pic.near(tree, 0.5)[..., None]
    mist = linear("#5fb8a6", 0.42) * near + linear("#31516c", 0.28) * (1 - near)
    low = 0.35 + 0.75 * (1 - abs(pic.y - horizon) * 1.6).clip(0, 1)
    pic.fog(mist, density, start, 0.9, low * (0.7 + 0.6 * pic.noise(3, 4, 3)))
    pic.sky(aurora(pic, horizon))
    pic.glow("tree", 0.42, linear(MINT, 0.07))
    if warm:
        pic.glow(warm, 0.16, linear(EMBER, 0.22))
    pic.develop(1.15, 1.35, 1.15, ("#1b2c4a", "#d8ffe9", 0.15), (0.55, centre, 0.9), (0.16, 0.9), sharpen=(0.4,))


def grade_feature(pic):
    pic.denoise(5, 3.6, 2, guide=0.8)
    pic.fog(linear("#12303c", 0.12), 0.05, 7, 0.8)
    pic.develop(0.85, 1.25, 1.15, ("#172a48", "#ffe0c8", 0.14), (0.55, (0.5, 0.45)))


SHOTS = {
    "hero": Shot(hero, grade, samples=40, far=900, bounces=(3, 2, 2)),
    "tile": Shot(tile, lambda pic: grade(pic, 0.007, 16, (0.5, 0.5)), samples=40, far=300, bounces=(3, 2, 2)),
    "feature-2": Shot(realm, grade_feature, samples=40, far=40, bounces=(4, 2, 2)),
    "feature-3": Shot(hearth, lambda pic: grade(pic, 0.004, 30, (0.5, 0.5), "door"), samples=24, far=900, bounces=(3, 2, 2)),
    "feature-1": Shot(feature, grade_feature, samples=32, far=30, bounces=(4, 2, 2)),
    "feature-4": Shot(stage.orbit(feature, (2.7, 4.2, 2.1), 34, 0.56, -0.2), grade_feature, samples=32, far=30, bounces=(4, 2, 2)),
    "feature-5": Shot(stage.orbit(realm, (0, 0, 1.1), -40, 0.62, -1.8, fstop=0.8), grade_feature, samples=40, far=40, bounces=(4, 2, 2)),
}
