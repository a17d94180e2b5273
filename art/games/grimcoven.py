"""Grimcoven: blue nights in a gothic town, candles and lanterns, what hunters leave lying; a blood moon, the candle-crowned thing."""
import math
import random

import numpy as np
from scipy.ndimage import median_filter

from kits import boxes, dials, folk, gothic, heavens, minis, relics, studio, tabletop, terrain
from lib.tools import (
    _Graph, Mesh, Shot, Vector, fractal_noise, gaussian_filter, glow, instance, linear, lit_through, ngon, placement, product, shining, skies, smoothstep,
    stage, stained, surface,
)

PLUM, GOLD, DUSK = "#2a2038", "#ffb45e", ("#6a3a5c", "#2c2858", "#161a40", "#0a0e28")


def street(x, y):
    return 0.05 * terrain.fractal(x, y, 3, 2) + max(0, y - 20) * 0.08 - 0.03 * min(x * x, 60) / 12


def tile():
    """On the parapet of a tower lies the skull of a raven crowned with burning candles; below, in moonlight, the roofs of a gothic town."""
    m, rng = gothic.materials(GOLD), random.Random(12)
    stage.daylight("#3a4c80", "#101a3c", 0.5, (0.55, -0.6, -0.5), 1.8, "#9ab4ff", 1.5)
    with stage.small((0, 0, 0), 0.1):
        flags((-9, 1.9, 2.1, 2.2), (0, 0, -0.2, -9), np.array((0, 3.4, 7.1, 11.5, 14, 18, 22)))
    with stage.small((0.085, 0, 0.06), 0.13, -2.6):
        relics.raven_skull(GOLD)
    gothic.cathedral(m, (9, 62, -26), rng, -0.3)
    for x, y, w, floors, rot in ((-9, 24, 7, 3, 0.3), (2, 30, 7, 2, -0.2), (-16, 40, 8, 3, 0.2), (-4, 46, 8, 4, 0.1), (12, 28, 7, 3, -0.4), (18, 44, 8, 3, -0.2)):
        gothic.house(m, (x, y, -14.5 - 0.1 * y), w, 7.4, floors, rot, rng, 0.5 * (x > 5))
    stage.area((-0.7, -0.7, 0.5), (0, 0, 0.1), 0.3, 4, "#ffd8b0")
    stage.camera((0, -1.02, 0.2), (0, 0, 0.185), 54, focus=(0, -0.06, 0.13), fstop=2.4, moon=(-46, 300, 62), horizon=(0, 900, 0))


def hero():
    """A hunter's lantern burns on wet flagstones; behind it a crooked street in moonlight, lamps and lit windows, a church at its end."""
    m, rng = gothic.materials(GOLD), random.Random(5)
    stage.daylight("#34467a", "#0e1736", 0.5, (-0.5, -0.7, -0.5), 2.2, "#9ab4ff", 1.5)
    terrain.heightfield(m["cobble"], lambda x, y: street(x, y) - 0.12, (-30, 70), (-3, 150), 0.7)
    with stage.small((0.3, 1.4, 0), 0.16):
        flags((-9, 16), (0, 0), np.cumsum([0, *(2.1 + 0.5 * math.sin(5 * k) for k in range(12))]), "#57524e", 0.26)
    with stage.small((0.47, 1.5, 0.02), 0.185, 0.3):
        lantern(m, (0, 0, 0), 1200)
    gothic.cathedral(m, (24, 135, 6), rng, -0.2)
    for k, (w, floors) in enumerate(((6.5, 2), (7, 3), (7, 2), (7.5, 3), (7, 2), (8, 3))):
        y = 8 + 8.6 * k
        gothic.house(m, (-8.2 + 0.27 * (y - 8), y, street(0, y) - 0.3), w, 7.4, floors, 1.3 + 0.1 * (k % 2), rng, 0.22)
        gothic.house(m, (11 + 0.5 * (y - 8), y, street(0, y) - 0.3), w, 7.4, 5 - floors, -1.3, rng, 0.5)
    for x, y in ((-1.2, 16), (1.2, 28), (14, 40)):
        stage.point(gothic.lamp(m, (x, y, street(x, y))), 260, GOLD, 0.15)
    stage.area((1.6, 2.6, 1.2), (0.5, 1.5, 0.3), 0.4, 40, "#9ab4ff")
    stage.camera((0, 0, 0.3), (0.1, 10, 0.78), 34, focus=(0.47, 1.38, 0.2), fstop=2.5, lantern=(0.47, 1.5, 0.25), moon=(84, 300, 84), horizon=(0, 900, 40))


def graveyard():
    """A silver watch hangs over the tombs, its dial a blood moon, its hands the wings of a beast; behind it a lamp and the lit windows of a church."""
    m, rng = gothic.materials(GOLD), random.Random(2)
    stage.daylight("#3a3c78", "#141838", 0.5, (0.5, 0.5, -0.6), 1.2, "#9ab0ff", 1.5)
    m["slate"] = surface("slate", "#2f2d38", rough=0.9, var=0.4, scale=2.2, specular=0.1)

    def yard(x, y):
        path = math.exp(-(((x - 0.5 - 0.12 * y) / 0.8) ** 2))
        return 0.35 * terrain.fractal(x, y, 6, 3) + 0.14 * terrain.fractal(x, y, 1.5, 8) * (1 - path) - 0.12 * path + 0.04 * max(0, y - 8)

    soil, straw = surface("soil", "#2f2a33", rough=0.9, var=0.4, scale=0.8, bump=0.6, bump_scale=2.5), surface("straw", "#4a4250", rough=0.9, var=0.3)
    terrain.heightfield(soil, yard, (-26, 26), (-3, 46), 0.2)
    kinds, fence, taken = relics.tombs(m["carved"]), Mesh("fence"), []
    for _ in range(900):
        x, y = rng.uniform(-15, 17), 4.4 + 25 * rng.random()
        if abs(x - 0.5 - 0.12 * y) > 1.3 and len(taken) < 64 and all(math.dist((x, y), at) > 1.6 for at in taken):
            taken.append((x, y))
            instance(rng.choice(kinds), (x, y, yard(x, y)), (rng.uniform(-0.15, 0.15), rng.uniform(-0.14, 0.14), rng.uniform(-0.3, 0.3)), rng.uniform(0.75, 1.15))
    for k in range(137):
        x, tall = 30 * k / 136 - 15, 2.2 * (1.18 if k % 6 == 0 else 1)
        fence.cylinder((x, 31, 1), 0.022, tall, m["iron"], 5).cylinder((x, 31, 1 + tall), 0.045, 0.2, m["iron"], 4, 0.003)
    for h in (1.33, 2.804):
        fence.tube([(-15, 31, h), (15, 31, h)], 0.025, m["iron"], 5)
    fence.place()
    gothic.cathedral(m, (-15, 70, 0), rng, 0.3, 0.9)
    terrain.dead_tree(m["timber"], (7.0, 14, yard(7.0, 14)), 8.2, random.Random(8), 2.4)
    terrain.dead_tree(m["timber"], (-9, 20, yard(-9, 20)), 9, random.Random(3))
    stage.point(gothic.lamp(m, (0.4, 9.4, yard(0.4, 9.4)), 3.0), 420, GOLD, 0.12, name="lantern")
    terrain.grass(straw, yard, 3200, (-12, 13), (1.5, 24), rng, (0.15, 0.45), lambda x, y: abs(x - 0.5 - 0.12 * y) > 0.7)
    with stage.small((0.42, 2.75, 1.36), 0.54, -0.1):
        dials.watch(9)
        stage.spot((-5, -3.4, 4), (0, 0, 0.3), 9000, "#b8c8ff", 24, 0.6, 0.9)
        stage.areas(((3, 1.5, 0.5), (0, 0, 0.3), 1, 500, "#ff5a48", 4), ((-2, 2.5, 2), (0, 0, 0.3), 1, 300, "#ffb070", 3))
    stage.camera((-0.6, 0, 1.25), (0.5, 10, 2.2), 33, focus=2.9, fstop=1.2, dial=(0.42, 2.75, 1.36), light=(-15, 70, 14), horizon=(0, 900, 40))


def table():
    """Between houses a hand high, hunters in two rows close in on the candle-crowned thing; the street ends at the blood moon."""
    (rng, bare), m = minis.slate(3, "#5a2a48", 0.16, "#131016"), gothic.materials(GOLD)
    minis.board("square", (13, 40), "#d8b898", at=(0, 18), cell=1.3, tints=("#3c3444", "#54443c", "#4a3440", "#343c48"))
    crow = minis.primed(lambda: gothic.candle_crow(bare, m["flame"], 0.025), 3.7, 1.05, lit=("flame",), paint=("#3a3448", "#d8c8a0", "#7a2430"), ring="#a02030")
    minis.stand(crow, [(0.3, 7.8, 0.15)])
    spots = [(-1.9, 5.2, -0.6), (-0.7, 4.2, -0.2), (0.9, 4.0, 0.1), (2.0, 5.0, 0.6), (-2.5, 7.0, -1.3), (2.7, 7.2, 1.3), (-1.7, 9.4, -2.4), (2.0, 9.6, 2.5)]
    for k, (stance, hat, cloth) in enumerate((("lantern", "brim", "#7a4a2c"), ("raise", "brim", "#4a5a70"), ("stand", "hood", "#8a2c30"))):
        hunter_mini = minis.primed(lambda stance=stance, hat=hat: folk.adventurer(bare, bare, bare, stance, hat, 0.3, sweep=(-0.1, -0.3), voxel=0.014), 1.15, paint=(cloth, "#a88a60", "#b8b8b8*"), ring=cloth)
        minis.stand(hunter_mini, spots[k::3])
    for k, side in product(range(6), (-1, 1)):
        gothic.house(m, (side * (5.0 - 0.12 * k), 4.5 + 4.3 * k, -0.2), 6.5, 7, 2 + (k + side) % 2, -side * math.pi / 2, rng, 0.35, scale=0.42)
    gothic.cathedral(m, (2.8, 42, -0.3), rng, -0.2, 0.34)
    minis.dice([(-3.0, 3.6, 0.5, "#d8ccb8", "#3a1018"), (3.0, 3.8, -0.3, "#6a1420", "#e0cfa8")], 0.4, -0.14)
    minis.cards([(2.5, 2.8, -0.3), (-2.3, 2.6, 0.2)], "#2a1a2c", lift=-0.12, face=("#c8b090", "#8a3038", "#2c2438"))
    for y in (5, 9, 14):
        stage.point((-2.9, y, 1.3), 40, GOLD, 0.06)
    minis.lights("#ff6a58", "#ffd8a8", (-1.5, 30, 9), 5500, (6, -4, 7), 220, (0.2, 6.0), 1.0, "#90a0ff")
    stage.camera((-0.9, -2.6, 2.9), (0.25, 8.4, 1.75), 33, focus=(0, 6, 0.5), fstop=3.2, moon=(-2.4, 60, 14))


def rose_glass(dots=1700):
    """A rose window in a square from -1 to 1: what colour of light each pane lets through, none where there is lead."""
    y, x = np.mgrid[-1 : 1 : dots * 1j, -1 : 1 : dots * 1j].astype(np.float32)
    r, a = np.hypot(x, y), np.arctan2(y, x) * 6 / math.pi
    (u, v), (p, q) = ((r * np.cos(t), r * np.sin(t)) for t in (((a + shift) % 1 - 0.5) * math.pi / 6 for shift in (0, 0.5)))
    bead, eye, small, joint = np.hypot(u - 0.49, v), np.hypot(p - 0.755, q), np.hypot(u - 0.665, v), lambda t: abs(t % 1 - 0.5)
    petal = abs(v) - 0.105 * np.sin(((r - 0.2) / 0.41).clip(0, 1) * 3.14) ** 0.55 + (abs(r - 0.41) > 0.19)
    odd, fifth, rays, fan = np.floor(a + 0.5) % 2, joint(5 * a + 0.5) / 10, 0.7 * eye * joint(np.arctan2(q, p - 0.755) * 1.27), r * joint(2 * a + 0.5) / 4
    lead, kind = 1 + 0 * r, np.full(r.shape, 3)
    for inside, wide, tint, *cut in (
        (r - 0.985, 0, 3, fifth), (r - 0.965, 0.004, 1 + np.floor(a * 5) % 2, fifth), (r - 0.9, 0.011, np.where(r > 0.775, 0, 7), joint(11 * r) / 11, abs(v)),
        (small - 0.045, 0.004, 2), (eye - 0.13, 0.011, 2 - 2 * odd), (eye - 0.105, 0.004, 3 - 2 * odd, rays), (eye - 0.07, 0.004, 2, rays),
        (eye - 0.035, 0.004, 4), (r - 0.61, 0.011, 0, joint(9 * r + 0.3) / 9, abs(q)), (petal, 0.011, np.where(r > 0.4, 7, 5), joint(12 * u) / 12),
        (petal + 0.032, 0.004, 1, abs(v)), (bead - 0.078, 0.004, 3), (bead - 0.055, 0.004, 5), (bead - 0.03, 0.004, 4),
        (r - 0.225, 0.011, 2), (r - 0.19, 0.004, 1 + 6 * (np.floor(2 * a) % 2), fan), (r - 0.12, 0.004, 2), (r - 0.075, 0.004, 4),
    ):
        panes = np.minimum.reduce([1 + 0 * r, *cut]) - 0.003
        kind, lead = np.where(inside < 0, tint, kind), np.minimum(np.where(inside < 0, panes, lead), abs(inside) - wide)
    tints = np.array([linear(t) for t in ("#16249a", "#b4081c", "#ffae28", "#58128c", "#ffdcb0", "#e2480c", "#0e5a86", "#7c0414")])
    paint = smoothstep(np.sin(90 * u + 3 * np.sin(70 * v)) * np.sin(95 * abs(v) + 2 * np.sin(60 * u)), 0.55, 0.75)
    piece = 0.62 + 0.7 * (abs(np.sin(12.9 * (31 * np.floor(11 * r) + 17 * np.floor(2 * a) + 7 * kind)) * 437.5) % 1)
    piece *= (0.3 + 1.05 * fractal_noise(dots, dots, 34, 4, 5)) * (1 - 0.55 * paint) * (r < 0.985)
    return (tints[kind.astype(int)] * (piece * smoothstep(lead, 0.0, 0.012) ** 0.4 * smoothstep(lead, 0, 0.003))[..., None]) ** 0.45


def flags(y, z, lines, tint="#8c857c", rough=0.5):
    """Worn flagstones over a profile through the points (y, z), in rows that end at `lines` along it: dished, pitted, each a little askew."""
    way = np.cumsum([0, *np.hypot(np.diff(y), np.diff(z))])
    s, x = np.mgrid[0 : way[-1] : 0.03, -12:12:0.03]
    noise = lambda scale, seed: fractal_noise(*s.shape, scale, seed, 4) - 0.5
    py, pz, along, across = np.interp(s, way, y), np.interp(s, way, z), s + 0.12 * noise(9, 2), x + 0.12 * noise(9, 3)
    row = np.searchsorted(lines, along.clip(0.01, lines[-1]))
    wide = 2.3 + 1.5 * (0.618 * row % 1)
    at = across / wide + 0.37 * row
    chance, edge = np.sin(9.1 * np.floor(at) + 7.7 * row), np.minimum.reduce([along - lines[row - 1], lines[row] - along, wide * (0.5 - abs(at % 1 - 0.5))])
    worn = 0.13 * np.sqrt(1 - (1 - edge.clip(0, 0.16) / 0.16) ** 2) - 0.05 * smoothstep(edge, 0.2, 1.2) + 0.1 * noise(12, 5) + 0.035 * noise(60, 6)
    high = worn + chance * (0.03 + 0.06 * (at % 1 - 0.5)) - 0.1 * smoothstep(noise(40, 8), 0.16, 0.3) - 0.1 * smoothstep(noise(14, 9), 0.1, 0.2) * (edge < 0.3)
    ny, nz = -np.gradient(gaussian_filter(pz, (5, 0)))[0], np.gradient(gaussian_filter(py, (5, 0)))[0]
    shift = high / np.hypot(ny, nz)
    stone = surface("flags", tint, rough=rough, var=0.3, scale=0.5, specular=0.4, bump=0.35, bump_scale=11, wash=0.9)
    floor = Mesh("flags").sheet(np.dstack([x, py + shift * ny, pz + shift * nz]).tolist(), stone).place(smooth=180)
    floor.data.attributes.new("cavity", "FLOAT", "POINT").data.foreach_set("value", (5 * (high - gaussian_filter(high, 6))).astype(np.float32).ravel())


def lantern(m, at, power=40):
    """A hunter's lantern of forged iron 3.4 high, six panes about a burning candle."""
    iron = surface("lantern iron", "#2a2826", rough=0.42, metal=0.9, var=0.4, scale=4, edge=0.6, bump=0.15, bump_scale=14)
    stained(iron, "#3a1a0c", lambda g: g.remap(g.noise(2.2, 9), 0.55, 0.68, 0, 0.8))
    body, wax, around = Mesh("lantern"), Mesh("candle"), np.linspace(0, math.tau, 41)
    for r, low, high, taper in (
        (0.92, 0, 0.1, 1), (0.86, 0.1, 0.2, 0.92), (0.7, 0.2, 0.26, 1), (0.72, 1.82, 1.9, 1), (0.98, 1.88, 1.94, 1),
        (0.96, 1.94, 2.3, 0.42), (0.36, 2.3, 2.46, 1), (0.52, 2.46, 2.5, 1), (0.5, 2.5, 2.72, 0.12), (0.1, 2.7, 2.8, 1),
    ):
        body.prism(ngon(r), low, high, iron, None, taper)
    for u, v in ngon(0.7):
        body.tube([(u, v, 0.2), (u, v, 1.88)], 0.05, iron, 8).ball((1.2 * u, 1.2 * v, 1.95), 0.04, iron)
        body.tube([(1.1 * u, 1.1 * v, 0.16), (0.9 * u, 0.9 * v, 0.5), (u, v, 0.9)], 0.025, iron, 6)
    for z in (0.62, 1.45):
        body.tube([(*p, z) for p in ngon(0.73) + ngon(0.73)[:2]], 0.026, iron, 6)
    body.tube([(0.34 * math.sin(a), 0.06 * math.sin(a), 3.1 - 0.34 * math.cos(a)) for a in around], 0.045, iron, 10)
    tallow = lit_through(surface("candle", "#e8d6ac", rough=0.35, var=0.1, coat=0.2), 0.4)
    g = _Graph(tallow)
    g.bsdf.inputs["Emission Color"].default_value = (1, 0.5, 0.16, 1)
    g.wire(g.remap(g.part(g.out("TexCoord", "Object"), 2), 0.3, 1.04, 0.02, 0.8), g.bsdf.inputs["Emission Strength"])
    tabletop.lathe(wax, (0, 0, 0), [(0.3, 0.2), (0.33, 0.3), (0.31, 0.6), (0.32, 1.0), (0.3, 1.04), (0.24, 1.0), (0.1, 0.96), (0, 0.95)], tallow)
    with stage.small(at):
        body.place(0.014, segments=3)
        wax.tube([(0, 0, 0.9), (0.02, 0, 1.06)], 0.015, m["timber"], 6).place(smooth=60)
        Mesh("panes").prism(ngon(0.64), 0.26, 1.82, studio.coated("panes", "#d8e4dc", 0.94)).place(smooth=0)
        shining("flame", (0, 0, 1.2), 0.06, glow("flame", "#ffb45c", 30), (1, 1, 2.4), 3)
        stage.point((0, 0, 1.25), power, GOLD, 0.06)


def chapel():
    """The sun through a rose window, itself out of sight, lays its colours on the flags of a chapel; among them the box and a lantern."""
    m, ray, roof, (u, v) = gothic.materials(GOLD), Vector((0.7, -0.12, -0.7)), Mesh("roof"), (5.1, 4.5)
    flags((-9, 3.6, 3.72, 6.6, 6.72, 14), (0, 0, 1.5, 1.5, 3, 3), np.array((0, 2.1, 4.2, 6.3, 8.4, 10.5, 12.6, 14.1, 17, 18.5, 21, 23.5, 26)))
    g = _Graph(glass := studio.screened("rose", rose_glass(), 1))
    through, roof.frame = g.node("BsdfTransparent"), placement(Vector((-0.35, 0.15, 0.1)) - 43 * ray, (-math.pi / 2, 0, math.atan2(ray.y, ray.x)))
    g.wire(g.nodes["Image Texture"].outputs[0], through.inputs[0])
    g.wire(through.outputs[0], g.nodes["Material Output"].inputs[0])
    Mesh("pane").sheet([[(-u, 0, z), (u, 0, z)] for z in (-v, v)], glass).place(smooth=0).matrix_world = roof.frame
    roof.ring(*([(-x, -y), (x, -y), (x, y), (-x, y)] for x, y in ((60, 60), (u, v))), 0, 0.1, m["iron"]).place()
    boxes.ajar("rose", placement((0.75, 1.5, 0.16), (0, 0, 0.42)), "#c8a868", "#ffc27a", 0.26, 60, (-0.6, -10, 7))
    lantern(m, (3.1, -0.35, 0.14))
    stage.areas(((-9, -9, 12), (0, 0, 0), 5, 300, "#8a90d0"), ((9, 7, 7), (2, 0, 1), 3, 260, "#98a0e8"))
    stage.sun(ray, 28, "#fff2dc", 0.07)
    stage.ambient("#4a4a7c", 0.12)
    stage.camera((-0.6, -10.6, 7.6), (-0.1, 0.35, 0.5), 38.5)


def grade(pic):
    """Moonlit mist of a blue night, a soft light about a lantern if there is one."""
    pic.mist("moon", 0.6, ("#6478b0", 0.3), ("#28345c", 0.22), 0.012, 6, 0.92, 0.6 + 0.7 * pic.noise(2.5, 4, 2.4))
    sky = skies.clouded(pic, pic.horizon, "moon", ("#5a6898", "#2c3a6c", "#161e44", "#0a0e28"), "#4a5c98", "#10162c", "#5a6a98", 0.5, 5, 0.6, 3.0)
    pic.sky(heavens.moon(pic, heavens.stars(pic, sky, 0.0001, 0.5), "moon", 0.055, "#e8ecff", "#98a4d0", 1.0, 0.3, 5, (1.6 * (pic.noise(3, 9, 4.5) - 0.42)).clip(0, 0.8)))
    if "lantern" in pic.marks:
        pic.glow("lantern", 0.4, linear(GOLD, 0.02), (pic.depth > 2.2) * 1.0)
        pic.rgb = np.where(pic.near("lantern", 0.27)[..., None] > 0.5, median_filter(pic.rgb, (5, 5, 1)), pic.rgb)  # grains in the panes
    pic.develop(1.1, 1.34, 1.12, (PLUM, "#ffd8b0", 0.12), (0.5, (0.55, 0.5), 0.95), (0.14, 1.0), sharpen=(0.3,))


SHOTS = {
    "closing": Shot(chapel, lambda pic: pic.develop(0.6, 1.3, 1.15, ("#1c1634", "#ffe2b8", 0.12), (0.5, (0.5, 0.5), 0.95), (0.14, 1.0)),
                    samples=40, far=120, bounces=(4, 3, 2)),
    "tile": Shot(tile, grade, samples=64, far=420, bounces=(4, 2, 2)),
    "feature-3": Shot(graveyard, lambda pic: (
        # Through its glass the dial has no depth of its own.
        setattr(pic, "depth", np.where(pic.near("dial", 0.175 * pic.w / pic.h) > 0.37, 2.7, pic.depth)),
        pic.mist("light", 0.5, ("#a04a5c", 0.2), ("#2a2c58", 0.2), 0.013, 9, 0.9, pic.belt(0.4, 0.6, 3)),
        pic.sky(heavens.stars(pic, skies.clouded(pic, pic.horizon, "light", DUSK, "#7a2c44", "#12142c", "#4a4478", 0.45, 5, 0.6), 0.0002, 0.7)),
        pic.glow("lantern", 0.07, linear(GOLD, 0.25)),
        pic.develop(0.9, 1.34, 1.15, (PLUM, "#ffd8c0", 0.12), (0.45, (0.55, 0.5), 0.95), (0.14, 1.0), sharpen=(0.35,))),
        samples=28, far=420, bounces=(3, 3, 2)),
    "hero": Shot(hero, grade, samples=40, far=420, bounces=(4, 3, 2)),
    "feature-2": Shot(table, lambda pic: minis.finish(
        pic, "#ff6a58", "#2a1a34", 13, 0.03, heavens.moon(pic, skies.clouded(pic, 0.6, "moon", ("#b0484e", "#6a3252", "#32234a", "#15122a"), "#c03a38", "#20182c", "#a84a52", 0.6, 5, 0.6, 3.0), "moon", 0.15, "#ff7a5c", "#c02f34", 1.9, 0.35, 5), 1.1, 0.06), samples=11, far=90, bounces=(2, 1, 2)),
}
