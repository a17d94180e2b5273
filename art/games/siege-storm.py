"""Siege Storm: two hosts before one citadel under a sky torn in two; an angel and its mirror image; cards that burn like candles, the last two in a giant's shadow."""
import math
import random

import numpy as np
from kits.studio import screened

from kits import boards, champions, chateau, still, tabletop, terrain, boxes, vessels
from kits.wings import relief_wing
from lib.tools import Mesh, Sculpt, Shot, display, fractal_noise, glow, linear, lit_through, pane, placement, relief, skies, smoothstep, stage, steps, surface, turned

MAGENTA, INK = "#ff3fa4", "#1a1230"
# Half the outline of what casts the shadow in tent(): head, horn, shoulder, wing, body.
GIANT = (
    (0, 6.9, -0.06), (0.6, 6.8, 0.36), (1.9, 9.6, -0.45), (1.2, 6.3, -0.02), (1.45, 5.6, 0.12), (0.8, 4.6, 0.0), (0.55, 3.9, 0.15), (1.9, 3.7, 0.15), (4.0, 7.2, -0.15),
    (8.4, 6.2, 0.22), (8.0, 3.2, 0.22), (6.2, 0.6, 0.22), (4.0, -1.2, 0.2), (1.6, -0.6, 0.05), (1.5, -2.0, 0.08), (5.5, -12, 0), (0, -12, 0),
)


def back():
    """Print of a card's back, the same from both ends: feathered wings about a sun, in gold for Seraphia."""
    x, y = boards.sheet((1.55, 2.2), 260)
    u, v, out, grain, middle = abs(x), abs(y), np.minimum(0.775 - abs(x), 1.1 - abs(y)), fractal_noise(*x.shape, 50, 3, 3), np.hypot(x, y)
    a, r = np.arctan2(v - 0.1, u), np.hypot(u, v - 0.1)
    ribs = abs(np.sin(9 * a))
    reach = (0.56 + 0.14 * ribs) * (0.75 + 0.25 * np.sin(a))
    mark = (r < reach) & (ribs > 0.2) & (abs(r - 0.6 * reach) > 0.012) & (v > 0.12) & (middle > 0.36) | (abs(middle - 0.31) < 0.014) | (boards.symbol(0, x / 0.26, y / 0.26) > 0)
    mark = mark | (abs(out - 0.13) < 0.014) | (abs(out - 0.17) < 0.005) | (abs(np.hypot(u - 0.52, v - 0.84) - 0.07) < 0.012) | (np.hypot(u - 0.52, v - 0.84) < 0.03)
    return boards.lay(display("#e6d6ae") * (0.84 + 0.2 * grain + 0.05 * np.sin(70 * middle) * (out > 0.17))[..., None], display("#8a5410"), mark * (0.7 + 0.5 * grain).clip(0, 1))


def bowed(half):
    """Outline through corners (x, y, bow) from the top down its right side, each way to the next bent inwards by its bow, and the same on the left."""
    right = [(x + (u - x) * t + 4 * bow * t * (1 - t) * (v - y), y + (v - y) * t - 4 * bow * t * (1 - t) * (u - x)) for (x, y, bow), (u, v, _) in zip(half, half[1:]) for t in steps(12)[:-1]]
    return right + [(-x, y) for x, y in right[:0:-1]]


def tent():
    """Seen from above by night: two last cards lean on one another with a light between them, and over the plain about them falls the shadow of something with horns and wings."""
    turn, lean, paper = 0.42, 0.36, lit_through(boards.printed("card", back(), bump=0), 0.5)
    ground = lambda x, y: 0.22 * terrain.fractal(x, y, 9, 2, 5) + 0.032 * math.sin(8.5 * y + 1.3 * x + 5 * terrain.fractal(x, y, 7, 7, 2)) * smoothstep(math.hypot(x, y), 1.5, 4)
    sand = surface("sand", "#b8a8b8", rough=1, var=0.35, scale=0.6, bump=0.8, bump_scale=22, specular=0.05)
    terrain.heightfield(sand, ground, (-18, 18), (-10, 28), 0.09)
    corners = [(sx * 0.7 + 0.075 * math.cos(a), sy * 1.025 + 0.075 * math.sin(a), 0) for k, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))) for a in (math.pi / 2 * (k + t) for t in steps(6))]
    for side in (-1, 1):
        Mesh("card").add(corners, [tuple(range(len(corners)))], paper).place(0, turned((side * 1.1 * math.sin(lean), 0, 1.06), (0, 0, ground(0, 0)), turn), (math.pi / 2 - side * lean, 0, math.pi / 2 + turn))
    stage.point((0, 0, 0.6), 150, "#ffa848", 0.12, "fire")
    stage.shadow_only(lambda: Mesh("giant").prism([(0.92 * x, 1.25 * (y - 2.2)) for x, y in bowed(GIANT)], 0, 0.02, sand).place(0, (-19.2, -13.2, 12)))
    stage.sun((1.6, 1.1, -1), 4.4, "#a89cff", 0.5)
    stage.ambient("#3a2a78", 0.07)
    stage.camera((-1.2, -15.5, 13.5), (0, 1.3, 0), 40)


def candles():
    """Three piles of cards burn in the dark like candles: the first is hardly touched, of the last one two stubs are left."""
    rng, flame, ember, brass = random.Random(7), glow("flame", "#ff9a30", 18), glow("ember", "#ff6a14", 12), surface("brass", "#b07a30", rough=0.3, metal=1, var=0.3, edge=0.4)
    (u, v), across = boards.sheet((1.55, 2.2), 260), [1.55 * t - 0.775 for t in steps(60)]
    for x, y, turn, tall, count, big in ((-2.8, 0.0, 0.16, 2.0, 10, 1.0), (0.25, 0.5, -0.08, 1.15, 6, 0.85), (2.85, -0.4, -0.2, 0.32, 2, 0.42)):
        tabletop.lathe(stick := Mesh("stick"), (x, y, 0), [(0, 0), (0.75, 0.02), (1.0, 0.14), (1.04, 0.24), (0.98, 0.25), (0.75, 0.1), (0.34, 0.1), (0.24, 0.24), (0.24, 0.4), (0.42, 0.46), (0.5, 0.58), (0, 0.58)], brass)
        stick.tube([(x - 1.28 + 0.3 * math.cos(a), y + 0.22 * math.sin(a), 0.42 + 0.26 * math.sin(a)) for a in (6.6 * t for t in steps(40))], 0.06, brass).place(smooth=60)
        for k in range(count):
            p, q, card = rng.uniform(0, 6), rng.uniform(0, 6), Mesh("card")
            edge = lambda u: tall + 0.16 * np.cos(2.2 * u) + 0.07 * np.sin(3.4 * u + p) + 0.035 * np.sin(9 * u + q) + 0.016 * np.sin(26 * u + p) - 0.012 * k
            charred = smoothstep(edge(u) - v - 1.1 + 0.1 * fractal_noise(*u.shape, 20, k, 3), 0.12, 0.6)
            burnt = (back() * (0.03 + 0.97 * charred)[..., None])[v[:, 0] + 1.1 < max(edge(c) for c in across)]
            card.prism([(-0.775, 0), (0.775, 0)] + [(c, edge(c)) for c in across[::-1]], -0.012, 0.012, boards.printed("card", burnt, bump=0))
            card.tube([(c, edge(c), 0.02) for c in across], lambda t: 0.012 + 0.01 * math.sin(40 * t + p), ember, 6)
            card.place(0, (x + 0.02 * rng.gauss(0, 1), y + 0.06 * k, 0.56), (math.pi / 2, 0.02 * rng.gauss(0, 1), turn + 0.03 * rng.gauss(0, 1)))
        fire, z = Mesh("fire"), 0.74 + tall
        fire.tube([(x + 0.06 * big * math.sin(4 * t), y, z + big * (1.15 * t - 0.12)) for t in steps(24)], lambda t: 0.004 + 0.2 * big * math.sin(math.pi * t**0.55) ** 1.3 * (1 - 0.5 * t), flame, 24)
        for _ in range(round(26 * big)):
            fire.ball((x + rng.gauss(0, 0.5), y + rng.gauss(0, 0.4), z + rng.expovariate(1.1)), rng.uniform(0.006, 0.016), flame, detail=1)
        fire.place(smooth=180, shadow=False)
        stage.point((x, y - 0.25, z + 0.45 * big), 190 * big * big, "#ff9a40", 0.12)
    Mesh("floor").box((0, 20, -0.1), (120, 90, 0.2), surface("floor", "#160c20", rough=0.16, var=0.3, scale=0.7, bump=0.06, bump_scale=3)).place()
    stage.ambient("#38206a", 0.1)
    for x, power in ((9, 3600), (-9, 1200)):
        stage.area((x, 15, 10), (0, 0, 1.5), 4, power, "#8a4cff")
    stage.camera((0.2, -11.4, 1.75), (0.05, 0, 1.72), 41)


def court():
    """Like a court card: before a great sun that sinks into still water stands an angel; its mirror image has horns and a bat's wings, and its sun is violet."""
    rng, rock, hang = random.Random(5), surface("rock", "#15101a", rough=0.8), lambda q, t: 0.02 * (1 - t) * np.sin(14 * np.arctan2(q[..., 1], q[..., 0]))
    for side, sign, metal, land, rim in ((0, 1, "#5a4020", "#4a3020", "#ffb050"), (1, -1, "#3a1a50", "#2a1040", MAGENTA)):
        s, pair, paint = Sculpt((-0.7, -0.5, -0.05), (0.7, 0.5, 2.5), 0.016), Mesh("wings"), surface(metal, metal, rough=0.4, metal=0.8, var=0.2)
        for low, high, wide, narrow, folds in ((-0.05, 1.05, 0.42, 0.17, hang), (1.0, 1.38, 0.17, 0.24, None), (1.4, 1.62, 0.1, 0.07, None)):
            s.cone((0, 0, low), (0, 0, high), wide, narrow, 0.05, relief=folds)
        s.ellipsoid((0, 0, 1.72), (0.115, 0.13, 0.15), 0.03)
        for way in (-1, 1):
            s.ellipsoid((way * 0.28, 0, 1.44), (0.15, 0.14, 0.11), 0.04)
            s.chain([(way * 0.33, 0, 1.4), (way * 0.4, -0.05, 1.12), (way * 0.05, -0.26, 0.98)], [0.09, 0.08, 0.06], 0.03)
            if side:
                s.chain([(way * 0.08, 0, 1.8), (way * 0.24, 0, 1.9), (way * 0.3, 0, 2.1), (way * 0.2, 0, 2.42)], [0.06, 0.06, 0.045, 0.006], 0.02)
            relief_wing(pair.at(placement(((0.24 * side - 0.34) * way, 0.14, sign * 1.16), (math.pi / 2, 0, 0), (1 + 0.2 * side, sign, 1))), side, way, paint)
        s.place("guard", paint, (0, 0, 0), (0, 0, 0), (1, 1, sign))
        pair.place(0.004, smooth=40)
        for y, tall, seed in ((60, 7, 2.2), (100, 16, 5.1)):
            terrain.ridge(y, tall, land, seed, 300, -0.1, 1.0, 0.03).scale = (1, 1, sign)
        stage.area((0, 9, sign * 5), (0, 0, sign), 5, 3000, rim)
        stage.area((sign * -4, -7, sign * 3), (0, 0, sign), 2, 14, rim)
    Mesh("halo").tube([(0.33 * math.cos(a), 0.08, 1.78 + 0.33 * math.sin(a)) for a in (math.tau * t for t in steps(48))], 0.022, glow("halo", "#ffd890", 6)).place()
    for _ in range(26):
        Mesh("shore").blob((rng.gauss(0, 0.7), rng.gauss(0, 0.25), 0), rng.uniform(0.1, 0.26), rock, rng, (1.2, 1, 0.4)).place()
    stage.camera((0, -12, 0), (0, 0, 0), 41, horizon=(0, 900, 0))


def coffee():
    """A storm in a glass of coffee: milk poured into it hangs as thunderclouds over a castle, lightning lights it from within; behind it the box."""
    still.planks(("#3a2418", "#180c08"), 30)
    vessels.storm_glass((0.7, 0, still.TOP), CITADEL, random.Random(4))
    beans = ((-1.1, -1.3, 0.4), (-0.75, -1.75, 2.0), (-1.5, -1.75, 1.2), (2.6, -1.2, 0.9))
    boards.crowd(vessels.bean, [(x, y, still.TOP, turn, 1.0) for x, y, turn in beans])
    tints = np.transpose([display(tint) * 0.6 for tint in ("#ff9a30", "#000000", "#c030b0")])
    dusk = np.stack([np.interp(np.linspace(-1, 1, 160), (-1, 0, 1), tones) for tones in tints], 1)
    Mesh("dusk").box((0, 22, 8), (40, 0.1, 24), screened("dusk", np.repeat(dusk[None], 20, 0), 0.5)).place(shadow=False)
    boxes.ajar("wings", placement((-2.5, 6.5, still.TOP), (0, 0, 0.62), (1.9,) * 3), "#d8b060", "#ffc060", 0.3, 2500, (0, -11, 4.4))
    stage.ambient("#3a2a58", 0.05)
    for at, z, size, power, tint in (((-7.5, 3, 2.4), 1.5, 2.2, 1200, "#ffb050"), ((6, 5, 3.6), 1.5, 2.2, 1200, MAGENTA), ((-4, -8, 5), 0.6, 3, 30, "#b8a0ff")):
        stage.area(at, (0, 0, z), size, power, tint)
    stage.camera((0, -11, 4.4), (0.05, 0, 1.82), 51)


CITADEL = ((0, 0, 0.62, 4.4, 2.3), (-1.1, 0.3, 0.42, 3.1, 1.7), (1.15, 0.4, 0.46, 3.4, 1.9), (-2.1, -0.3, 0.45, 1.9, 1.3), (-0.68, -1.05, 0.34, 1.7, 1.1), (0.72, -1.05, 0.34, 1.7, 1.1), (0.62, -0.5, 0.2, 2.9, 0.9))
HEADS = ((1.5, 25, 0.4, 1.25), (5.3, 30, 0.1, 1.15), (2.0, 40, 0.4, 1.15), (8, 43, 0.0, 1.15))  # the winged ones: from the road, along it, their turn and size
road, off = lambda y: -3 * max(0, 1 - y / 94) * (1 + math.sin(0.075 * y)), lambda x, y: smoothstep(abs(x - road(y)), 2.2, 7)
crag = lambda x, y: (0.7 * terrain.fractal(x, y, 15, 3, 3) - 0.2) * (0.25 + 0.75 * off(x, y)) - 0.4 + 0.04 * y + (13 + off(x, y) * (2.5 - 8 * abs(terrain.fractal(x, y, 11, 5)))) * math.exp(-(((x / 27) ** 2 + ((y - 107) / 24) ** 2) ** 2))


def hosts(rng):
    """Two armies in ranks on either side of the road, angels at the head of one, demons at that of the other; their first files face one another."""
    lamps, bark = Mesh("lamps"), surface("pole", "#1d1b18", rough=0.95)
    for kind, tint, *tints in ((0, "#ffb050", "#6a4a20", "#2a2018", "#d8a848", "#e8d8b0"), (1, MAGENTA, "#2a2230", "#1a1020", "#a01860", "#3a2440")):
        side, light, (plate, cloth, flag, plume) = 2 * kind - 1, glow("torch flame", tint, 16), (surface(name, of, rough=rough, metal=0.9 * (name == "plate"), var=0.2) for name, of, rough in zip(("plate", "cloak", "banner", "plumage"), tints, (0.33, 0.9, 0.8, 0.4)))
        ranks = [(k, road(y) + side * (3.1 + 1.6 * k + 0.5 * (row % 2)) + rng.gauss(0, 0.1), y + rng.gauss(0, 0.12)) for row, y in enumerate(19 + 2.5 * j for j in range(26)) for k in range(min(17, 5 + 2 * row // 3)) if (row < 2 or rng.random() < 0.92) and all(math.dist((3.1 + 1.6 * k, y), (u, v)) > 2.3 for u, v, *_ in HEADS)]
        for first in (True, False):
            spots = [(x, y, crag(x, y)) for k, x, y in ranks if (k == 0) == first]
            champions.crowd(cloth, plate, spots, rng, 1.0, side * (1.0 if first else 0.2), kind)
        for x, y, z in spots[7::17]:
            tabletop.lathe(lamps.tube([(x, y - 0.3, z + 1), (x, y - 0.3, z + 2.7)], 0.04, bark, 5), (x, y - 0.3, z + 2.65), [(0, 0), (0.1, 0.08), (0.12, 0.18), (0.07, 0.36), (0, 0.62)], light)
        for x, y, z in spots[12::37]:
            champions.banner(lamps, bark, flag, (x, y, z), 4.6, 0.8, -1)
        for x, y, turn, size in HEADS:
            at = (road(y) + side * x, y, crag(road(y) + side * x, y))
            champions.crowd(cloth, plate, [at], rng, size, side * turn, kind)
            for way in (-1, 1):
                relief_wing((pair := Mesh("wing")).at(placement((0, 0, 0), (math.pi / 2, 0, 0))), kind, way, plume)
                pair.place(0, (at[0], at[1], at[2] + 1.4 * size), (0, 0, side * 0.5 * turn - way * 0.2), 0.6 * size)
            stage.area((at[0] + side * (15 - x), y + 14, 10), (at[0] + side * 4, y - 4, 1), 5, 4500, tint)
            stage.point((at[0] - side * 2, y + 2, at[2] + 2.5), 260, tint, 0.3)
    lamps.place(shadow=False)


def citadel(day=(0.5, -0.8, -0.36), night=(-0.75, -0.6, -0.3), rose=3.5):
    """Two hosts stand before the last gate, which has just begun to open, black where day meets night."""
    rng, towers, stone = random.Random(5), Mesh("citadel"), relief(surface("old stone", "#a8937a", rough=0.9, var=0.5, scale=0.9, streak=0.6, specular=0.15), "brick", 9, 0.5, 0.02, "#6a5848", (math.pi / 2, 0, 0))
    c, lit, rock = {**chateau.materials(), "stone": stone}, pane("lit window", "#ff9a3c", 2.5), surface("rock", "#4c4248", rough=1, var=0.5, scale=0.4, streak=0.4, bump=0.8, bump_scale=1.5, specular=0.05)
    stage.daylight("#c9a8b8", "#4a3c6e", 0.2, day, 6.0, "#ffd08a", 1.2)
    stage.sun(night, rose, MAGENTA, 3)
    terrain.heightfield(rock, crag, (-190, 120), (4, 175), 1.0)
    Mesh("road").sheet([[(road(y) + 1.9 * u + 0.08 * math.sin(y + 2 * u), y, crag(road(y) + 1.9 * u, y) + 0.12 - 0.2 * abs(u)) for u in (-1, -0.6, -0.2, 0.2, 0.6, 1)] for y in (6 + 0.7 * k for k in range(130))], relief(surface("road", "#9a8468", rough=0.9, var=0.4, scale=1.2), "brick", 1.6, 0.4, 0.04, "#4a3c34")).place()
    for k, (x, y, r, h, roof) in enumerate(CITADEL):
        chateau.tower(towers.cylinder((x, y, -2), r * 1.3, 2.5, stone, 40, r * 1.02), {**c, "window": (lit, c["window"])[k in (1, 6)]}, (x, y, -2), r, h + 2, roof, windows=1 + (k == 0))
    for a, b in ((3, 4), (5, 7), (1, 2)):
        chateau.wall(towers, c, (*CITADEL, (2.2, -0.4))[a][:2], (*CITADEL, (2.2, -0.4))[b][:2], -2, 3.1)
    towers.sheet([[(2.2 + r * math.cos(a), -0.4 + r * math.sin(a), round(14.85 + 4.95 * math.sin(a - 1.2) + 1.32 * math.sin(5 * a)) / 11 if top else -2) for a in (math.tau * t for t in steps(60))] for r, top in ((0.52, 0), (0.41, 1), (0.33, 1), (0.33, 0))], stone)
    arch = [(0.29 * math.cos(a), 0.66 + 0.29 * math.sin(a)) for a in (math.pi * t for t in steps(16))] + [(-0.29, -0.3), (0.29, -0.3)]
    towers.at(placement((0.02, -1.05, 0))).ring([(max(-0.42, min(0.42, 2.4 * x)), 1.42 if z > 0.68 else z) for x, z in arch], arch, -0.22, 0.3, stone)
    for way in (-1, 1):
        towers.box((0.02 + way * (0.29 - 0.15 * math.cos(1)), -1.05 + 0.15 * math.sin(1), 0.4), (0.3, 0.035, 1.5), c["timber"], (0, 0, -way))
    towers.box((0.02, -0.72, 0.4), (0.7, 0.02, 1.5), pane("light within", "#ffc878", 7)).place(0.01, (0, 104, 15), scale=7.6)
    for x, *beam in ((-3.2, (0.15, 94.8, 19), (-0.9, 52, 3), 240000), (3.5, (0.15, 92.4, 24), (-0.6, 78, 7), 45000)):
        stage.spot(*beam, "#ffd08a", 45, 1, 0.4)
        stage.point((x, 92.6, 20), 500, "#ff9a48", 0.4)
    for x, y in terrain.scatter(260, (-32, 32), (74, 106), rng, lambda x, y: abs(x - road(y)) > 4.5 and 0.4 < ((x / 27) ** 2 + ((y - 107) / 24) ** 2) < 1.6):
        Mesh("cliff").blob((x, y, crag(x, y) - 0.4), rng.uniform(1.0, 2.8), rock, rng, (1, 1, rng.uniform(0.9, 1.9)), 3, 0.18).place(smooth=60)
    hosts(rng)
    terrain.ridges(((190, 20, "#5a4a62", 1.2), (280, 40, "#6f5c74", 4.4)), 700, -2, 2, 0.014)
    stage.camera((0, -5, 10), (0, 95, 31), 35, light=(-7, 200, 62), horizon=(0, 900, 8), gate=(0.15, 96, 18))


def grade(pic, middle=0.53, mist_from=36, calm=0.5):
    side = smoothstep(pic.x + 0.22 * (pic.noise(2.2, 8, 1.0) - 0.5) + (0.5 - pic.y) * 0.1, middle - 0.09, middle + 0.09)[..., None]
    camp = linear("#ffb050", 1.5) + (linear("#c840cc", 3.0) - linear("#ffb050", 1.5)) * smoothstep(pic.x, middle - 0.12, middle - 0.04)[..., None]
    tinted = 0.75 * smoothstep(-pic.depth, -88, -45) * smoothstep(pic.y, 0.6, 0.7)
    pic.rgb = (pic.rgb + (camp * (pic.rgb @ (0.2126, 0.7152, 0.0722))[..., None] - pic.rgb) * tinted[..., None]) * (1 - calm * smoothstep(pic.y, 0.72, 0.95))[..., None]
    mist = linear("#f0ac58", 0.55) * (1 - side) + linear("#8a2480", 0.3) * side
    pic.fog(mist, 0.0035, 60, 0.9, 0.5 + 0.7 * pic.noise(2.4, 4, 2.4))
    pic.fog(mist, 0.016, mist_from, 0.9, smoothstep(pic.y, 0.6, 0.74) * (0.4 + 0.9 * pic.noise(2.4, 4, 2.4)))
    day = skies.clouded(pic, pic.horizon, "light", ("#ffc470", "#e09858", "#8a6478", "#3a3560"), "#ffc878", "#6a5468", "#ffdca8", 0.6, 21, 0.75, 3.0)
    night = skies.clouded(pic, pic.horizon, (0.95, pic.horizon), ("#e0409a", "#7a2078", "#2c1644", "#150d28"), MAGENTA, "#120a24", "#a8347c", 0.75, 5, 0.5, 3.4)
    pic.sky(day * (1 - side) + night * side)
    pic.glow("gate", 0.1, linear("#ffb860", 0.35), pic.depth > 40)
    pic.glow("light", 0.3, linear("#ffdca8", 0.5), pic.depth > 160)
    pic.develop(0.65, 1.4, 1.3, (INK, "#ffe8c0", 0.16), (0.5, (0.5, 0.5), 0.95), (0.14, 1.05), sharpen=(0.35,))


def grade_tent(pic):
    far = smoothstep(0.4 - pic.y, 0, 0.4) * (0.4 + 0.9 * pic.noise(2.2, 5, 2.4))
    pic.rgb = pic.rgb + (linear("#2c2a80", 0.4) - pic.rgb) * (0.9 * far.clip(0, 1))[..., None]
    pic.glow("fire", 0.3, linear("#ffa040", 0.06))
    pic.develop(0.9, 1.42, 1.15, (INK, "#ffe0b0", 0.12), (0.75, (0.5, 0.5), 0.92), (0.16, 1.0), (0.35, 1.0))


def grade_candles(pic):
    haze = linear("#7a34c8", 0.26) * pic.near((0.62, 0.42), 0.55)[..., None] * (0.4 + 0.9 * pic.noise(2.4, 3, 1.2))[..., None] + linear("#120820", 0.3)
    pic.sky(haze)
    pic.fog(haze, 0.05, 13, 0.9)
    pic.develop(1.0, 1.34, 1.2, (INK, "#ffdca8", 0.12), (0.5, (0.5, 0.5), 0.92), (0.2, 1.0), (0.35, 1.0))


def grade_court(pic):
    """A sun on the line of the water, gold above and violet below it; what stands in the water ripples."""
    low, reach = (pic.y > pic.horizon)[..., None], abs(pic.y - pic.horizon)
    d, band = np.hypot((pic.x - 0.5) * pic.w / pic.h, reach), pic.noise(5, 9, 5, 5)
    sun, halo = (1 - smoothstep(d, 0.352, 0.36))[..., None] * (1 - 0.5 * smoothstep(band, 0.45, 0.75) * smoothstep(reach, 0.3, 0.05))[..., None], np.exp(-((d / 0.55) ** 2))[..., None]
    day = linear("#ffc468", 2.4) * sun + linear("#e88428", 0.7) * halo + linear("#2a1838", 0.5)
    night = linear("#c838e8", 0.9) * sun + linear("#6a28c0", 0.35) * halo + linear("#0c0824", 0.5)
    air = np.where(low, night, day)
    pic.fog(air, 0.008, 20, 0.8)
    pic.sky(air)
    wave = (pic.noise(36, 3, 10, 3) - 0.5) * (0.008 + 0.055 * reach) * low[..., 0]
    pic.rgb = np.take_along_axis(pic.rgb, ((pic.x + wave) * pic.w + 0.5).clip(0, pic.w - 1).astype(int)[..., None], 1)
    pic.glow((0.5, pic.horizon), 0.3, linear("#ffb060", 0.1))
    pic.develop(0.8, 1.36, 1.2, (INK, "#ffe0b0", 0.1), (0.5, (0.5, 0.5), 0.95), (0.12, 1.1), (0.35, 1.0))


SHOTS = {
    "closing": Shot(coffee, lambda pic: pic.develop(1.0, 1.32, 1.2, (INK, "#ffe0b0", 0.12), (0.5, (0.5, 0.5), 0.92), (0.14, 1.0), (0.35, 1.0)), 40),
    "feature-3": Shot(candles, grade_candles, samples=48, far=60, bounces=(4, 2, 3)),
    "hero": Shot(stage.view(lambda: citadel((0.95, -0.1, -0.3), (-0.95, -0.25, -0.3), 2.4), (-3, 2, 3.9), (-24, 102, 3.9), 22.6, shift=(0, 0.151)), lambda pic: grade(pic, 0.7, 62, 0), samples=24, far=420, bounces=(3, 2, 2)),
    "tile": Shot(citadel, grade, samples=20, far=420, bounces=(3, 2, 2)),
    "feature-1": Shot(court, grade_court, samples=32, far=120, bounces=(3, 2, 2)),
    "feature-4": Shot(tent, grade_tent, samples=40, far=60, bounces=(4, 4, 2)),
}
