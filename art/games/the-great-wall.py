"""The Great Wall: the wall climbs into a blood-red dusk while the horde's torches fill the valley below it."""
import math
import random

from scipy.interpolate import CubicSpline

from kits import air, avalon, frontier, generals, terrain, wallridge
from lib import skies, stage
from lib.imageops import smoothstep
from lib.materials import surface
from lib.mesh import Mesh
from lib.picture import linear
from lib.shot import Shot

INK, FIRE = "#1d3038", "#ffae5a"


def hero():
    m, rng = frontier.materials(FIRE), random.Random(5)
    wallridge.dusk()
    steppe = surface("steppe", "#7a6440", rough=1, var=0.35, scale=0.04, bump=0.5, bump_scale=0.7, specular=0.05)
    terrain.heightfield(steppe, wallridge.hills, (-200, 170), (-45, 430), 2.2, 180)
    wallridge.wall(m, range(-70, 440, 16))
    for y, house, fire in ((34, True, False), (108, False, True), (182, True, False), (262, False, True), (345, True, False)):
        loc, a = wallridge.at(y)
        lit = frontier.watchtower(m, loc, a, 14, 12, house, fire)
        if fire:
            stage.point(lit, 9000, FIRE, 1.0)
            stage.mark(f"fire{y}", lit)
    flags = Mesh("banners")
    for y in (6, 18, 34, 58, 74, 92):
        loc = wallridge.at(y)[0]
        frontier.banner(flags, m, (loc[0] - 2.9, loc[1], loc[2] + 9 + (6 if y == 34 else 0)), 0.2, 7)
    flags.place(smooth=60)
    kinds = [generals.rider_mesh(m["cloth"], m["armour"], m["armour"], m["torch"] if k % 2 else None, k) for k in range(4)]
    spots = []
    while len(spots) < 1500:
        x, y = rng.gauss(-72, 30), rng.uniform(40, 330)
        if abs(math.sin(y * 0.09 + 0.02 * x)) > 0.35 and x < wallridge.crest(y) - 42:
            spots.append((x, y))
    generals.horde(kinds, spots, wallridge.hills, rng, -1.3)
    for y in (-2, 10, 26, 48, 66):
        loc = wallridge.at(y)[0]
        generals.general(m["cloth"], m["armour"], m["gold"], m["wood"], 0.03, (loc[0] - 1.5, y, loc[2] + 9.0), 1.2, 1.15, False)
    for y, h, seed in ((470, 42, 2.2), (640, 78, 5.0), (900, 130, 8.1)):
        terrain.ridge(y, h, "#4a3c3c", seed, 2200, 0, 4, 0.006)
    grass = surface("scrub", "#5c4c2a", rough=0.95, var=0.5, scale=1.5, vary=0.4, specular=0.1)
    bushes = [(x, y, wallridge.hills(x, y)) for x, y in ((rng.uniform(-90, 40), rng.uniform(-20, 260)) for _ in range(900)) if abs(x - wallridge.crest(y)) > 5 and wallridge.hills(x, y) > 7]
    terrain.rocks(grass, bushes[:110], rng, (0.3, 0.9))
    stage.mark("sun", (-420, 500, 60))
    stage.mark("camp", (-72, 190, 5))
    stage.mark("horizon", (0, 4000, 20))
    stage.camera((-2, -44, 66), (6, 100, 46), 29)


def steps(y):
    """Height of the walkway in the tile: it climbs to the beacon tower."""
    return 0.0004 * max(0, y) ** 2.1


def tile():
    m, rng = frontier.materials(FIRE), random.Random(2)
    wallridge.dusk()
    spots = frontier.line([(3.0 * math.sin(y * 0.02) + 0.0007 * y * y, y, steps(y) - 9) for y in range(-12, 150, 8)], 2.0)
    frontier.curtain(m, spots, 9.0, 7.0)
    x, y = spots[32][:2]
    frontier.watchtower(m, (x, y, spots[32][2]), spots[32][3], 17, 13, True, False, True)
    x, y = spots[64][:2]
    stage.point(frontier.watchtower(m, (x, y, spots[64][2]), spots[64][3], 15, 12, False, True), 16000, FIRE, 1.0)
    generals.general(m["cloth"], m["armour"], m["gold"], m["wood"], 0.012, (-0.6, 15.0, steps(15.0) - 0.05), -0.2, 1.2)
    flags = Mesh("banners")
    for k, y in enumerate((13, 22, 33, 44)):
        for s in (-1, 1):
            frontier.banner(flags, m, (3.0 * math.sin(y * 0.02) + 0.0007 * y * y + s * 3.1, y, steps(y) + 0.4), 0.1 if s > 0 else 2.9, 6.2 + 0.6 * (k % 2))
    flags.place(smooth=60)

    def land(x, y):
        return -26 + 18 * math.exp(-((x / 30) ** 2)) * (1 + y * 0.012) - 20 * abs(terrain.fractal(x, y, 40, 3, 4)) + max(0, x - 30) * 0.3

    terrain.heightfield(m["hill"], land, (-120, 130), (0, 240), 2.4)
    for y, h, seed in ((300, 46, 2.2), (460, 95, 5.0)):
        terrain.ridge(y, h, "#4a3c3c", seed, 1400, -30, 4, 0.008)
    stage.mark("sun", (-110, 300, 30))
    stage.mark("horizon", (0, 4000, 10))
    stage.camera((0.3, 0.6, 1.05), (0.8, 40, 11.5), 33)


def spring():
    """Blossom below the wall on a morning of mist; it winds over green hills from tower to tower."""
    m, rng = frontier.materials(FIRE), random.Random(14)
    m.update(leaf=surface("blossom", "#f0aab8", rough=0.8, var=0.2, scale=2, vary=0.35, specular=0.1), bark=surface("plum bark", "#3a2c28", rough=0.95, var=0.3, scale=3))
    meadow = surface("meadow", "#76803c", rough=1, var=0.35, scale=0.05, bump=0.4, bump_scale=1.5, specular=0.05)
    stage.gradient_sky("#f2dccb", "#86a4c0", 0.8, (0.7, -0.65, -0.2), "#ffd8a8", 2)
    stage.sun((0.72, -0.5, -0.34), 4.6, "#ffdcae", 2)

    crest = CubicSpline([-60, 30, 62, 100, 140, 180, 225, 280, 330, 440], [(90, 4), (46, 8), (23, 12), (1, 20), (-9, 27), (10, 36), (40, 48), (26, 66), (-12, 80), (-30, 90)])

    def way(y):
        return float(crest(y)[0])

    def top(y):
        return float(crest(y)[1])

    def hills(x, y):
        d = abs(x - way(y)) / (1 + 0.002 * max(0, y))
        return top(y) * (0.25 + 0.75 * math.exp(-((d / 46) ** 2))) + 3 * terrain.fractal(x, y, 60, 3, 3) * min(1, d / 16) - 3 * min(1, d / 60)

    terrain.heightfield(meadow, hills, (-170, 170), (-8, 420), 1.6)
    frontier.curtain(m, frontier.line([(way(y), y, top(y) - 2.5) for y in range(16, 430, 12)], 2.2), 9.0, 6.0)
    for y in (98, 160, 228, 330):
        a = math.atan2(2, way(y + 1) - way(y - 1))
        frontier.watchtower(m, (way(y), y, top(y) - 2.5), a, 15, 12, True, False, y == 98)
    flags = Mesh("banners")
    for y in (42, 52, 63, 75):
        frontier.banner(flags, m, (way(y) - 2.6, y, top(y) + 6.4), 0.3, 6.5)
    flags.place(smooth=60)
    for x, y, h in ((-10, 19, 10), (-15, 24, 12), (-20, 33, 13), (-11, 33, 11), (-27, 40, 13), (-19, 46, 12), (-34, 56, 14), (-24, 62, 12), (-9, 66, 10), (-3, 70, 11), (-14, 76, 11), (-46, 84, 14), (20, 118, 12), (28, 126, 13), (-34, 122, 14), (-40, 130, 13), (48, 164, 14), (56, 170, 13)):
        avalon.rowan(m, (x, y, hills(x, y) - 0.2), h, random.Random(int(x * 7 + y) % 97), 24)
    for y, h, seed in ((520, 120, 2.2), (700, 190, 5.0)):
        terrain.ridge(y, h, "#6a7a80", seed, 2000, 0, 4, 0.006)
    terrain.grass(surface("spring grass", "#8a9448", rough=0.9, vary=0.4, specular=0.1), hills, 2600, (-24, 22), (3, 42), rng, (0.3, 0.7), keep=lambda x, y: abs(x - way(y)) > 5)
    stage.mark("lamp", (way(98), 92, top(98) + 13))
    stage.mark("sun", (-240, 520, 190))
    stage.mark("horizon", (0, 4000, 60))
    stage.camera((-5, -6, 20), (-1, 80, 27.5), 33)


def grade_spring(pic):
    sun, horizon = pic.marks["sun"][:2], pic.marks["horizon"][1]
    warm = pic.near(sun, 0.7)[..., None]
    low = 0.45 + 0.8 * smoothstep(pic.y, horizon - 0.15, horizon + 0.25)
    pic.fog(linear("#ffe6cc", 0.95) * warm + linear("#cfd6da", 0.92) * (1 - warm), 0.0030, 40, 0.95, low * (0.55 + 0.8 * pic.noise(3, 4, 3)))
    pic.sky(skies.clouded(pic, horizon, sun, ("#f6dcc8", "#dcd4d2", "#a9bccd", "#7798b8"), "#ffdfb4", "#a8b0bc", "#fdeee0", 0.5, 5, 1.3, 3.0))
    pic.glow(sun, 0.5, linear("#ffdcb0", 0.16))
    pic.glow("lamp", 0.07, linear(FIRE, 0.2))
    pic.develop(0.85, 1.55, 1.4, ("#2c4048", "#ffe8d0", 0.14), (0.3, (0.5, 0.5), 0.9), (0.12, 1.0), sharpen=(0.35,))


def climb(y):
    """Height of the snowy ridge: it rises in waves to the last tower."""
    return 16 + 9 * math.sin(y * 0.033 - 0.4) + 0.00042 * max(0, y) ** 2


def bend(y):
    return 14 - 44 * math.sin(y * 0.0145 - 0.15) + 0.05 * y


def snowfield(x, y):
    d = abs(x - bend(y))
    return climb(y) * math.exp(-((d / 75) ** 2)) + 3.5 * terrain.fractal(x, y, 70, 3, 3) * min(1, d / 20)


def winter(night=False):
    """Snow on the wall and its hills, a pale sun behind the last tower, a file of riders on the plain; by night their torches."""
    m, rng = frontier.materials(FIRE), random.Random(4)
    snow = surface("snow", "#dbe3ec", rough=0.9, var=0.06, scale=0.1, specular=0.1)
    m.update(stone=snow, tiles=surface("snowy tiles", "#aab4c0", rough=0.9, var=0.3, scale=0.6), brick=surface("cold brick", "#85766a", rough=0.9, var=0.35, scale=0.25, streak=0.5))
    stage.gradient_sky(*(("#6a5a78", "#1c2442", 0.5) if night else ("#e6d4c8", "#7f97b8", 0.75)))
    stage.sun(*(((0.62, -0.5, -0.4), 1.1, "#9db4ea", 2) if night else ((-0.62, -0.8, -0.33), 4.5, "#ffcf9c", 2)))
    terrain.heightfield(snow, snowfield, (-190, 190), (-40, 470), 2.2)
    frontier.curtain(m, frontier.line([(bend(y), y, climb(y) - 1.5) for y in range(-60, 470, 14)], 2.2), 9.0, 6.0)
    for y in (52, 128, 204, 300, 432):
        a = math.atan2(2, bend(y + 1) - bend(y - 1))
        beacon = night and y == 204
        lit = frontier.watchtower(m, (bend(y), y, climb(y) - 1.5), a, 14, 12, not beacon, beacon, night or y == 52)
        if night:
            stage.point(lit, 6000, FIRE, 1.0)
            stage.mark(f"fire{y}", lit)
    stage.mark("lamp", (bend(52), 46, climb(52) + 14))
    kinds = [generals.rider_mesh(m["armour"], m["cloth"], m["armour"], m["torch"] if night else None, k) for k in range(4)]
    ride = [(bend(y) - 36 - 0.12 * y + rng.uniform(-1.2, 1.2), y + rng.uniform(-1.6, 1.6)) for y in range(20, 170, 4)]
    if night:
        ride = [(x, y) for x, y in ((rng.gauss(-95, 30), rng.uniform(20, 330)) for _ in range(900)) if x < bend(y) - 42 and abs(math.sin(y * 0.08 + 0.03 * x)) > 0.4]
        lamps = Mesh("lamps")
        for y in range(-30, 440, 8):
            a = math.atan2(2, bend(y + 1) - bend(y - 1))
            for side in (-2.7, 2.7):
                lamps.ball((bend(y) - side * math.sin(a), y + side * math.cos(a), climb(y) + 9.8), 0.32, m["lamp"], detail=1)
        lamps.place(shadow=False)
    generals.horde(kinds, ride, snowfield, rng, 0.3)
    stage.mark("camp", (-95, 150, 8))
    stage.mark("sun", (bend(300) - 2, 300, climb(300) + 17))
    stage.mark("horizon", (0, 4000, 20))
    stage.camera((-16, -58, 40), (-8, 120, 34), 34)


def grade_winter(pic):
    sun, horizon = pic.marks["sun"][:2], pic.marks["horizon"][1]
    warm = pic.near(sun, 0.5)[..., None]
    low = 0.5 + 0.7 * smoothstep(pic.y, horizon - 0.1, horizon + 0.2)
    pic.fog(linear("#f2d3b4", 0.85) * warm + linear("#a9b6c8", 0.62) * (1 - warm), 0.0055, 90, 0.95, low * (0.7 + 0.6 * pic.noise(3, 4, 3)))
    pic.sky(skies.clouded(pic, horizon, sun, ("#ecd2b8", "#c3c2c8", "#93a3ba", "#62758f"), "#ffc488", "#7d8aa0", "#e8dccf", 0.5, 5, 0.85, 3.0))
    pic.glow(sun, 0.075, linear("#ffe2b8", 2.2), pic.background)
    pic.glow(sun, 0.4, linear("#ffca90", 0.14))
    pic.glow("lamp", 0.08, linear(FIRE, 0.35))
    air.snow(pic, 420, "#ffffff", 0.4)
    pic.develop(0.8, 1.62, 1.2, (INK, "#ffe2c4", 0.14), (0.45, (0.5, 0.5), 0.9), (0.13, 1.0), sharpen=(0.4,))


def night(pic):
    sun, horizon = pic.marks["sun"][:2], pic.marks["horizon"][1]
    warm = pic.near("camp", 0.45)[..., None]
    low = 0.4 + 0.8 * smoothstep(pic.y, horizon - 0.05, horizon + 0.2)
    pic.fog(linear("#c06a44", 0.3) * warm + linear("#4a4668", 0.3) * (1 - warm), 0.0042, 60, 0.93, low * (0.6 + 0.8 * pic.noise(3, 4, 3)))
    pic.sky(skies.clouded(pic, horizon, sun, ("#b0503c", "#6a3a50", "#2c2a4c", "#11142a"), "#d8502c", "#1a1830", "#9a5450", 0.5, 5, 0.75))
    for name in (n for n, (*_, ahead) in pic.marks.items() if n.startswith("fire") and ahead > 0):
        pic.glow(name, 0.03, linear(FIRE, 0.5))
        pic.glow(name, 0.14, linear(FIRE, 0.07))
    pic.develop(1.4, 1.35, 1.1, (INK, "#ffc79a", 0.16), (0.5, (0.5, 0.5), 0.9), (0.2, 0.8), sharpen=(0.4,))


def grade(pic, density=0.0042, start=40, centre=(0.55, 0.5)):
    sun, horizon = pic.marks["sun"][:2], pic.marks["horizon"][1]
    warm = pic.near(sun, 0.75)[..., None]
    dust = linear("#f39a6e", 0.75) * warm + linear("#8a6a70", 0.42) * (1 - warm)
    low = 0.55 + 0.6 * smoothstep(pic.y, horizon - 0.1, horizon + 0.25)
    pic.fog(dust, density, start, 0.93, low * (0.7 + 0.6 * pic.noise(3, 4, 3)))
    stops = ("#ff8a52", "#e0604a", "#7a4656", "#2c3048")
    pic.sky(skies.clouded(pic, horizon, sun, stops, "#ff6a34", "#3a2a38", "#ff9a70", 0.58, 5, 0.85))
    pic.glow(sun, 0.5, linear("#ff7a40", 0.12))
    for name in (n for n, (*_, ahead) in pic.marks.items() if n.startswith("fire") and ahead > 0):
        pic.glow(name, 0.07, linear(FIRE, 0.35))
    pic.develop(0.75, 1.4, 1.08, (INK, "#ffc79a", 0.18), (0.5, centre, 0.9), (0.15, 1.0), sharpen=(0.4,))


SHOTS = {
    "hero": Shot(hero, grade, samples=30, far=1100, bounces=(3, 2, 2)),
    "tile": Shot(tile, lambda pic: grade(pic, 0.004, 40, (0.5, 0.5)), samples=36, far=800, bounces=(3, 2, 2)),
    "feature-2": Shot(spring, grade_spring, samples=30, far=900, bounces=(3, 2, 2)),
    "feature-3": Shot(stage.view(lambda: winter(True), (-34, -44, 58), (-26, 180, 26), 28), night, samples=20, far=1100, bounces=(3, 2, 2)),
    "feature-4": Shot(winter, grade_winter, samples=30, far=900, bounces=(3, 2, 2)),
    "feature-1": Shot(stage.view(lambda: winter(True), (27, -34, 46), (-22, 150, 36), 30), night, samples=20, far=1100, bounces=(3, 2, 2)),
}
