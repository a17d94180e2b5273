"""The Great Wall: the wall climbs a snowy mountain after a red dusk while the horde's torches fill the plain below it."""
import math
import random

from kits import air, boards, figures, frontier, generals, minis, terrain
from lib import skies, stage
from lib.imageops import smoothstep
from lib.materials import surface
from lib.mesh import Mesh, instance, placement
from lib.picture import linear
from lib.shot import Shot

INK, FIRE = "#1d3038", "#ffae5a"


def dusk(aim=(0.86, -0.35, -0.2)):
    """Red sky and a low sun over the ridge."""
    stage.gradient_sky("#ff9a6e", "#3c3f58", 0.55, sun_direction=(0.75, -0.6, -0.06), sun_tint="#ff6a3a", sun_power=3)
    stage.sun(aim, 6.5, "#ffa070", 1.0)


def steps(y):
    """Height of the walkway in the tile: it climbs to the beacon tower."""
    return 0.0004 * max(0, y) ** 2.1


def tile():
    m, rng = frontier.materials(FIRE), random.Random(2)
    dusk((0.34, -0.88, -0.2))
    spots = frontier.line([(3.0 * math.sin(y * 0.02) + 0.0007 * y * y, y, steps(y) - 9) for y in range(-12, 150, 8)], 2.0)
    frontier.curtain(m, spots, 9.0, 7.0)
    x, y = spots[32][:2]
    frontier.watchtower(m, (x, y, spots[32][2]), spots[32][3], 17, 13, True, False, True)
    x, y = spots[64][:2]
    stage.point(frontier.watchtower(m, (x, y, spots[64][2]), spots[64][3], 15, 12, False, True), 16000, FIRE, 1.0)
    generals.general(m["cloth"], m["armour"], m["gold"], m["wood"], 0.012, (0.5, 15.0, steps(15.0) - 0.05), -0.2, 1.2)
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


def table():
    """A model of the wall winds away over the board into real hills; out of a red dusk on its left comes the horde, generals wait on its right."""
    (rng, bare), m = minis.slate(3, "#4a5a70", 0.24, "#161719"), frontier.materials(FIRE)
    minis.board("hex", (26, 24), "#c08a50", 0.0, "#2a221c", (0, 10), 1.5)
    spots = frontier.line([(62, -16, 0), (50, 14, 0), (24, 42, 0), (14, 70, 0), (30, 100, 0), (16, 140, 0), (-6, 190, 8), (14, 250, 22), (4, 275, 26)], 2.0)
    towers = [spots[k] for k in (20, 50, 86, 128)]

    def wall():
        frontier.curtain(m, spots, 7.0, 6.0)
        for k, (x, y, z, turn) in enumerate(towers):
            frontier.watchtower(m, (x, y, z - 3), turn, 14, 11, k != 1, k == 1, True)

    boards.crowd(wall, [(0, 0, -0.14, 0, 0.12)])
    flame = (towers[1][0] * 0.12, towers[1][1] * 0.12, 1.75)
    stage.point(flame, 120, FIRE, 0.1)
    stage.mark("fire", flame)
    general = minis.primed(lambda: generals.general(bare, bare, bare, bare, 0.014), 1.1)
    minis.stand(general, [(4.6, 5.0, 1.2), (5.9, 6.6, 1.0), (3.4, 7.3, 1.4), (5.0, 8.4, 1.2), (6.8, 9.0, 1.0), (4.9, 10.4, 1.3), (6.9, 11.6, 1.2)])
    guard = minis.primed(lambda: figures.warrior(bare, bare, voxel=0.015), 0.95, 0.24)
    minis.stand(guard, [(0.12 * x, 0.12 * y, turn, 0.8) for x, y, z, turn in spots[7:84:5] if all(math.dist((x, y), tower[:2]) > 8 for tower in towers)], 0.68)
    rider = [minis.primed(lambda k=k: instance(generals.rider_mesh(bare, bare, bare, None, k)), 1.35, 0.46) for k in range(2)]
    horde = [(-7.6 + 1.75 * (k % 5) + 0.5 * (k // 5 % 2) + rng.gauss(0, 0.15), 3.4 + 1.75 * (k // 5) + rng.gauss(0, 0.15), -1.5 + rng.gauss(0, 0.2)) for k in range(30)]
    horde = [spot for spot in horde if spot[0] < 0.12 * min(spots, key=lambda at: abs(0.12 * at[1] - spot[1]))[0] - 1.0]
    for k in range(2):
        minis.stand(rider[k], horde[k::2])
    flags = Mesh("banners")
    for x, y in ((-6.2, 4.4), (-4.1, 7.8), (-6.6, 11.2), (-2.6, 12.6), (-8.2, 8.0)):
        flags.frame = placement((x, y, -0.14), (0, 0, 0.2), (0.34,) * 3)
        frontier.banner(flags, m, (0, 0, 0), 0, 6.5)
    flags.place(smooth=60)
    for y, h, seed in ((34, 5, 2.2), (56, 12, 5.0)):
        terrain.ridge(y, h, "#4a3c3c", seed, 160, -1, 0.5, 0.09)
    minis.dice([(0.5, 2.9, 0.5, "#e2d2b4", "#6a1a12"), (1.3, 2.4, -0.3, "#8a2418", "#e8d2a8")])
    minis.cards([(-3.3, 1.7, 0.3), (-3.1, 1.8, 0.16), (-2.9, 1.9, 0.02)], "#5a1c16", lift=-0.12)
    minis.lights("#ff8a58", "#cfdcff", (-5, 27, 9), 14000, (7, -5, 7), 420)
    stage.camera((0.2, -4.4, 5.0), (-0.1, 8.4, 0.95), 33)


def grade_table(pic):
    pic.glow("fire", 0.12, linear(FIRE, 0.25))
    sky = skies.clouded(pic, pic.marks["horizon"][1], "back", ("#ff8a52", "#d8584a", "#6a4056", "#262a42"), "#ff6a34", "#3a2a38", "#ff9a70", 0.58, 5, 0.6)
    minis.finish(pic, "#ff7a48", "#4a3a48", 15, 0.035, sky, 1.0, 0.18)


def climb(y):
    """Height of the snowy ridge: it rises in waves to the last tower."""
    return 16 + 9 * math.sin(y * 0.033 - 0.4) + 0.00042 * max(0, y) ** 2


def bend(y):
    return 14 - 44 * math.sin(y * 0.0145 - 0.15) + 0.05 * y


def snowfield(x, y):
    """The wall stands on a smooth crest; away from it the flanks break into crags and gullies."""
    d = abs(x - bend(y))
    crag = sum((1 - 2 * abs(terrain.fractal(x, y, 52 / 2**k, 9 + k, 1))) / 2**k for k in range(4))
    return climb(y) * math.exp(-((d / 75) ** 2)) + 3.5 * terrain.fractal(x, y, 70, 3, 3) * min(1, d / 20) + 9 * (crag - 1.1) * smoothstep(d, 7, 40) * math.exp(-((d / 130) ** 2))


def winter(night=False):
    """Snow on the wall and its hills, a pale sun behind the last tower, a file of riders on the plain; by night their torches."""
    m, rng = frontier.materials(FIRE), random.Random(4)
    snow = frontier.snow()
    m.update(stone=surface("snow on stone", "#dbe3ec", rough=0.9, var=0.06, scale=0.1, specular=0.1), tiles=surface("snowy tiles", "#aab4c0", rough=0.9, var=0.3, scale=0.6), brick=surface("cold brick", "#85766a", rough=0.9, var=0.35, scale=0.25, streak=0.5))
    stage.gradient_sky(*(("#6a5a78", "#1c2442", 0.5) if night else ("#e6d4c8", "#7f97b8", 0.75)))
    stage.sun(*(((0.62, -0.5, -0.4), 1.1, "#9db4ea", 2) if night else ((-0.62, -0.8, -0.33), 4.5, "#ffcf9c", 2)))
    terrain.heightfield(snow, snowfield, (-190, 190), (-60, 470), 1.3)
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
    "hero": Shot(stage.view(lambda: winter(True), (-62, -26, 33), (-5, 150, 37), 27), lambda pic: grade(pic, 0.003, 50), samples=14, far=1100, bounces=(3, 2, 2)),
    "tile": Shot(tile, lambda pic: grade(pic, 0.005, 30, (0.5, 0.5)), samples=22, far=800, bounces=(3, 2, 2)),
    "feature-2": Shot(table, grade_table, samples=20, far=90, bounces=(3, 2, 2)),
    "feature-3": Shot(stage.view(lambda: winter(True), (-34, -44, 58), (-26, 180, 26), 28), night, samples=20, far=1100, bounces=(3, 2, 2)),
    "feature-4": Shot(winter, grade_winter, samples=30, far=900, bounces=(3, 2, 2)),
    "feature-1": Shot(stage.view(lambda: winter(True), (27, -34, 46), (-22, 150, 36), 30), night, samples=20, far=1100, bounces=(3, 2, 2)),
}
