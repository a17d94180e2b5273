"""Siege Storm: two hosts before one citadel under a sky torn in two; houses of cards on the table."""
import math
import random

from scipy.ndimage import gaussian_filter

from kits import boxes, champions, chateau, terrain
from lib.tools import Mesh, Shot, linear, ngon, pane, placement, skies, smoothstep, stage, surface

MAGENTA, INK = "#ff3fa4", "#1a1230"


def materials():
    return dict(
        gilt=surface("gilt", "#d9a648", rough=0.28, metal=0.95, var=0.2, edge=0.4),
        black=surface("black plate", "#1b1820", rough=0.35, metal=0.8, var=0.3, edge=0.6),
        moor=surface("mud", "#4a434c", rough=1, var=0.4, scale=0.6, specular=0),
        bark=surface("pole", "#1d1b18", rough=0.95),
        banner=surface("banner", "#e8c878", rough=0.8, var=0.15), torn=surface("torn banner", "#8a1c5a", rough=0.8, var=0.2),
    )


def card(mesh, m, tone, at, rot):
    """Card of 1.6 by 2.3 with a gilt frame and ring, standing when rot[0] is a quarter turn."""
    mesh = mesh.at(placement(at, rot))
    mesh.box((0, 0, 0), (1.6, 2.3, 0.035), tone)
    for s in (-1, 1):
        mesh.box((0, s * 1.02, 0), (1.36, 0.03, 0.045), m["gilt"])
        mesh.box((s * 0.68, 0, 0), (0.03, 2.04, 0.045), m["gilt"])
    mesh.prism(ngon(0.4, 8), -0.024, 0.024, m["gilt"])
    mesh.prism(ngon(0.32, 8), -0.028, 0.028, tone)


def house(cards, m, tone, at, storeys):
    lean = 0.36
    for level in range(storeys):
        z = level * 2.19
        for k in range(storeys - level):
            x = at[0] + (k - (storeys - 1 - level) / 2) * 1.64
            for side in (-1, 1):
                card(cards, m, tone, (x + side * 1.15 * math.sin(lean), at[1], z + 1.15 * math.cos(lean)), (math.pi / 2 - side * lean, 0, math.pi / 2))
            if k:
                card(cards, m, tone, (x - 0.82, at[1], z + 2.17), (0, 0, 0))


CITADEL = ((0, 0, 0.62, 4.4, 2.3), (-1.1, 0.3, 0.42, 3.1, 1.7), (1.15, 0.4, 0.46, 3.4, 1.9), (-2.1, -0.3, 0.45, 1.9, 1.3), (2.2, -0.4, 0.42, 2.1, 1.4), (-0.55, -1.0, 0.34, 1.7, 1.1), (0.6, -1.0, 0.34, 1.7, 1.1))


def crag(x, y):
    rise = math.exp(-(((x / 22) ** 2 + ((y - 106) / 20) ** 2) ** 2))
    return 0.7 * terrain.fractal(x, y, 15, 3, 3) - 0.5 + (13 + 5 * terrain.fractal(x, y, 8, 5)) * rise + 0.03 * y


def hosts(m, rng, ground):
    """Golden lights to the left of the road, violet ones to the right."""
    lamps = Mesh("lamps")
    gold, rose = pane("golden lamp", "#ffc060", 7), pane("violet lamp", MAGENTA, 7)
    dark = surface("host", "#1d1820", rough=0.8, var=0.2)
    for side, light, cloth in ((-1, gold, m["banner"]), (1, rose, m["torn"])):
        spots = []
        for _ in range(420):
            y = rng.uniform(30, 88)
            x = side * (2.2 + 0.5 * rng.random() * (100 - y) + 0.03 * y) + 6 * math.sin(y * 0.05 + 1.2) * (1 - y / 110)
            spots.append((x, y, ground(x, y)))
        champions.crowd(dark, m["black"], spots, rng, 1.0, 0.0)
        for x, y, z in spots[:60]:
            lamps.ball((x + 0.5, y, z + 2.2), 0.13, light)
        for x, y, z in spots[60:74]:
            champions.banner(lamps, m["bark"], cloth, (x, y, z), 4.6, 0.9, -side)
    lamps.place()


def fortress():
    """A house of cards as high as a cathedral, light within, between the two hosts; the storm takes it card by card."""
    m, rng = materials(), random.Random(5)
    moor = lambda x, y: 0.5 * terrain.fractal(x, y, 15, 3, 3)
    stage.daylight("#c9a8b8", "#4a3c6e", 0.25, (0.5, -0.8, -0.36), 6.0, "#ffd08a", 1.2)
    stage.sun((-0.75, -0.6, -0.3), 3.5, MAGENTA, 3)
    terrain.heightfield(m["moor"], moor, (-190, 120), (4, 260), 1.5)
    tone, cards = surface("ivory card", "#e9dcbc", rough=0.7, var=0.15, scale=3), Mesh("house of cards")
    for y in (0, 1.64):
        house(cards, m, tone, (0, y), 4)
    for k in range(30):
        t, turn = (k / 29) ** 0.9, 2.4 * k
        out = (0.6 + 3.0 * t) * rng.uniform(0.5, 1)
        card(cards, m, tone, (1.0 + 9.0 * t + 0.6 * out * math.cos(turn), 0.8 + out * math.sin(2 * turn), 8.2 + 1.4 * t + out * math.sin(turn)), [rng.uniform(0, 6.3) for _ in range(3)])
    cards.place(0.006, (0, 98, -0.4), (0, 0, 0.2), 4.8)
    for z in (4.5, 15, 25.5, 36):
        stage.point((-0.8, 102, z), 5000, "#ffc878", 0.6)
    hosts(m, rng, moor)
    terrain.ridges(((190, 14, "#5a4a62", 1.2), (280, 26, "#6f5c74", 4.4)), 700, -2, 2, 0.014)
    stage.camera((-16, 34, 3.6), (2, 98, 24), 27, light=(-7, 200, 40), horizon=(0, 900, 4))


def citadel(day=(0.5, -0.8, -0.36), night=(-0.75, -0.6, -0.3)):
    """Two hosts with golden and violet lights climb to one citadel, black where day meets night."""
    m, c, rng = materials(), chateau.materials(), random.Random(5)
    c["window"] = pane("lit window", "#ffc060", 7)
    stage.daylight("#c9a8b8", "#4a3c6e", 0.2, day, 6.0, "#ffd08a", 1.2)
    stage.sun(night, 3.5, MAGENTA, 3)
    terrain.heightfield(m["moor"], crag, (-190, 120), (4, 175), 1.0)
    towers = Mesh("citadel")
    for x, y, r, h, roof in CITADEL:
        chateau.tower(towers, c, (x, y, -2), r, h + 2, roof, windows=1)
    for k in range(3):
        chateau.wall(towers, c, CITADEL[k + 3][:2], CITADEL[(5, 6, 4)[k]][:2], -2, 3.1)
    towers.place(0.01, (0, 104, 14), scale=7.6)
    hosts(m, rng, crag)
    terrain.ridges(((190, 20, "#5a4a62", 1.2), (280, 40, "#6f5c74", 4.4)), 700, -2, 2, 0.014)
    stage.camera((0, 0, 10), (0, 95, 31), 34, light=(-7, 200, 62), horizon=(0, 900, 8))


def trebuchet(mesh, m, at, turn, size):
    """A siege engine whose arm has just flown up, its sling still swinging."""
    mesh = mesh.at(placement(at, (0, 0, turn), (size,) * 3))
    for side in (-1, 1):
        mesh.tube([(side * 0.9, -2.1, 0.4), (side * 0.9, 2.1, 0.4)], 0.13, m["bark"], 6)
        for y in (-1.7, 1.7):
            mesh.tube([(side * 0.9, y, 0.4), (side * 0.35, 0, 3.6)], 0.11, m["bark"], 6)
            mesh.cylinder((side * 1.05, y, 0.45), 0.45, 0.14, m["bark"], 18, rot=(0, math.pi / 2, 0))
    mesh.tube([(-0.7, 0, 3.5), (0.7, 0, 3.5)], 0.12, m["bark"], 6)
    mesh.tube([(0, -1.0, 1.9), (0, 0, 3.5), (0, 2.4, 7.6)], lambda t: 0.2 - 0.13 * t, m["bark"], 6)
    mesh.box((0, -1.15, 1.5), (1.0, 0.9, 1.2), m["bark"], (0.4, 0, 0))
    mesh.tube([(0, 2.4, 7.6), (0, 4.2, 7.4), (0, 5.2, 6.2)], 0.035, m["bark"], 4)


def assault():
    """The engines of both hosts have thrown: golden and violet fire crosses the sky and bursts on the citadel."""
    citadel()
    m, engines, fire = materials(), Mesh("engines"), Mesh("fire")
    for x, y, size in ((-4.5, 43, 1.15), (-15, 56, 1.2), (-26, 66, 1.2), (15.5, 48, 1.2), (22, 55, 1.2), (29, 62, 1.2), (36.5, 69, 1.2)):
        trebuchet(engines, m, (x, y, crag(x, y) - 0.2), math.atan2(x, 104 - y), size)
    engines.place()
    gold, rose = pane("golden fire", "#ffb040", 16), pane("violet fire", "#ff4fc0", 14)
    for start, end, rise, gone, light in (((-26, 66, 10), (-8, 98, 34), 22, 0.96, gold), ((-15, 56, 10), (-6, 98, 44), 26, 0.62, gold), ((-4, 43, 9), (2, 98, 38), 34, 0.4, gold), ((29, 62, 10), (8, 98, 36), 20, 0.97, rose), ((22, 55, 10), (4, 98, 48), 24, 0.6, rose), ((36, 69, 10), (12, 98, 30), 26, 0.42, rose)):
        way = [tuple(a + (b - a) * t for a, b in zip(start, end)) for t in (gone * (0.35 + 0.65 * k / 23) for k in range(24))]
        way = [(x, y, z + 4 * rise * t * (1 - t)) for (x, y, z), t in zip(way, (gone * (0.35 + 0.65 * k / 23) for k in range(24)))]
        fire.tube(way, lambda t: 0.02 + 0.42 * t**3, light, 8)
        fire.ball(way[-1], 0.75 if gone < 0.9 else 1.4, light, detail=4)
        stage.point(way[-1], 24000 if gone > 0.9 else 5000, "#ffb040" if light is gold else MAGENTA, 1.0)
    fire.place(shadow=False)
    stage.marks(gold=(-8, 97, 34), rose=(8, 97, 36))


def torn(pic, side, horizon, light, gain=1.0):
    """The sky: golden day where `side` is 0, violet night where it is 1."""
    day = skies.clouded(pic, horizon, light, ("#ffc470", "#e09858", "#8a6478", "#3a3560"), "#ffc878", "#6a5468", "#ffdca8", 0.6, 21, 0.75 * gain, 3.0)
    night = skies.clouded(pic, horizon, (0.95, horizon), ("#e0409a", "#7a2078", "#2c1644", "#150d28"), "#ff3fa4", "#120a24", "#a8347c", 0.75, 5, 0.5 * gain, 3.4)
    return day * (1 - side) + night * side


def grade(pic, middle=0.53, mist_from=36):
    side = smoothstep(pic.x + 0.22 * (pic.noise(2.2, 8, 1.0) - 0.5) + (0.5 - pic.y) * 0.1, middle - 0.09, middle + 0.09)[..., None]
    mist = linear("#f0ac58", 0.55) * (1 - side) + linear("#8a2480", 0.3) * side
    pic.fog(mist, 0.0035, 60, 0.9, 0.5 + 0.7 * pic.noise(2.4, 4, 2.4))
    pic.fog(mist, 0.016, mist_from, 0.9, smoothstep(pic.y, 0.6, 0.74) * (0.4 + 0.9 * pic.noise(2.4, 4, 2.4)))
    pic.sky(torn(pic, side, pic.horizon, "light"))
    pic.glow("light", 0.3, linear("#ffdca8", 0.5), pic.depth > 160)
    for name, tint in (("gold", "#ffb040"), ("rose", MAGENTA)) if "gold" in pic.marks else ():
        for size, gain in ((0.16, 0.35), (0.05, 3), (0.028, 12)):
            pic.glow(name, size, linear(tint, gain))
        pic.rgb = pic.rgb * (0.3 + 0.7 * gaussian_filter(smoothstep(pic.depth, 2, 34), pic.h / 700))[..., None]
    pic.develop(0.65, 1.4, 1.3, (INK, "#ffe8c0", 0.16), (0.5, (0.5, 0.5), 0.95), (0.14, 1.05), sharpen=(0.35,))


SHOTS = {
    "closing": boxes.shot("cards", "#ffb84a", "#6a1a7c", "#d9a94a", "none", "pedestal", 12, dice=()),
    "feature-3": Shot(fortress, grade, samples=22, far=420, bounces=(3, 2, 2)),
    "hero": Shot(stage.view(lambda: citadel((0.9, 0.15, -0.3), (-0.95, -0.25, -0.3)), (-3, 19, 6.4), (-21, 104, 30.5), 24), lambda pic: grade(pic, 0.7, 62), samples=28, far=420, bounces=(3, 2, 2)),
    "tile": Shot(citadel, grade, samples=20, far=420, bounces=(3, 2, 2)),
    "feature-1": Shot(stage.view(assault, (7, 22, 3.4), (0.5, 104, 34), 26), grade, samples=20, far=420, bounces=(3, 2, 2)),
    "feature-4": Shot(stage.view(assault, (-20, 33, 2.4), (-7, 90, 24), 30), lambda pic: grade(pic, 0.74), samples=20, far=420, bounces=(3, 2, 2)),
}
