"""Glass with something in it: a snow globe, a storm in a glass of coffee, an hourglass, a specimen jar; a wine glass. 1 unit = 4 cm."""
import math
import random

import numpy as np
from scipy.interpolate import CubicSpline

from kits import chateau, dream, shards, tabletop, terrain, zone
from lib.tools import _Graph, Mesh, Sculpt, Vector, colour, instance, lit_through, pane, placement, stage, steps, surface, turns


clear = lambda name, tint, ior: surface(name, tint, rough=0, var=0, glass=1, ior=ior)


def snow_globe(m, snow, inside, rng, light):
    """A globe of water about `inside` on a foot of brass: snow falls on a bed and a door, `light` comes out of it. Returns the globe."""
    foot, land, flakes, at, flake = Mesh("foot"), Mesh("snow"), Mesh("flakes"), inside.translation, surface("flake", "#f4f6ff", rough=0.6, var=0)
    hill = lambda x, y: 0.1 * terrain.fractal(x, y, 0.7, 3, 2) + 0.12 * y - 0.7
    profile = [(0, 0), (1.5, 0), (1.56, 0.06), (1.56, 0.2), (1.48, 0.26), (1.44, 0.3), (1.5, 0.36), (1.46, 0.44), (1.3, 0.56), (1.2, 0.72), (1.17, 0.82)]
    brass = surface("old brass", "#c79a48", rough=0.25, metal=1, var=0.4, scale=5, bump=0.05, bump_scale=6)
    tabletop.lathe(foot, (0, 0, -2.15), profile + [(1.22, 0.86), (1.24, 0.92), (1.2, 0.96), (1.1, 0.94)], brass)
    for a in turns(56):
        foot.ball((1.45 * math.cos(a), 1.45 * math.sin(a), -1.85), 0.055, brass, detail=2)
    foot.place(0, at, smooth=40)
    rows, circle = [*((0.04 * k, 0) for k in range(41)), (1.5, 0.2), (1.2, 0.5), (0.7, 0.8), (0, 1)], [(math.cos(a), math.sin(a)) for a in turns(81)]
    land.sheet([[(r * c, r * s, hill(r * c, r * s) * (1 - t) - 1.7 * t) for c, s in [*circle, circle[0]]] for r, t in rows], snow).place(0, at, smooth=60)
    spot = inside @ placement((0.5, 0.42, hill(0.5, 0.42)), (0, 0, 0.3), (0.44,) * 3)
    instance(dream.door_mesh(m, 1.35), spot.translation, 0.3, 0.44)
    stage.area(spot @ Vector((0, -0.3, 1.2)), spot @ Vector((0, -4, -0.5)), 0.42, 30, light, 0.8)
    dream.bed(m, inside @ placement((-0.5, -0.2, hill(-0.5, -0.2)), (0, 0, 0.5), (0.44,) * 3))
    for p in (Vector([rng.gauss(0, 1) for _ in range(3)]).normalized() * 1.62 * rng.random() ** 0.4 for _ in range(600)):
        if p.z > hill(p.x, p.y):
            flakes.ball(p, 0.008 + 0.02 * rng.random() ** 2, flake, detail=2)
    lit_through(flake, 0.6)
    flakes.place(0, at)
    return Mesh("globe").ball((0, 0, 0), 1.75, clear("globe", "#ffffff", 1.36), detail=6).place(0, at, smooth=180, shadow=False)


def goblet():
    """An empty wine glass."""
    bowl = [(0.06, 0.1), (0.07, 1.7), (0.5, 2.0), (0.92, 2.6), (1.0, 3.2), (0.86, 4.2), (0.74, 4.7)]
    mesh = Mesh("glass")
    tabletop.lathe(mesh, (0, 0, 0), [(0, 0), (0.85, 0.02), (0.85, 0.06), (0.3, 0.1), *bowl, *((r - 0.03, z + 0.02) for r, z in bowl[:1:-1]), (0, 2.0)], surface("glass", "#ffffff", rough=0.02, var=0, glass=1.0))
    return mesh


def thunderclouds():
    """Milk that sinks into coffee in billows, lower at the back."""
    g = _Graph(milk := surface("milk", "#ffffff", var=0))
    cloud, noise = g.node("VolumePrincipled", Color=(0.84, 0.8, 0.88, 1)), g.node("TexNoise", Scale=2.3, Detail=6.0, Distortion=0.5)
    at = g.out("TexCoord", "Object")
    low = g.remap(g.math("ADD", g.part(at, 2), g.math("MULTIPLY", g.part(at, 1), 1.3)), 1.3, 3.3, 0.74, 0.515)
    g.wire(at, noise.inputs["Vector"])
    g.wire(g.remap(g.math("SUBTRACT", noise.outputs[0], low), 0, 0.05, 0, 70), cloud.inputs["Density"])
    g.wire(cloud.outputs[0], g.nodes["Material Output"].inputs["Volume"])
    g.nodes.remove(g.bsdf)
    stage.bpy.context.scene.cycles.volume_bounces = 3
    return milk


def storm_glass(spot, towers, rng):
    """A glass of coffee, 4 high: milk that is poured into it hangs as thunderclouds over a castle of `towers`, lightning strikes."""
    keep, crag, x0, brew, glass = Mesh("castle"), Mesh("crag"), spot[0], clear("coffee", "#f6cc98", 1.36), clear("glass", "#ffffff", 1.45)
    for material, *profile in ((brew, (0, 0.3), (1.0, 0.3), (1.1, 0.34), (1.15, 0.42), (1.36, 3.3), (0, 3.3)),
        (glass, (0, 0), (1.0, 0), (1.1, 0.03), (1.14, 0.12), (1.15, 0.29), (1.1, 0.295), (0, 0.295)),
        (glass, (1.36, 3.31), (1.41, 4.0), (1.395, 4.04), (1.36, 4.04), (1.345, 4.0), (1.3, 3.31))):
        tabletop.lathe(Mesh("glass"), (0, 0, 0), profile, material, 120).place(0, spot, smooth=50, shadow=False)
    Mesh("milk").cylinder((0, 0, 0.5), 1.12, 2.78, thunderclouds(), 80, 1.34).place(0, spot)
    poured, white = [(0.25 + 0.02 * math.sin(5 * t), 0.1, 3.28 + 8 * t) for t in steps(40)], surface("fresh milk", "#f4eee4", rough=0.25, var=0)
    Mesh("poured").tube(poured, lambda t: 0.06 + 0.05 * t + 0.05 * math.exp(-60 * t), white, 24).place(0, spot, smooth=180)
    dark = (("stone", "#2c2628", 0.9), ("slate", "#14121a", 0.5), ("trim", "#3a3234", 0.8), ("crag", "#2a2228", 0.9))
    c = {**chateau.materials(), "window": pane("lit window", "#ffb050", 5)}
    c.update((name, surface(name, tint, rough=rough, var=0.4, scale=3)) for name, tint, rough in dark)
    for x, y, r, h, roof in towers:
        chateau.tower(keep, c, (x, y, -0.6), r, h + 0.6, roof, windows=2)
    keep.place(0.006, (x0, -0.1, 0.45), scale=0.29)
    for a, r in ((6.3 * rng.random(), 0.75 * rng.random() ** 0.5) for _ in range(40)):
        crag.blob((x0 + r * math.cos(a), r * math.sin(a), 0.22 - 0.15 * r), rng.uniform(0.12, 0.26), c["crag"], rng, detail=3)
    crag.place()
    with stage.made() as lamps:
        stage.area((x0 - 0.7, 9, 3), (0, 0, 1), 5, 120, "#b088d8")
        for start, end in (((-0.45, -0.1, 3.0), (-0.65, -0.25, 1.45)), ((0.65, -0.2, 2.9), (0.35, -0.1, 1.75))):
            zone.bolt(flash := Mesh("bolt"), pane("lightning", "#f4e0ff", 14), start, end, 0.02, rng, 1)
            flash.place(0, (x0, 0, 0), shadow=False)
            stage.point((x0 + start[0], 0.3, 2.3), 80, "#c0a8ff")
            stage.point((x0 + end[0], -0.3, end[2] + 0.1), 10, "#d8c8ff")
    for lamp in lamps:
        lamp.visible_transmission = lamp.type != "LIGHT"


def bean():
    s, cleft = Sculpt((-0.25, -0.2, -0.05), (0.25, 0.2, 0.25), 0.01), [(-0.2, 0.01, 0.16), (-0.07, -0.015, 0.14), (0.07, 0.015, 0.14), (0.2, -0.01, 0.16)]
    s.ellipsoid((0, 0, 0.11), (0.2, 0.14, 0.12))
    s.block((0, 0, 0.25), (1, 1, 0.2), 0.02, 0.03, cut=True)
    s.chain(cleft, (0.022, 0.03, 0.03, 0.022), 0.02, cut=True)
    s.place("bean", surface("roast", "#2c1408", rough=0.38, var=0.3, scale=12, coat=0.3))


def hourglass(m, low, rng, light):
    """An hourglass of brass, 5.5 high, its foot at height `low`: crystals run out of its upper half, a red die lies among those below."""
    ware, heap, brass = Mesh("frame"), Mesh("heap"), surface("brass", "#b8863a", rough=0.25, metal=1, var=0.4, scale=4, bump=0.04, bump_scale=6)
    bulb = CubicSpline((0, 0.1, 0.3, 0.6, 1.0, 1.4, 1.8, 2.1, 2.2), (0.12, 0.15, 0.45, 0.95, 1.25, 1.28, 1.08, 0.8, 0.74))
    wall = [(float(bulb(abs(z))), 2.75 + z) for z in np.linspace(-2.2, 2.2, 90)]
    blown, glass = [*wall, *((r - 0.05, z) for r, z in wall[::-1]), wall[0]], clear("blown glass", "#ffffff", 1.45)
    tabletop.lathe(Mesh("glass"), (0, 0, 0), blown, glass, 90).place(0, (0, 0, low), smooth=80, shadow=False)
    cap = zip((0, 175, 180, 180, 170, 162, 156, 120, 95, 90, 98, 90, 80, 0), (0, 0, 6, 16, 22, 20, 28, 34, 36, 50, 58, 64, 62, 56))
    cap = [(0.01 * r, 0.01 * h) for r, h in cap]
    for z, way in ((0, 1), (5.5, -1)):
        tabletop.lathe(ware, (0, 0, low), [(r, z + way * h) for r, h in cap], brass)
    post = zip((0, 3, 6, 20, 42, 46, 50, 54, 58, 80, 94, 97, 100), (0.12, 0.16, 0.1, 0.08, 0.12, 0.09, 0.17, 0.09, 0.12, 0.08, 0.1, 0.16, 0.12))
    post = [(r, 0.3 + 0.049 * t) for t, r in post]
    for a in turns(3, 0.8):
        tabletop.lathe(ware, (1.42 * math.cos(a), 1.42 * math.sin(a), low), post, brass)
    ware.place(0.008, smooth=50)
    for count, start, rise, fill, *sizes in ((420, 2.86, 1.2, 0.86, 0.25, 0.6), (260, 0.66, 0.75, 0.88, 0.2, 0.5), (34, 1.4, 1.5, 0.1, 0.04, 0.09)):
        for _ in range(count):
            t, a = rng.random() ** (0.6 if start > 2 else 1.5), rng.random() * math.tau
            size, z = rng.uniform(*sizes) * (0.35 + 0.65 * t if start > 2 else 1), start + rise * t
            r = max(0.02, (fill - 0.5 * t * (start < 1)) * float(bulb(abs(z - 2.75))) - 0.4 * size) * rng.random() ** 0.5
            way = [rng.gauss(0, 1) for _ in range(3)]
            shards.spike(heap, (r * math.cos(a), r * math.sin(a), z + low), way, size, 0.2 * size, m["crystal" if rng.random() < 0.7 else "pale"], rng)
    heap.place(0.003, smooth=0)
    with stage.small((0, 0, 0), 1, 0.6, placement((0.02, -0.3, 1.12), (0.3, 0.25, 0))):
        tabletop.die(surface("die", "#c01c10", rough=0.2, var=0.1, coat=0.5), surface("pips", "#f4e6c8", var=0), (0, 0, 0), 0.0, 0.8)
    stage.point((0, 0.1, 3.25), 70, light, 0.04)


def larva(at):
    """A ringed body bent like a seahorse, a spine on each ring, claws and arms before it, its tail rolled up: it looks along -X."""
    s, count = Sculpt((-0.95, -0.5, -1.35), (0.95, 0.5, 1.4), 0.013), 44
    bend = zip((-50, -30, 2, 32, 40, 42, 28, -12, -48, -48, -18, 4, -4, -18), (72, 98, 106, 82, 34, -20, -72, -98, -78, -38, -24, -42, -62, -58))
    thick = (0.05, 0.17, 0.17, 0.2, 0.28, 0.3, 0.25, 0.19, 0.15, 0.12, 0.09, 0.07, 0.05, 0.02)
    way, wide = (CubicSpline(np.linspace(0, 1, 14), points) for points in (0.01 * np.array(list(bend)), thick))

    def on(t, out=0.0, y=0.0):
        (x, z), (u, v) = way(t), way(t, 1) / np.linalg.norm(way(t, 1))
        return np.array((x - out * v, y, z + out * u))

    for k in range(count):
        t, w = k / count, float(wide(k / count))
        s.cone(on(t), on(t + 1 / count), w, 0.88 * wide(t + 1 / count), 0.015)
        if k % 2 and 2 < k < 42:
            s.chain([on(t, 0.7 * w), on(t + 0.01, 1.4 * w), on(t + 0.05, 1.75 * w + 0.1)], (0.34 * w, 0.15 * w, 0.005), 0.02)
            for y in (-w, w) if 17 < k < 32 else ():
                s.chain([on(t, -0.6 * w, 0.6 * y), on(t, -1.2 * w, 0.72 * y), on(t + 0.02, -1.9 * w, 0.42 * y)], (0.13 * w, 0.08 * w, 0.004), 0.015)
    for y, low in ((-0.2, 0.0), (0.16, 0.14)):
        arm = ((20, 1, 62), (-26, 1.5, 36), (-52, 1.9, 50), (-66, 1.6, 10), (-60, 1.2, -24))
        s.chain([(0.01 * x, y * out, 0.01 * z - low * (x < 0)) for x, out, z in arm], (0.12, 0.075, 0.06, 0.04, 0.004), 0.03)
        s.chain([(-0.24, 0.4 * y, 0.98), (-0.1, y, 1.22), (0.24, 1.5 * y, 1.34)], (0.1, 0.07, 0.004), 0.04)
    hide = surface("hide", "#1c1a12", rough=0.3, var=0.5, scale=5, bump=0.2, bump_scale=18, coat=0.6)
    s.place("larva", hide, at, (0, 0, 0.2), (0.72, 0.72, 0.88))


def specimen_jar(spot, light):
    """A jar of thick glass under a steel cap, 4.6 high with its valve: in glowing fluid of the colour `light` a larva, bubbles about it."""
    metal = dict(metal=1, var=0.35, scale=4, edge=0.6)
    steel, dark = surface("steel", "#8a8e90", rough=0.28, **metal), surface("blued steel", "#2c3033", rough=0.36, **metal)
    paint, air = surface("paint", "#c07a1c", rough=0.4, var=0.3, scale=5, streak=0.4, edge=0.9), clear("air", "#ffffff", 0.75)
    ware, bubbles, rng, g = Mesh("fittings"), Mesh("bubbles"), random.Random(2), _Graph(fluid := clear("fluid", "#e4ffe8", 1.34))
    murk = g.node("VolumePrincipled", Color=(*colour(light), 1), Density=0.08, Anisotropy=0.2)
    g.wire(murk.outputs[0], g.nodes["Material Output"].inputs["Volume"])
    for material, *profile in ((fluid, (0, 0.46), (0.9, 0.46), (0.905, 0.5), (0.905, 3.12), (0.86, 3.13), (0, 3.13)),
        (clear("glass", "#ffffff", 1.5), (0.9, 0.4), (1.05, 0.4), (1.05, 3.42), (1.02, 3.46), (0.95, 3.46), (0.92, 3.42), (0.92, 0.4))):
        tabletop.lathe(Mesh("glass"), (0, 0, 0), profile, material, 120).place(0, spot, smooth=50, shadow=False)
    foot = zip((0, 134, 138, 138, 134, 120, 116, 116, 113, 106, 106), (0, 0, 4, 20, 24, 26, 30, 50, 54, 54, 42))
    cap = (106, 115, 118, 118, 136, 138, 138, 134, 110, 100, 60, 36, 34, 30, 0), (330, 330, 333, 350, 354, 358, 378, 382, 386, 398, 406, 408, 430, 433, 433)
    band = (138.5, 360), (140, 361), (140, 375), (138.5, 376)
    for profile, material in ((foot, dark), (zip(*cap), steel), (band, paint)):
        tabletop.lathe(ware, (0, 0, 0), [(0.01 * r, 0.01 * z) for r, z in profile], material, 90)
    for a in turns(48):
        ware.box((1.165 * math.cos(a), 1.165 * math.sin(a), 3.41), (0.06, 0.07, 0.14), steel, (0, 0, a))
    for a in turns(12, 0.1):
        ware.cylinder((1.27 * math.cos(a), 1.27 * math.sin(a), 0.22), 0.06, 0.07, steel, 6)
    for a in (0.15, 1.57, 2.99):  # the rods that hold it together, and their nuts
        for z, r, high, sides in ((0.1, 0.07, 3.9, 24), (0.24, 0.13, 0.12, 6), (3.82, 0.15, 0.05, 24), (3.87, 0.13, 0.12, 6)):
            ware.cylinder((1.24 * math.cos(a), 1.24 * math.sin(a), z), r, high, steel, sides)
    ware.tube([(0.3 * math.cos(a), 0.3 * math.sin(a), 4.62) for a in np.linspace(0, 6.3, 50)], 0.05, paint, 12)
    ware.cylinder((0, 0, 4.3), 0.08, 0.34, steel, 20).cylinder((0.62, 0.1, 3.95), 0.16, 0.22, steel, 6)
    for a in turns(3):
        ware.tube([(0, 0, 4.62), (0.3 * math.cos(a), 0.3 * math.sin(a), 4.62)], 0.035, paint, 10)
    hose = CubicSpline(range(6), ((0.62, 0.1, 3.95), (0.66, 0.12, 4.4), (1.3, 0.6, 4.5), (1.75, 1.2, 2.6), (2.2, 1.8, 0.3), (4.4, 2.2, 0.1)))
    ware.tube(hose(np.linspace(0, 5, 240)), lambda t: 0.1 + 0.012 * math.sin(520 * t), dark, 16).place(0.008, spot, smooth=40)
    g = _Graph(shine := pane("back light", light, 1))  # brightest in the middle and below
    edge = g.math("POWER", g.math("ABSOLUTE", g.part(None, 1)), 2.4)
    g.wire(g.math("MULTIPLY", edge, g.remap(g.part(g.out("TexCoord", "Object"), 2), 0.5, 3.2, 1.5, 0.22)), g.nodes["Emission"].inputs[1])
    g.wire(g.mix(colour(light), (0.5, 1, 0.6), edge), g.nodes["Emission"].inputs[0])
    back = [[(0.88 * math.cos(a), 0.88 * math.sin(a), z) for a in np.linspace(0.05, 3.09, 60)] for z in (0.5, 3.1)]
    Mesh("back light").sheet(back, shine).place(0, spot, smooth=60, shadow=False)
    Mesh("lit floor").cylinder((0, 0, 0.47), 0.8, 0.03, pane("lit floor", light, 6), 60).place(0, spot, shadow=False)
    larva((spot[0] + 0.02, spot[1] - 0.2, spot[2] + 1.78))
    for a, r, z, size in ((6.3 * rng.random(), 0.84 * rng.random() ** 0.5, rng.uniform(0.6, 3.1), 0.012 + 0.035 * rng.random() ** 3) for _ in range(90)):
        bubbles.ball((r * math.cos(a), r * math.sin(a), z), size, air, detail=3)
    bubbles.place(0, spot, smooth=180, shadow=False)
    with stage.made() as lamps:
        stage.point((spot[0], spot[1] + 0.3, spot[2] + 0.56), 60, light, 0.12)
        stage.point((spot[0] - 0.1, spot[1] + 0.75, spot[2] + 1.5), 40, light, 0.12)
    for lamp in lamps:
        lamp.visible_transmission = False
