"""The Great Wall: the wall climbs a snowy mountain after a red dusk while the horde's torches fill the plain below it."""
import math
import random

from kits import air, boxes, frontier, generals, heavens, terrain
from lib.tools import Mesh, Shot, linear, product, skies, smoothstep, stage, surface

INK, FIRE = "#1d3038", "#ffae5a"


def steps(y):
    """Height of the walkway in the tile: it climbs to the beacon tower."""
    return 0.0004 * max(0, y) ** 2.1


def tile():
    m, rng = frontier.materials(FIRE), random.Random(2)
    stage.daylight("#ff9a6e", "#3c3f58", 0.28, (-0.09, -0.94, -0.33), 7, "#ffa070", 1.0)
    spots = frontier.line([(3.0 * math.sin(y * 0.02) + 0.0007 * y * y, y, steps(y) - 9) for y in range(-12, 150, 8)], 2.0)
    frontier.curtain(m, spots, 9.0, 7.0)
    x, y = spots[32][:2]
    frontier.watchtower(m, (x, y, spots[32][2]), spots[32][3], 17, 13, True, False, True)
    x, y = spots[64][:2]
    stage.point(frontier.watchtower(m, (x, y, spots[64][2]), spots[64][3], 15, 12, False, True), 16000, FIRE, 1.0)
    generals.general(m["cloth"], m["armour"], m["gold"], m["wood"], 0.012, (0.5, 15.0, steps(15.0) - 0.05), -0.2, 1.2)
    flags = Mesh("banners")
    for (k, y), s in product(enumerate((13, 22, 33, 44)), (-1, 1)):
        frontier.banner(flags, m, (3.0 * math.sin(y * 0.02) + 0.0007 * y * y + s * 3.1, y, steps(y) + 0.4), 0.1 if s > 0 else 2.9, 6.2 + 0.6 * (k % 2))
    flags.place(smooth=60)
    land = lambda x, y: -26 + 18 * math.exp(-((x / 30) ** 2)) * (1 + y * 0.012) - 20 * abs(terrain.fractal(x, y, 40, 3, 4)) + max(0, x - 30) * 0.3
    terrain.heightfield(m["hill"], land, (-120, 130), (0, 240), 2.4)
    terrain.ridges(((300, 46, "#4a3c3c", 2.2), (460, 95, "#4a3c3c", 5.0)), 1400, -30, 4, 0.008)
    stage.camera((0.3, 0.6, 1.05), (0.8, 40, 11.5), 33, sun=(19, 300, 106), horizon=(0, 4000, 10))


def climb(y):
    """Height of the snowy ridge: it rises in waves to the last tower."""
    return 16 + 9 * math.sin(y * 0.033 - 0.4) + 0.00042 * max(0, y) ** 2


def bend(y):
    return 14 - 44 * math.sin(y * 0.0145 - 0.15) + 0.05 * y


def snowfield(x, y):
    """The wall stands on a smooth crest; away from it the flanks break into crags and gullies."""
    d, crag = abs(x - bend(y)), sum((1 - 2 * abs(terrain.fractal(x, y, 52 / 2**k, 9 + k, 1))) / 2**k for k in range(4))
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
        a, beacon = math.atan2(2, bend(y + 1) - bend(y - 1)), night and y == 204
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
    stage.marks(camp=(-95, 150, 8), sun=(bend(300) - 2, 300, climb(300) + 17), horizon=(0, 4000, 20))
    stage.camera((-16, -58, 40), (-8, 120, 34), 34)


def grade_winter(pic):
    low = 0.5 + 0.7 * smoothstep(pic.y, pic.horizon - 0.1, pic.horizon + 0.2)
    pic.mist("sun", 0.5, ("#f2d3b4", 0.85), ("#a9b6c8", 0.62), 0.0055, 90, 0.95, low * (0.7 + 0.6 * pic.noise(3, 4, 3)))
    pic.sky(skies.clouded(pic, pic.horizon, "sun", ("#ecd2b8", "#c3c2c8", "#93a3ba", "#62758f"), "#ffc488", "#7d8aa0", "#e8dccf", 0.5, 5, 0.85, 3.0))
    pic.glow("sun", 0.075, linear("#ffe2b8", 2.2), pic.background)
    pic.glow("sun", 0.4, linear("#ffca90", 0.14))
    pic.glow("lamp", 0.08, linear(FIRE, 0.35))
    air.snow(pic, 420, "#ffffff", 0.4)
    pic.develop(0.8, 1.62, 1.2, (INK, "#ffe2c4", 0.14), (0.45, (0.5, 0.5), 0.9), (0.13, 1.0), sharpen=(0.4,))


def night(pic):
    low = 0.4 + 0.8 * smoothstep(pic.y, pic.horizon - 0.05, pic.horizon + 0.2)
    pic.mist("camp", 0.45, ("#c06a44", 0.3), ("#4a4668", 0.3), 0.0042, 60, 0.93, low * (0.6 + 0.8 * pic.noise(3, 4, 3)))
    pic.sky(skies.clouded(pic, pic.horizon, "sun", ("#b0503c", "#6a3a50", "#2c2a4c", "#11142a"), "#d8502c", "#1a1830", "#9a5450", 0.5, 5, 0.75))
    for name in (n for n, (*_, ahead) in pic.marks.items() if n.startswith("fire") and ahead > 0):
        pic.glow(name, 0.03, linear(FIRE, 0.5))
        pic.glow(name, 0.14, linear(FIRE, 0.07))
    pic.develop(1.4, 1.35, 1.1, (INK, "#ffc79a", 0.16), (0.5, (0.5, 0.5), 0.9), (0.2, 0.8), sharpen=(0.4,))


def grade(pic, density, start, disc=0.0):
    low = 0.55 + 0.6 * smoothstep(pic.y, pic.horizon - 0.1, pic.horizon + 0.25)
    pic.mist("sun", 0.75, ("#f39a6e", 0.75), ("#8a6a70", 0.42), density, start, 0.93, low * (0.7 + 0.6 * pic.noise(3, 4, 3)))
    stops = ("#ff8a52", "#e0604a", "#7a4656", "#2c3048")
    sky = skies.clouded(pic, pic.horizon, "sun", stops, "#ff6a34", "#3a2a38", "#ff9a70", 0.58, 5, 0.85)
    pic.sky(heavens.moon(pic, sky, "sun", disc, "#ffb45c", "#ff9a48", 2.4, 0.3) if disc else sky)
    pic.glow("sun", 0.5, linear("#ff7a40", 0.12))
    for name in (n for n, (*_, ahead) in pic.marks.items() if n.startswith("fire") and ahead > 0):
        pic.glow(name, 0.07, linear(FIRE, 0.35))
    pic.develop(0.75, 1.4, 1.08, (INK, "#ffc79a", 0.18), (0.5, (0.5, 0.5), 0.9), (0.15, 1.0), sharpen=(0.4,))


def pass_at_dusk():
    """The wall zigzags over black crags into a narrow blaze; on the plain below it rivers of torches come in from the horizon."""
    m, rng, snow = frontier.materials(FIRE), random.Random(4), frontier.snow()
    zigzag = [(80, -64, 32), (46, -20, 30), (20, 12, 25), (62, 66, 30), (6, 118, 33), (66, 186, 56), (10, 262, 66), (64, 350, 112), (120, 460, 70)]
    m.update(brick=surface("black brick", "#241d1c", rough=0.85, var=0.4, scale=0.3), stone=surface("black stone", "#3a3334", rough=0.8, var=0.3))
    spots = frontier.line(zigzag, 2.2)
    crest = [spot[:3] for spot in spots[::4]]
    stage.daylight("#8a5a5c", "#1c2c5c", 0.55, (-0.3, -0.94, -0.09), 4.0, "#ff7a3c", 1)
    stage.sun((0.7, 0.45, -0.5), 0.9, "#7f9cf0", 4)

    def crags(x, y):
        d, z = min((math.hypot(x - a, y - b), c) for a, b, c in crest)
        rough = sum((1 - 2 * abs(terrain.fractal(x, y, 60 / 2**k, 9 + k, 1))) / 2**k for k in range(4))
        return (z - 2) * math.exp(-((d / 62) ** 2)) + 20 * (rough - 0.9) * smoothstep(d, 4, 44) * (0.12 + math.exp(-((d / 80) ** 2)))

    terrain.heightfield(snow, crags, (-150, 190), (-60, 500), 1.9)
    terrain.heightfield(snow, lambda x, y: 2 * terrain.fractal(x, y, 60, 2, 3), (-900, 900), (-40, 1500), 12)
    frontier.curtain(m, spots, 9.0, 6.0)
    for k, (x, y, z) in enumerate(zigzag[1:-1]):
        turn = min(spots, key=lambda spot: math.dist(spot[:2], (x, y)))[3]
        lit = frontier.watchtower(m, (x, y, z), turn, 14, 12, k != 3, k == 3, True)
        stage.point(lit, 5000, FIRE, 1.0)
        stage.mark(f"fire{k}", lit)
    lamps = Mesh("lamps")
    for x, y, z, a in spots[::3]:
        lamps.ball((x + 2.7 * math.sin(a), y - 2.7 * math.cos(a), z + 10.2), 0.3 + 0.0008 * max(0, y), m["lamp"], detail=1)
    for stream, _ in product(range(4), range(1500)):
        y = 20 + 1300 * rng.random() ** 2
        x = -34 - 46 * stream - 0.1 * y * (stream - 1.5) + (16 + 0.05 * y) * math.sin(y * 0.021 - 0.8 * stream) + rng.gauss(0, 3 + 0.008 * y)
        if crags(x, y) < 12:
            lamps.ball((x, y, crags(x, y) + 2.6), 0.13 + 0.0007 * y, m["torch"], detail=1)
    lamps.place(shadow=False)
    [terrain.ridge(y, h, "#2a2a3c", seed, 3000, -30, 3, 0.008) for y, h, seed in ((700, 70, 2.2), (1100, 150, 5.0))]
    stage.camera((-16, -64, 60), (2, 120, 40), 28, sun=(260, 1000, 60), horizon=(0, 4000, 40))


def grade_pass(pic):
    belt = 2.718 ** -(((pic.y - pic.horizon) / 0.09) ** 2)
    pic.mist("sun", 0.5, ("#e0683c", 0.34), ("#3a4470", 0.25), 0.0026, 220, 0.9, (0.35 + 0.75 * belt) * (0.6 + 0.8 * pic.noise(3, 4, 3)))
    sky = skies.clouded(pic, pic.horizon, "sun", ("#ff8a44", "#54324e", "#161c42", "#080b1e"), "#a83a1c", "#0e1126", "#8a4048", 0.5, 5, 0.7)
    pic.sky(sky + (belt**2 * pic.near("sun", 0.5))[..., None] * linear("#ffb060", 1.6))
    pic.rgb = pic.rgb * (1 - 0.6 * smoothstep(pic.y, 0.68, 1))[..., None]
    pic.glow("sun", 0.3, linear("#ff8a44", 0.25), smoothstep(pic.depth, 250, 900))
    for name in (n for n, (*_, ahead) in pic.marks.items() if n.startswith("fire") and ahead > 0):
        pic.glow(name, 0.04, linear(FIRE, 0.35))
    pic.develop(0.8, 1.4, 1.15, (INK, "#ffc79a", 0.12), (0.55, (0.55, 0.5), 0.9), (0.2, 0.8), sharpen=(0.4,))


SHOTS = {
    "closing": boxes.shot("wall", "#ff7a3c", "#3a2458", "#d98a5a", "guards", "rise", 18, box=((1.3, 0.6, 0), (0, 0, -0.35)), lid=((-1.7, 2.8, 1.4), (1.3, 0, 0.3)), crew=[(-2.5 + 0.55 * k, -0.7 - 0.4 * k - 0.6 * (k % 2), -0.9) for k in range(6)]),
    "hero": Shot(pass_at_dusk, grade_pass, samples=20, far=1600, bounces=(3, 2, 2)),
    "tile": Shot(tile, lambda pic: grade(pic, 0.009, 19, 0.17), samples=22, far=800, bounces=(3, 2, 2)),
    "feature-3": Shot(stage.view(lambda: winter(True), (-34, -44, 58), (-26, 180, 26), 28), night, samples=20, far=1100, bounces=(3, 2, 2)),
    "feature-4": Shot(winter, grade_winter, samples=30, far=900, bounces=(3, 2, 2)),
    "feature-1": Shot(stage.view(lambda: winter(True), (27, -34, 46), (-22, 150, 36), 30), night, samples=20, far=1100, bounces=(3, 2, 2)),
}
