"""This War of Mine: one warm light; the rest of the besieged city is ash, snow and smoke."""
import math
import random

import numpy as np

from kits import air, boards, boxes, civilians, heavens, siege, still, studio, terrain
from lib.tools import _Graph, Mesh, Shot, Vector, display, fractal_noise, gaussian_filter, linear, placement, skies, smoothstep, stage, stained, surface, turns

CANDLE = siege.CANDLE


def dressed(m, tint="#3d4350", trousers="#2c2a2a", bag="#5d5140", wash=0.6):
    """Materials of one civilian: coat, trousers, bag and hat, skin, steel, wood."""
    cloths = [surface("worn " + t, t, rough=0.9, var=0.25, scale=6, wash=wash, specular=0.15) for t in (tint, trousers, bag)]
    return (*cloths, surface("skin", "#9c7d69", rough=0.7, var=0.1, wash=wash), m["tin"], m["wood"])


def hero():
    """On a frozen window board stands a lantern made of a tin can: the house that is punched into it glows; before the broken pane lies the shelled city."""
    m, rng, frame, ground = siege.materials(), random.Random(11), Mesh("frame"), lambda x, y: -16 + terrain.fractal(x, y, 9, 3, 4)
    stage.daylight("#8796ac", "#26303e", 0.7, (0.55, -0.6, -0.35), 1.1, "#a9bcd8", 6)
    paint = stained(still.wood("board", "#6a5a48", "#3a2e24"), "#7c8488", lambda g: g.remap(g.noise(1.6, 8), 0.36, 0.41))
    frame.box((0, -1.2, -0.2), (40, 8.2, 0.4), paint).box((0, 3.0, -0.02), (40, 0.5, 0.5), paint)
    for x in (-7.5, -0.35, 6.6):
        frame.box((x, 3.0, 5), (0.42, 0.34, 10), paint).box((x, 2.86, 5), (0.2, 0.3, 10), paint)
    frame.box((0, 3.0, 4.5), (40, 0.3, 0.36), paint).place(0.04, segments=3)
    g = _Graph(frost := surface("frost", "#c4d4e4", rough=0.35, var=0.1, specular=0.4))
    edges = g.math("ABSOLUTE", g.math("SUBTRACT", g.part(g.out("TexCoord", "Object"), 2), 2.6))
    g.blend(g.node("BsdfTransparent"), g.bsdf, g.remap(g.math("ADD", g.noise(3.5, 12), g.math("MULTIPLY", edges, 0.2)), 0.72, 0.95, 0.03, 0.9))
    snow = surface("snow", "#b4bcc8", rough=0.8, var=0.2, scale=2, bump=0.3, bump_scale=9, specular=0.2)
    drift = lambda x, y: 0.55 * smoothstep(y + 0.35 * terrain.fractal(x, 0, 2.2, 3, 3), 1.2, 3.0) + 0.05 * terrain.fractal(x, y, 0.5, 2, 3) - 0.03 - 0.5 * math.exp(-(((x - 1.75) ** 2 + (y + 0.2) ** 2) / 2.6) ** 2)
    terrain.heightfield(snow, drift, (-7, 8), (0.2, 3.0), 0.04)
    outer = [(3.1 + 3.3 * max(-1, min(1, 1.42 * math.cos(a))), 2.5 + 2.35 * max(-1, min(1, 1.42 * math.sin(a)))) for a in turns(26)]
    inner = [(3.0 + (x - 3.0) * t, 2.6 + (z - 2.6) * t) for (x, z), t in zip(outer, [rng.uniform(0.5, 0.95) for _ in outer])]
    Mesh("shards").ring(outer, inner, 3.0, 3.05, frost).box((-3.9, 3.0, 2.5), (6.8, 0.03, 4.8), frost).place(smooth=0)
    siege.tin_lantern((1.75, -0.2, 0), -0.26)
    siege.block(m, (-9, 46, -16), 0.3, 6, 7, rng, (0.9, 0.95, 0.5))
    siege.block(m, (-34, 60, -16), 0.2, 6, 8, rng, (0.6, 0.9, 0.3))
    siege.block(m, (22, 60, -16), -0.42, 6, 8, rng, (0.2, 0.95, 0.42), {(2, 5)})
    siege.skyline(m, 120, 320, rng, 12)
    sky = display("#141c2a") + np.linspace(1, 0, 90)[:, None, None] ** 2.2 * (0.5 + fractal_noise(90, 240, 5, 4, 5)[..., None]) * (display("#d8b898") - display("#141c2a"))
    Mesh("sky").box((0, 300, 60), (420, 1, 190), studio.screened("sky", sky, 2.2)).place()
    terrain.heightfield(m["ash"], ground, (-90, 90), (14, 190), 2)
    stage.areas(((5, 6.5, 5), (1.7, 0, 1.4), 2.5, 900, "#9cb8e0"), ((-3, 2.6, 3), (1.7, 0, 1.4), 1, 70, "#9cb8e0"), ((-4, -6, 4), (1.5, 0, 1), 2, 60, "#8fa8cc"))
    stage.camera((0, -10.2, 2.6), (0.1, 0, 1.55), 39, focus=(1.6, -1.1, 1.4), fstop=0.55, horizon=(0, 4000, 0))


def tile():
    m, rng = siege.materials(), random.Random(5)
    stage.daylight("#b9bcc2", "#6d747e", 0.525, (0.55, 0.5, -0.65), 1.05, "#cdd3dc", 10)
    stage.sun((-0.14, -0.85, -0.35), 4.6, "#f6e6d0", 1.2)
    siege.holed_wall(m, 9.0, 13, 13, (0.2, 4.5, 2.7, 3.4), rng)
    room = Mesh("room").box((0, 4, -0.15), (13, 12, 0.3), m["wood"]).box((-5.2, 4, 5), (0.3, 12, 12), m["inner"]).box((5.2, 4, 5), (0.3, 12, 12), m["inner"])
    for k in range(26):
        room.box((-6.4 + 0.5 * k, 4, 0.01), (0.47, 12, 0.04), m["wood"], (0, rng.uniform(-0.015, 0.015), 0))
    for x, lean in ((-3.4, 0.25), (3.8, -0.35), (-2.2, 0.1)):
        room.box((x, 8.2, 3.4), (0.2, 0.2, 6.8), m["wood"], (0.25, lean, 0))
    room.box((-3.1, 6.2, 0.35), (1.5, 0.9, 0.7), m["bag"], (0, 0, 0.3)).place(smooth=0)
    siege.rubble(m, (1.2, 8.6), (3.3, 1.1, 0.55), 70, random.Random(2), lambda x, y: 0, 0.55)
    civilians.civilian(*dressed(m, "#2b2f37", "#201f20", "#4a4034"), "stand", "beanie", "crowbar", loc=(0.3, 6.9, 0.05), rot=-0.12, scale=1.05)
    civilians.civilian(*dressed(m, "#6a352d", "#22201f", "#57503f"), "stand", "beanie", None, False, 0.42, loc=(-0.35, 6.95, 0.05), rot=-0.2, scale=0.66)
    flame = siege.candle(m, (-2.6, 5.8, 0.7), 0.35, 0.9)
    stage.point(flame, 95, CANDLE, 0.06)
    stage.area((3.5, 1.0, 6.5), (0, 8, 1.5), 2.5, 240, "#b9c3cf")
    terrain.heightfield(m["ash"], lambda x, y: -9 + 1.2 * terrain.fractal(x, y, 12, 3), (-120, 120), (12, 190), 3)
    siege.block(m, (-8, 56, -8.5), 0.4, 5, 5, rng, (0.8, 0.9, 0.5))
    siege.block(m, (9.5, 60, -7), -0.5, 6, 7, rng, (0.2, 0.95, 0.5), {(1, 3)})
    siege.skyline(m, 130, 260, rng, 16, 10)
    siege.skyline(m, 180, 420, rng, 36, 14)
    stage.camera((0, -0.6, 2.0), (0.1, 9, 3.2), 31, window=(2, 400, 30), horizon=(0, 4000, -6), candle=flame)


def barrel():
    """Five people stand round a fire in a barrel; on the shelled wall behind them their shadows are giants, moonlight lies on the snow."""
    m, rng, things = siege.materials(), random.Random(6), Mesh("barrel")
    stage.daylight("#5c7096", "#121a2c", 0.3, (0.9, -0.34, -0.42), 1.7, "#8fa8d8", 1.5)
    yard = lambda x, y: 0.25 * terrain.fractal(x, y, 6, 3, 5)
    terrain.heightfield(surface("snow", "#9ba2ae", rough=0.8, var=0.3, scale=0.6, bump=0.5, bump_scale=3, specular=0.2), yard, (-60, 60), (-4, 150), 0.35)
    siege.holed_wall({**m, "inner": surface("plaster", "#77706a", rough=0.95, var=0.45, scale=0.5, streak=0.25, specular=0.05)}, 18.6, 27, 13, (-9.0, 11.0, 8.6, 7.8), rng)
    x, y, z = 2.2, 13.4, yard(2.2, 13.4)
    things.cylinder((x, y, z), 0.34, 0.95, m["rust"], 32)
    for k in range(4):
        things.cylinder((x, y, z + 0.04 + 0.29 * k), 0.36, 0.04, m["dark"], 32)
    for k in range(15):
        a = -1.57 + 0.5 * (k % 5 - 2)
        things.box((x + 0.34 * np.cos(a), y + 0.34 * np.sin(a), z + 0.2 + 0.28 * (k // 5)), (0.06, 0.06, 0.09), m["window"], (0, 0, a))
    things.place()
    stage.point((x, y, z + 1.12), 1500, "#ff8a38", 0.09)
    people = ((-0.75, 1.0, "#3d4350", "beanie", None, True, 1.06), (0.85, 0.95, "#5b3a2c", "shawl", "basket", False, 1.0), (1.35, -0.5, "#2b2f37", "beanie", "crowbar", True, 1.06), (-1.35, -0.35, "#3a2a2a", "cap", None, False, 1.02), (-1.6, 0.3, "#6a352d", "beanie", None, False, 0.66))
    for dx, dy, coat, hat, tool, pack, size in people:
        civilians.civilian(*dressed(m, coat), "stand", hat, tool, pack, 0.45, loc=(x + dx, y + dy, yard(x + dx, y + dy)), rot=float(np.arctan2(dx, -dy)), scale=size)
    for at, spread, n in (((-6, 15), (4, 3, 1.5), 120), ((10, 16), (3, 3, 1.8), 110), ((1.2, 4.6), (5, 0.6, 0.3), 70), ((-9, 28), (9, 4, 1.5), 120)):
        siege.rubble(m, at, spread, n, rng, yard, 0.5)
    siege.block(m, (-17, 34, 0), 0.45, 6, 5, rng, (0.95, 0.95, 0.5), {(2, 2)})
    siege.skyline(m, 150, 320, rng, 26)
    stage.camera((-0.5, -2.0, 1.7), (0.9, 9, 2.5), 36, moon=(-60, 400, 170), horizon=(0, 4000, 0), candle=(x, y, z + 0.92))


def shelter():
    """In the snow of a shelled city a huge book stands open on its edges, a tent of pages; three people keep warm in its light."""
    m, rng, book, (x, y), leaf, cloth = siege.materials(), random.Random(4), Mesh("book"), boards.sheet((8.0, 11.0), 60), surface("leaf", "#cfc5ae", rough=0.9, var=0.3, scale=2), surface("cloth", "#3a1c1a", rough=0.7, var=0.3, scale=2, bump=0.3, bump_scale=20)
    stage.daylight("#4a5c7c", "#0d1320", 0.3, (-0.5, -0.7, -0.45), 1.6, "#8fa8d8", 2)
    drift = lambda x, y: 0.3 * terrain.fractal(x, y, 6, 3, 5) * min(1, abs(x) / 4 + 0.25) + 0.5 * math.exp(-(((abs(x) - 5.3) / 0.9) ** 2)) * (1 < y < 12)
    terrain.heightfield(surface("snow", "#8f96a2", rough=0.8, var=0.3, scale=0.6, bump=0.4, bump_scale=3, specular=0.2), drift, (-60, 60), (-12, 150), 0.4)
    script = boards.printed("script", boards.lay(display("#d6cdb8") * (0.8 + 0.3 * fractal_noise(*x.shape, 7, 3, 5))[..., None], display("#1c1a1a"), 0.9 * (boards.writing(0.5 * x, 0.33 * y) & (abs(x) < 3) & (abs(y) < 5))), bump=0)
    for side in (-1, 1):
        half = lambda wide, belly, y0, y1, side=side: [[(side * (0.1 + wide * t - belly * math.sin(math.pi * t)), q, 7.0 * (1 - t) ** 1.1 + 0.02) for q in (y0, y1)] for t in np.linspace(0, 1, 20)]
        for k in range(34):
            book.sheet(half(3.3 + 0.9 * k / 34 + rng.uniform(-0.02, 0.02), 0.34 * (1 - k / 34) ** 1.5, 1.0 + rng.uniform(-0.14, 0.14), 12), leaf)
        Mesh("script").sheet(half(3.27, 0.35, 0.9, 11.9), script).place(smooth=60)
        book.box((side * 2.58, 6.55, 3.62), (0.17, 11.8, 8.5), cloth, (0, -side * 0.555, 0))
    book.tube([(0, 0.7, 7.1), (0, 12.4, 7.1)], 0.42, cloth, 20).place(smooth=40)
    for u, v, coat, hat, size, turn in ((0.0, 5.0, "#3a2a2a", "shawl", 1.0, 0.4), (-1.15, 3.6, "#3d4350", "beanie", 1.05, -0.5), (-0.45, 3.3, "#6a352d", "beanie", 0.64, -0.3), (1.3, 4.0, "#2b2f37", "cap", 1.04, 0.5)):
        civilians.civilian(*dressed(m, coat), "stand", hat, None, False, 0.45, loc=(u, v, drift(u, v)), rot=turn, scale=size, voxel=0.014)
    stage.point((0.2, 7.5, 1.2), 1500, CANDLE, 0.3, name="candle")
    for way, far, floors, bite in ((-1, 40, 5, (0.9, 0.95, 0.5)), (1, 44, 6, (0.1, 1.0, 0.3))):
        siege.block(m, (17 * way, far, 0), -0.6 * way, 6, floors, rng, bite)
        siege.rubble(m, (8 * way, 8.5), (3, 4, 1.5), 60, rng, drift, 0.5)
    siege.skyline(m, 120, 320, rng, 34)
    stage.area((-9, -8, 7), (0, 1, 3), 5, 700, "#a9bede")
    stage.camera((-4.6, -12, 1.7), (0.5, 6, 1.7), 33, (0, 0.17), moon=(-30, 400, 120), horizon=(0, 4000, 0))


def night():
    """Someone with a pack crosses a plank between two broken roofs before the full moon; one window is lit below."""
    m, rng = siege.materials(), random.Random(6)
    stage.daylight("#55647c", "#1a2230", 0.6, (-0.05, -0.9, -0.3), 3.2, "#a9bede", 1.2)
    terrain.heightfield(m["ash"], lambda x, y: 0.25 * terrain.fractal(x, y, 7, 3, 4), (-90, 90), (3, 260), 1.0)
    siege.block(m, (-4.4 - 6.4, 14, 0), 0, 4, 4, rng, (0.6, 1.0, 0.19), {(3, 3)})
    siege.block(m, (4.3 + 6.4, 15, 0), 0, 4, 6, rng, (0.0, 0.89, 0.36))
    for x, y, turn, bays, floors, bite in ((-15, 52, 1.57, 6, 4, (0.5, 0.9, 0.45)), (16, 56, -1.57, 6, 5, (0.7, 0.9, 0.5)), (-18, 92, 1.2, 6, 5, (0.2, 0.95, 0.4)), (9, 124, 0.0, 7, 5, (0.1, 0.95, 0.42))):
        siege.block(m, (x, y, 0), turn, bays, floors, rng, bite)
    walk = Mesh("planks")
    for x, y, h in ((-5.4, 17.5, 1.7), (-6.1, 17.5, 1.3), (6.4, 21, 9.0)):
        walk.box((x, y, 13.2 + h / 2), (0.6, 0.6, h), m["brick"]).box((x, y, 13.25 + h), (0.75, 0.75, 0.14), m["slab"])
    walk.tube([(-4.9, 15.2, 13), (-4.85, 15.2, 16.4)], 0.03, m["rust"], 5)
    for k in range(5):
        walk.tube([(-5.4 + 0.03 * k, 15.2, 15.0 + 0.3 * k), (-4.35 - 0.03 * k, 15.2, 15.0 + 0.3 * k)], 0.014, m["rust"], 4)
    walk.box((-2.2, 14.6, 13.42), (6.0, 0.42, 0.09), m["wood"], (0, 0.012, 0.02)).box((2.4, 14.65, 13.42), (6.2, 0.42, 0.09), m["wood"], (0, -0.015, -0.02)).place()
    civilians.civilian(*dressed(m, "#23262c", "#1b1c1f", "#3c352b"), loc=(0.5, 14.6, 13.46), rot=-1.25, scale=1.12, voxel=0.012)
    siege.skyline(m, 190, 420, rng, 24, 12)
    stage.point((-6, 13.2, 11.4), 26, CANDLE, 0.3)
    stage.camera((0, -1.6, 9.6), (0, 14, 12.2), 34, window=(-6, 13.7, 11.6), moon=(4.0, 900, 283), horizon=(0, 4000, 0))


def grade_tile(pic):
    pic.fog(linear("#a6a9ae", 0.62), 0.0075, 12, 0.94, 0.55 + 0.6 * smoothstep(pic.y, pic.horizon - 0.5, pic.horizon))
    pic.sky(skies.clouded(pic, pic.horizon, (0.3, pic.horizon - 0.2), ("#c4c3c0", "#a2a5aa", "#7d838c", "#5b626d"), "#8a8478", "#5d636c", "#c9c9c8", 0.8, 8, 0.85, 3.5))
    air.smoke(pic, (0.62, pic.horizon - 0.05), 0.1, 20)
    pic.glow("candle", 0.07, linear(CANDLE, 0.5))
    pic.glow("candle", 0.28, linear(CANDLE, 0.07))
    pic.develop(1.05, 1.42, 0.8, ("#2a3340", "#f0e2cc", 0.14), (0.55, (0.5, 0.5)), (0.12, 1.0), sharpen=(0.4,))


def grade_barrel(pic):
    horizon, (x, y, far) = pic.horizon, pic.marks["candle"]
    pic.fog(linear("#3d4d68", 0.3), 0.016, 15, 0.95, 0.7 + 0.6 * pic.noise(2.5, 4, 2.4))
    pic.sky(skies.clouded(pic, horizon, "moon", ("#52637e", "#3a4960", "#202a3c", "#101722"), "#5a6c8c", "#141b28", "#76859c", 0.7, 8, 0.6, 3.5))
    air.smoke(pic, (0.5, 0.45), 0.06, 21)
    v = (y - pic.y) / 0.1
    u = (pic.x - x) * pic.w / pic.h / 0.05 + 0.9 * (pic.noise(26, 3, 0.6) - 0.5) * (v.clip(0, 2) + 0.2)
    wide = (0.62 * (1.15 - v).clip(0, 2) * (v + 0.25).clip(0, 2) ** 0.5 * (0.55 + 0.9 * pic.noise(34, 5, 0.5))).clip(1e-3, 2)
    body = ((1 - abs(u) / wide).clip(0, 1) * smoothstep(v, -0.12, 0.05) * (pic.depth > far - 0.2))[..., None]
    pic.rgb = pic.rgb + body**0.7 * linear("#ff6a18", 2.0) + body**1.8 * linear("#ffc860", 6.0)
    pic.glow("candle", 0.16, linear("#ff9440", 0.14), (pic.depth > 6) * 1.0)
    pic.dim(0.45 + 0.55 * smoothstep(pic.depth, 4.0, 9.0))
    inside = pic.rgb * (pic.depth < 6)[..., None]
    air.snow(pic, 900, "#c8d4ea", 0.35)
    pic.rgb = np.where((pic.depth < 6)[..., None], inside, pic.rgb)
    pic.develop(1.25, 1.36, 1.05, ("#1c2a40", "#ffdcb0", 0.16), (0.5, (0.52, 0.5)), (0.16, 1.0))


def sled():
    """Through the snow of the ruined city somebody pulls the box home on a sled, a child behind it; the light that falls out of its gap shows them the way."""
    m, rng, load, frame = siege.materials(), random.Random(6), Mesh("sled"), placement((0, 0, 0), (0, 0, -0.4))
    stage.daylight("#9aa4b4", "#2a3444", 0.6, (-0.5, -0.75, -0.3), 1.9, "#b4c4dc", 3)

    def drift(x, y):
        u, v = 0.92 * x - 0.39 * y, 0.39 * x + 0.92 * y
        return 0.35 * terrain.fractal(x, y, 6, 3, 5) * min(1, abs(v) / 4 + 0.1) + 0.05 * math.exp(-((v / 1.5) ** 2)) - 0.12 * math.exp(-(((abs(v) - 0.6) / 0.16) ** 2)) * (u < -1) + 0.012 * max(0, y - 4) ** 1.2

    terrain.heightfield(surface("snow", "#8f96a2", rough=0.8, var=0.3, scale=0.6, bump=0.4, bump_scale=3, specular=0.2), drift, (-40, 40), (-15, 60), 0.2)
    load.frame = frame
    for v in (-0.6, 0.6):
        load.tube([(-2.2, v, 0.12), (1.9, v, 0.12), (2.4, v, 0.3), (2.55, v, 0.62)], 0.07, m["wood"], 10).tube([(2.5, v, 0.5), (5.4, 1.4, 0.92)], 0.025, m["bag"], 6)
        for u in (-1.6, 0, 1.6):
            load.box((u, v, 0.26), (0.12, 0.12, 0.3), m["wood"])
    for k in range(6):
        load.box((0, 0.32 * k - 0.8, 0.42), (4.2, 0.26, 0.06), m["wood"])
    load.place(0.015)
    boxes.ajar("candle", frame @ placement((0, 0.9, 2.2), (math.pi / 2, 0, 0), (1.15,) * 3), "#c0a878", CANDLE, 0.24, 900, (-0.5, -15, 1.6))
    stage.spot(frame @ Vector((1.9, -0.6, 2.6)), frame @ Vector((6.5, 0, -0.6)), 3600, CANDLE, 75, 0.8, 0.3)
    for at, size, coat, hat, pack, hem, turn in (((5.5, 1.5), 0.96, "#2b2f37", "shawl", True, 0.52, -1.05), ((-2.95, -0.45), 0.7, "#6a352d", "beanie", False, 0.4, -1.6)):
        x, y, _ = frame @ Vector((*at, 0))
        civilians.civilian(*dressed(m, coat), hat=hat, pack=pack, hem=hem, loc=(x, y, drift(x, y)), rot=turn, scale=size)
    for at, turn, floors, bite in (((-15, 26, 0), 0.5, 5, (0.9, 0.95, 0.5)), ((17, 34, 0), -0.5, 6, (0.1, 1.0, 0.4)), ((-3, 62, 0), 0.1, 6, (0.6, 1.0, 0.45))):
        siege.block(m, at, turn, 6, floors, rng, bite)
    for at in ((-9, 12), (9, 14)):
        siege.rubble(m, at, (3.5, 3, 1.3), 70, rng, drift, 0.5)
    siege.skyline(m, 130, 320, rng, 30)
    stage.camera((-0.2, -15, 1.6), (1.0, 0, 2.35), 40, seam=frame @ Vector((1.9, -0.8, 2.2)), sun=(64, 400, 36), horizon=(0, 4000, 0))


SHOTS = {
    "closing": Shot(sled, lambda pic: (pic.mist("sun", 0.45, ("#c4bcb4", 0.7), ("#5a687c", 0.38), 0.022, 18, 0.96, 0.6 + 0.7 * pic.noise(2.5, 4, 2.4)),
        pic.sky(skies.clouded(pic, pic.horizon, "sun", ("#c8c0b4", "#8a92a0", "#4c586a", "#263040"), "#d0b090", "#2a3444", "#98a2b0", 0.8, 8, 0.6, 3.5)),
        pic.glow("seam", 0.26, linear("#ff9440", 0.1)), air.snow(pic, 900, "#d0daea", 0.35),
        pic.develop(1.0, 1.36, 1.0, ("#1c2a40", "#ffdcb0", 0.16), (0.5, (0.5, 0.5)), (0.16, 1.0))), samples=15, far=420),
    "hero": Shot(hero, lambda pic: (
        setattr(pic, "depth", gaussian_filter(pic.depth, 0.004 * pic.h)),
        pic.fog(linear("#6a7c94", 0.3), 0.008, 18, 0.6, 0.6 + 0.6 * pic.noise(2.5, 4, 2.4)),
        pic.dim(1 - 0.8 * (1 - pic.x / 0.5).clip(0, 1) ** 0.7),
        pic.glow("candle", 0.3, linear(CANDLE, 0.04)),
        pic.develop(1.5, 1.36, 1.1, ("#1c2a40", "#ffdcb0", 0.16), (0.5, (0.6, 0.5)), (0.16, 1.0))), samples=24, far=420, bounces=(4, 2, 2)),
    "tile": Shot(tile, grade_tile, samples=28, far=420),
    "feature-2": Shot(night, lambda pic: (
        pic.mist("moon", 0.55, ("#8a9cb0", 0.4), ("#3f5064", 0.3), 0.014, 20, 0.97,
            (0.5 + 0.9 * smoothstep(pic.y, pic.horizon - 0.4, pic.horizon + 0.05)) * (0.7 + 0.5 * pic.noise(2.5, 4, 2.4))),
        pic.sky(heavens.moon(
            pic, skies.clouded(pic, pic.horizon, "moon", ("#71859a", "#4d6076", "#2c3a4c", "#161f2b"), "#7f93a8", "#1a222d", "#8a9aac", 0.6, 8, 0.62, 3.5),
            "moon", 0.2, "#eef3f6", "#aebccb", 1.5, 0.35)),
        pic.glow("window", 0.16, linear(CANDLE, 0.14)),
        pic.develop(1.05, 1.32, 0.95, ("#26303c", "#f6e0bd", 0.16), (0.5, (0.5, 0.5)), (0.14, 1.0))), samples=32, far=420, bounces=(4, 2, 2)),
    "feature-3": Shot(barrel, grade_barrel, samples=10, far=420, bounces=(4, 2, 2)),
    "feature-1": Shot(shelter, lambda pic: (
        pic.fog(linear("#3d4d68", 0.3), 0.02, 22, 0.95, 0.7 + 0.6 * pic.noise(2.5, 4, 2.4)),
        pic.sky(skies.clouded(pic, pic.horizon, "moon", ("#52637e", "#3a4960", "#202a3c", "#101722"), "#5a6c8c", "#141b28", "#76859c", 0.7, 8, 0.6, 3.5)),
        pic.glow("candle", 0.22, linear("#ff9440", 0.12)),
        air.snow(pic, 900, "#c8d4ea", 0.35),
        pic.develop(1.1, 1.36, 1.0, ("#1c2a40", "#ffdcb0", 0.16), (0.5, (0.5, 0.55)), (0.16, 1.0))), samples=10, far=420)}
