"""Ash world: crystal clusters, a geode with a town in it, a cracked bell, a winged fiend. Metres."""
import math

import numpy as np
from scipy.interpolate import CubicSpline

from kits import champions, chateau
from lib.tools import TAU, _Graph, Mesh, Sculpt, Vector, colour, glow, pane, placement, rock_noise, stage, steps, surface, turned, turns

VIOLET = "#a56bff"


def seamed(name, tint, inner, light=VIOLET, glass=0.0):
    """Polished stone with facets inside, each of its own brightness, seams that run along it, and light at its grazing edges."""
    g = _Graph(material := surface(name, tint, rough=0.2, var=0.35, scale=0.5, specular=0.5, coat=0.2, glass=glass))
    seams, mapping = g.remap(g.noise(1.1, 3.0, (1.6, 1.6, 0.28)), 0.47, 0.72, 0.1, 1.0), g.node("Mapping", Rotation=(0.5, 0.3, 0.2), Scale=(1.3, 1.3, 0.4))
    cells = g.node("TexVoronoi", Scale=1.0)
    g.wire(g.out("TexCoord", "Object"), mapping.inputs[0])
    g.wire(mapping.outputs[0], cells.inputs["Vector"])
    inside, rim = g.math("MULTIPLY", seams, g.remap(cells.outputs["Color"], 0.25, 0.75, 0.05, 1.5)), g.remap(g.node("LayerWeight", Blend=0.35).outputs["Facing"], 0.45, 1.0, 0, 0.5)
    g.wire(colour(light), g.bsdf.inputs["Emission Color"])
    g.wire(g.remap(g.math("ADD", inside, rim), 0, 1.5, 0, inner), g.bsdf.inputs["Emission Strength"])
    return material


def materials(inner=1.0):
    return dict(crystal=seamed("crystal", "#5a2cb4", 1.6 * inner), pale=seamed("pale crystal", "#a98ae8", 2.2 * inner),
        core=glow("core", VIOLET, 5), vein=glow("vein", "#d9c2ff", 10))


def spike(mesh, loc, direction, length, radius, material, rng):
    x, y, z = direction
    matrix, turn, low, mid = placement(loc, (0, 0, math.atan2(y, x))) @ placement((0, 0, 0), (0, math.atan2(math.hypot(x, y), z), 0)), rng.random() * TAU, [], []
    for k in range(6):
        a, r = turn + TAU * (k + rng.uniform(-0.18, 0.18)) / 6, radius * rng.uniform(0.85, 1.1)
        low.append((r * 0.8 * math.cos(a), r * 0.8 * math.sin(a), -length * 0.12))
        mid.append((r * math.cos(a), r * math.sin(a), length * (1 - 0.26 * rng.uniform(0.7, 1.3))))
    high = [(radius * rng.uniform(-0.25, 0.25), radius * rng.uniform(-0.25, 0.25), length)]
    mesh.add(low + mid + high, [(k, (k + 1) % 6, 6 + (k + 1) % 6, 6 + k) for k in range(6)] + [(6 + k, 6 + (k + 1) % 6, 12) for k in range(6)], material, matrix)


def cluster(m, loc, size, count, rng, core=True):
    """Burst of crystals: one tall shard (size metres), the rest leaning outwards; a glowing heart between them."""
    mesh = Mesh("crystals")
    spike(mesh, loc, (0.06, -0.05, 1), size, size * 0.11, m["crystal"], rng)
    for k in range(count):
        a, lean = TAU * k / count * 2.4 + rng.uniform(-0.4, 0.4), 0.75 * rng.uniform(0.25, 1)
        long, foot = size * rng.uniform(0.22, 0.72) * (1.1 - 0.55 * lean), (loc[0] + size * 0.1 * math.cos(a), loc[1] + size * 0.1 * math.sin(a), loc[2])
        kind = m[rng.choice(("crystal", "crystal", "pale"))]
        spike(mesh, foot, (lean * math.cos(a), lean * math.sin(a), 1), long, long * rng.uniform(0.09, 0.15), kind, rng)
    for _ in range(count):
        a, r = rng.random() * TAU, size * rng.uniform(0.2, 0.5)
        foot, long = (loc[0] + r * math.cos(a), loc[1] + r * math.sin(a), loc[2] - 0.02 * size), size * rng.uniform(0.04, 0.14)
        spike(mesh, foot, (math.cos(a) * 0.6, math.sin(a) * 0.6, 1), long, long * 0.2, m[rng.choice(("crystal", "pale"))], rng)
    mesh.place(0.006 * size, smooth=0)
    if core:
        heart = Mesh("heart").ball((loc[0], loc[1], loc[2] + size * 0.06), size * 0.13, m["core"], (1, 1, 0.8), 3)
        for a in turns(5, 0, 0.4):
            heart.tube([loc, (loc[0] + size * 0.3 * math.cos(a), loc[1] + size * 0.3 * math.sin(a), loc[2] + size * 0.02)], lambda t: size * 0.012 * (1 - t) + 0.01, m["vein"], 5)
        heart.place(shadow=False)

# From the cavity outwards: where a band of agate begins, and its colour.
AGATE = (
    (0, "#f6ecff"), (0.14, "#a884dc"), (0.2, "#f4f0f4"), (0.3, "#7a6aa8"), (0.36, "#e8dcd8"),
    (0.46, "#c88a5a"), (0.52, "#f0dcc0"), (0.6, "#8a4a26"), (0.72, "#3a2018"), (0.9, "#120c0a"))
# The towers of the town in the geode: place, radius, height, height of the roof.
TOWERS = (
    (0, 0.4, 0.4, 0.55, 2.6, 2.2), (-1.1, 0, 0.1, 0.5, 1.7, 1.4), (1.15, 0.1, 0.1, 0.48, 1.9, 1.5), (-2.1, 0.4, -0.2, 0.45, 1.0, 1.0),
    (2.2, 0.3, -0.2, 0.45, 1.1, 1.1), (-0.5, -0.9, -0.1, 0.36, 0.9, 0.8), (0.6, -0.9, -0.1, 0.36, 0.9, 0.8))


def agate():
    """What a geode's shell is made of: bands of agate where it is cut (y below -0.31), violet inside, a burnt crust without."""
    material = surface("geode", "#1c1613", rough=0.75, var=0.5, scale=1.2, bump=0.5, bump_scale=5, specular=0.35)
    g = _Graph(material)
    at = g.out("TexCoord", "Object")
    square = lambda axis, wide, off: g.math("POWER", g.math("MULTIPLY", g.math("SUBTRACT", g.part(at, axis), off), 1 / wide), 2.0)
    flat = g.math("ADD", square(0, 1.72, 0), square(2, 1.6, 0.05))
    cut = g.math("MULTIPLY", g.math("LESS_THAN", g.part(at, 1), -0.31), g.math("GREATER_THAN", flat, 0.86))
    within = g.math("LESS_THAN", g.math("ADD", flat, square(1, 1.75, -0.35)), 1.3)
    ramp = g.node("ValToRGB")
    far = g.math("ADD", g.math("SQRT", flat), g.remap(g.noise(0.8, 6), 0.3, 0.7, -0.14, 0.14))
    g.wire(g.remap(far, 1.0, 1.4), ramp.inputs[0])
    ramp.color_ramp.elements[1].position = AGATE[1][0]
    for k, (t, tint) in enumerate(AGATE):
        (ramp.color_ramp.elements[k] if k < 2 else ramp.color_ramp.elements.new(t)).color = (*colour(tint), 1)
    shell = g.mix(g.base(), colour("#5a3c8c"), within)
    g.wire(g.mix(shell, ramp.outputs[0], cut), g.bsdf.inputs["Base Color"])
    g.wire(g.remap(cut, 0, 1, 0.75, 0.16), g.bsdf.inputs["Roughness"])
    g.wire(g.math("MULTIPLY", cut, 0.5), g.bsdf.inputs["Coat Weight"])
    return material


def geode(m, rng):
    """Half a geode 4.6 wide, cut open towards -Y: violet crystals line it, on its floor stands a town with an army before it."""
    s, spikes, town, crag = Sculpt((-2.9, -0.6, -2.8), (2.9, 2.9, 2.9), 0.035), Mesh("lining"), Mesh("town"), Mesh("crag")
    s.ellipsoid((0, 0, 0), (2.35, 2.3, 2.25), 0.1, relief=lambda p, t: 0.42 * rock_noise(p + 9, 0.42, 5, 2) + 0.14 * np.abs(rock_noise(p + 9, 1.3, 5, 3)))
    s.ellipsoid((0, -0.35, 0.05), (1.72, 1.75, 1.6), 0.05, cut=True, relief=lambda p, t: 0.24 * rock_noise(p + 9, 0.6, 7, 3))
    s.ellipsoid((0, 0.35, -1.4), (1.5, 1.3, 0.5), 0.1, relief=lambda p, t: 0.1 * rock_noise(p + 9, 1.5, 9, 3) + 0.05 * rock_noise(p + 9, 6, 2, 2))
    for a in (0.5, 1.9, 2.6, 4.0, 5.4):
        s.ellipsoid((2.55 * math.cos(a), -0.5, 2.5 * math.sin(a)), (0.5, 0.7, 0.4), 0.03, cut=True, relief=lambda p, t: 0.15 * rock_noise(p + 9, 1.7, 2, 3))
    s.block((0, -2.35, 0), (9, 4, 9), 0.02, 0.03, cut=True)
    s.roughen(lambda p: (p[:, 1] > -0.3) * (0.07 * rock_noise(p + 9, 2.2, 4, 3) + 0.03 * rock_noise(p + 9, 9, 6, 2)))
    s.place("shell", agate())
    clear = surface("amethyst", "#8a4cf0", rough=0.05, var=0.4, scale=1.5, glass=0.6, ior=1.5)
    for _ in range(800):
        way = Vector((rng.gauss(0, 1), 0.2 + abs(rng.gauss(0, 1)), rng.gauss(0, 1))).normalized()
        at = Vector((1.76 * way.x, 1.79 * way.y - 0.35, 1.64 * way.z + 0.05))
        long = rng.uniform(0.2, 0.55) * (0.6 + 0.5 * way.y) * (0.5 if way.z < -0.6 else 1) * (1.6 if rng.random() < 0.12 else 1)
        lean = 0.25 * Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1)))
        spike(spikes, at, lean - way, long, 0.27 * long, rng.choice((clear, clear, m["crystal"], m["pale"])), rng)
    spikes.place(0.008, smooth=0)
    c = {**chateau.materials(), "window": pane("lit window", "#ffb050", 14)}
    c.update((name, surface(name, tint, rough=0.7, var=0.4, scale=3)) for name, tint in (("stone", "#2c242e"), ("slate", "#0e0c14"), ("trim", "#3a3038")))
    for x, y, z, r, h, roof in TOWERS:
        chateau.tower(town, c, (x, y, z - 1.2), r, h + 1.2, roof, windows=3)
    town.place(0.006, (-0.1, 0.6, -0.92), scale=0.35)
    rock = surface("crag", "#241c28", rough=0.8, var=0.4)
    for a, r in ((TAU * rng.random(), 0.9 * rng.random() ** 0.5) for _ in range(50)):
        crag.blob((r * math.cos(a), 0.65 + 0.6 * r * math.sin(a), -0.95 - 0.2 * r), rng.uniform(0.14, 0.28), rock, rng, detail=3)
    crag.place()
    dark, flag, poles = surface("host", "#120d14", rough=0.6, var=0.2), surface("flag", "#b03428", rough=0.8, var=0.2), Mesh("banners")
    for side in (-1, 1):
        spots = [(side * rng.uniform(0.25, 0.95), rng.uniform(-0.3, 0), -0.93) for _ in range(18)]
        champions.crowd(dark, dark, spots, rng, 0.1, 1.2 * side, side > 0)
        for x, y, z in spots[::6]:
            champions.banner(poles, dark, flag, (x, y, z), rng.uniform(0.42, 0.56), 0.1, side)
    poles.place()
    stage.point((0, 0.95, 0.45), 340, "#b888ff", 0.15)
    stage.point((0, -0.1, -0.2), 24, "#ffb870", 0.1)


def old_bronze():
    """Bronze under verdigris that runs down from above; bare and bright along the lip, up to 0.3, and where it was touched."""
    g = _Graph(material := surface("old bronze", "#cc8c44", rough=0.26, metal=1, var=0.3, scale=2, bump=0.05, bump_scale=9))
    high, runs = g.part(g.out("TexCoord", "Object"), 2), g.math("ADD", g.noise(1.1, 8, (3, 3, 0.35)), g.noise(4.5, 8))
    crust = g.remap(g.math("ADD", runs, g.remap(high, 0.12, 0.5, -0.5, 0.06)), 0.92, 1.08)
    g.wire(g.mix(g.base(), g.mix(colour("#1c4a40"), colour("#5a9a84"), g.remap(g.noise(6, 8), 0.35, 0.65)), crust), g.bsdf.inputs["Base Color"])
    g.wire(g.remap(crust, 0, 1, 1, 0.15), g.bsdf.inputs["Metallic"])
    g.wire(g.remap(crust, 0, 1, 0.24, 0.75), g.bsdf.inputs["Roughness"])
    return material


def bell(m, rng, iron, at, turn):
    """A bell 2.6 wide and 2.1 high with suns cast on its waist, cracked from the lip upwards towards +X; crystals grow out of the crack."""
    curve = np.transpose([(1.2, 1.3, 1.33, 1.29, 1.16, 1.02, 0.91, 0.83, 0.79, 0.76, 0.66, 0.45, 0),
        (0.02, 0, 0.06, 0.2, 0.38, 0.66, 1, 1.35, 1.65, 1.85, 1.99, 2.06, 2.08)])
    far = np.cumsum([0, *np.linalg.norm(np.diff(curve, axis=0), axis=1)])
    (r, z), t = CubicSpline(far, curve)(np.linspace(0, far[-1], 420)).T, np.linspace(0, 1, 1400)[:, None]
    jag = np.interp(z, np.linspace(0, 2, 22), [rng.uniform(-1, 1) for _ in range(22)])
    half = np.maximum(0.3 * (1 - z / 1.5).clip(0) ** 0.9 * (1 + 0.35 * np.roll(jag, 40)), 0.016) * (z < 1.72)
    a = 0.12 * jag * (z < 1.72) + half + t * (TAU - 2 * half)
    u, v = (np.modf(a / TAU * 12)[0] - 0.5) * 0.48, z - 1.22
    d, rays, beads = np.hypot(u, v), np.cos(12 * np.arctan2(v, u)), (np.modf(a / TAU * 84)[0] - 0.5) * 0.09
    suns = (d < 0.05) | (abs(d - 0.085) < 0.014) | (d > 0.105) & (d < 0.185) & (rays > 0.1 + 8 * (d - 0.105))
    bands = sum(np.exp(-(((z - low) / 0.02) ** 2)) for low in (0.36, 0.44, 0.9, 0.97, 1.5, 1.57, 1.74))
    relief = 0.02 * suns + 0.026 * bands + np.sqrt((0.028**2 - beads**2 - (z - 0.67) ** 2).clip(0))
    grid = lambda r: np.dstack([r * np.cos(a), r * np.sin(a), z + 0 * a])
    outer, inner = grid(r + relief * ((z > 0.3) & (z < 1.8))), grid((r - 0.12).clip(0))
    mesh, spikes, bronze, clear = Mesh("bell"), Mesh("growth"), old_bronze(), seamed("amethyst", "#5a24e8", 0.85, glass=0.8)
    for rows in (outer, inner, [outer[0], inner[0]], [outer[-1], inner[-1]], [outer[:, 0], inner[:, 0]]):
        mesh.sheet(np.array(rows).tolist(), bronze)
    canon = CubicSpline(range(5), ((0.42, 2.0), (0.45, 2.25), (0.36, 2.46), (0.2, 2.58), (0, 2.62)))(np.linspace(0, 4, 20))
    for b in turns(6, 0.5):
        mesh.tube([(k * math.cos(b), k * math.sin(b), h) for k, h in canon], 0.075, bronze, 14)
    mesh.tube([(0, 0, 1.9), (0, 0, -0.34)], 0.055, iron).ball((0, 0, -0.06), 0.17, iron, (1, 1, 1.15), 3).place(0, at, (0, 0, turn), smooth=40)
    for k in range(48):
        h, big = 0.08 + 1.05 * (k / 48) ** 1.2, k % 6 == 3
        b, long = rng.uniform(-1, 1) * 0.24 * (1 - h / 1.6), rng.uniform(0.4, 0.66) * (1 - 0.45 * h)
        way, foot = (1, (1.1, 0.0, 0.6, -0.3)[k // 6 % 4] if big else 3 * b + rng.gauss(0.3, 0.4), rng.gauss(0.4, 0.3) + 0.25 * big), 1.1 - 0.28 * h
        spike(spikes, (foot * math.cos(b), foot * math.sin(b), h), way, (1.6 if big else 1) * long + 0.15, rng.uniform(0.14, 0.21) * long, clear, rng)
    inside = [((k - 0.07) * math.cos(0.12 * j), (k - 0.07) * math.sin(0.12 * j), h) for k, h, j in zip(r, z, jag) if 0.1 < h < 1.7]
    spikes.tube(inside, lambda t: 0.016 + 0.07 * (1 - t), m["core"], 8).place(0.011, at, (0, 0, turn), smooth=0)
    stage.point(turned((0.5, 0, 0.6), at, turn), 160, VIOLET, 0.45)
    stage.point(turned((1.0, 0, -0.4), at, turn), 70, VIOLET, 0.35)


def fiend(skin, wing, voxel=0.018, loc=(0, 0, 0), rot=0.0, scale=1.0, light=None):
    """Winged horned brute about 3 m to the horns, front -Y, a notched cleaver in its right hand."""
    s, sinew = Sculpt((-1.5, -1.4, -0.03), (1.5, 1.3, 3.5), voxel), (lambda points, t: 0.014 * np.sin(points[..., 2] * 26 + np.abs(points[..., 0]) * 22 + points[..., 1] * 9))
    s.chain([(0, 0.12, 1.25), (0, 0.1, 1.6), (0, -0.02, 2.05)], [0.26, 0.25, 0.4], 0.1, relief=sinew)
    for side in (-1, 1):
        s.ellipsoid((side * 0.22, -0.28, 2.12), (0.26, 0.17, 0.2), 0.06)
        s.ellipsoid((side * 0.5, 0.02, 2.36), (0.28, 0.26, 0.25), 0.1, relief=sinew)
        for k in range(3):
            s.ellipsoid((side * 0.1, -0.24 + 0.03 * k, 1.82 - 0.14 * k), (0.1, 0.08, 0.07), 0.03)
            s.cone((side * (0.55 + 0.1 * k), 0.0, 2.55 - 0.06 * k), (side * (0.75 + 0.16 * k), 0.15, 2.95 - 0.16 * k), 0.07, 0.006, 0.04)
        for points, radii, blend, relief in (  # leg, horn, tusk
            (((0.17, 0.12, 1.25), (0.36, -0.3, 0.95), (0.4, 0.2, 0.5), (0.42, 0.02, 0.1)), (0.27, 0.2, 0.12, 0.1), 0.07, sinew),
            (((0.13, -0.4, 2.78), (0.4, -0.42, 2.95), (0.58, -0.3, 3.15), (0.52, -0.12, 3.42)), (0.1, 0.09, 0.07, 0.008), 0.04, lambda q, t: 0.012 * np.abs(np.sin(t * 13))),
            (((0.12, -0.52, 2.5), (0.2, -0.68, 2.42), (0.16, -0.76, 2.6)), (0.05, 0.04, 0.006), 0.02, None),):
            s.chain([(side * x, y, z) for x, y, z in points], radii, blend, relief=relief)
        s.ellipsoid((side * 0.42, -0.08, 0.08), (0.12, 0.22, 0.09), 0.03)
    s.ellipsoid((0, -0.38, 2.62), (0.2, 0.24, 0.23), 0.06)
    s.ellipsoid((0, -0.55, 2.48), (0.13, 0.16, 0.11), 0.05)
    for side, arm, hand in ((1, ((0.6, 0.0, 2.3), (0.95, -0.05, 1.85), (0.9, -0.5, 1.6)), (0.9, -0.58, 1.55)), (-1, ((-0.6, 0.0, 2.3), (-1.0, 0.05, 1.9), (-1.12, -0.4, 1.62)), (-1.12, -0.48, 1.55))):
        s.ellipsoid((side * 0.085, -0.6, 2.66), (0.055, 0.06, 0.025), 0.02, rot=(0, side * 0.4, 0), cut=True)
        s.chain(arm, [0.22, 0.17, 0.12], 0.06, relief=sinew)
        s.ellipsoid(hand, (0.14, 0.14, 0.14), 0.04)
        for a in (-0.1, 0, 0.1):
            s.chain([hand, (hand[0] + a, hand[1] - 0.16, hand[2] - 0.08), (hand[0] + a * 1.3, hand[1] - 0.16, hand[2] - 0.28)], [0.05, 0.045, 0.006], 0.02)
    s.chain([(0, 0.3, 1.2), (0.1, 0.75, 0.85), (0.35, 1.05, 0.45), (0.7, 1.1, 0.35)], [0.13, 0.09, 0.06, 0.01], 0.05)
    s.roughen(lambda q: 0.008 * rock_noise(q, 9, 5, 2))
    s.place("fiend", skin, loc, (0, 0, rot), scale)
    w = Mesh("wings")
    for side in (-1, 1):
        root, wrist = np.array((side * 0.35, 0.35, 2.3)), np.array((side * 1.35, 0.75, 3.5))
        tips = [np.array(t) * (side, 1, 1) for t in ((2.7, 0.7, 4.1), (3.0, 0.8, 2.7), (2.4, 0.85, 1.5), (1.3, 0.7, 0.9))]
        w.tube([root, wrist], lambda t: 0.13 - 0.05 * t, skin, 9).tube([wrist, wrist + np.array((side * 0.05, -0.1, 0.4))], lambda t: 0.07 * (1 - t) + 0.005, skin, 7)
        for tip in tips:
            w.tube([wrist, (wrist + tip) / 2 + np.array((0, 0.12, 0.16)), tip], lambda t: 0.06 * (1 - t) + 0.01, skin, 7)
        edge = [*tips, root + np.array((0, 0.1, -0.7))]
        for a, b in zip(edge, edge[1:]):
            w.sheet([[tuple(wrist + (a + (b - a) * u - wrist) * t * (1 - 0.2 * math.sin(u * math.pi) * t) + np.array((0, 0.1, 0.12 * (1 - u))) * math.sin(t * 3.1)) for u in steps(8)] for t in steps(10)], wing)
    w.tube([(0.9, -0.35, 1.42), (0.9, -1.2, 1.62)], 0.045, skin, 8)
    edge = [(-0.07, 0), (0.24, 0.06), (0.32, 0.6), (0.18, 0.72), (0.24, 0.82), (0.04, 1.25), (-0.14, 0.9), (-0.08, 0.5)]
    n, verts = len(edge), [(x, -1.08 - v, 1.6 + 0.24 * v - u) for x in (0.865, 0.935) for u, v in edge]
    w.add(verts, [tuple(range(n)), tuple(range(n, 2 * n)), *((k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n))], wing)
    for side in (-1, 1) if light else ():
        w.ball((side * 0.085, -0.585, 2.655), 0.036, light)
    w.place(loc=loc, rot=(0, 0, rot), scale=scale)
