"""Ash world: crystal clusters, ruined pointed arches, a winged fiend. Metres."""
import math

import numpy as np

from lib.tools import TAU, _Graph, Mesh, Sculpt, colour, glow, placement, rock_noise, steps, surface, turns

VIOLET = "#a56bff"


def seamed(name, tint, inner, light=VIOLET):
    """Polished stone with facets inside, each of its own brightness, seams that run along it, and light at its grazing edges."""
    g = _Graph(material := surface(name, tint, rough=0.2, var=0.35, scale=0.5, specular=0.5, coat=0.2))
    seams, mapping = g.remap(g.noise(1.1, 3.0, (1.6, 1.6, 0.28)), 0.47, 0.72, 0.1, 1.0), g.node("Mapping", Rotation=(0.5, 0.3, 0.2), Scale=(1.3, 1.3, 0.4))
    cells = g.node("TexVoronoi", Scale=1.0)
    g.wire(g.out("TexCoord", "Object"), mapping.inputs[0])
    g.wire(mapping.outputs[0], cells.inputs["Vector"])
    inside, rim = g.math("MULTIPLY", seams, g.remap(cells.outputs["Color"], 0.25, 0.75, 0.05, 1.5)), g.remap(g.node("LayerWeight", Blend=0.35).outputs["Facing"], 0.45, 1.0, 0, 0.5)
    g.wire(colour(light), g.bsdf.inputs["Emission Color"])
    g.wire(g.remap(g.math("ADD", inside, rim), 0, 1.5, 0, inner), g.bsdf.inputs["Emission Strength"])
    return material


def materials(inner=1.0):
    return dict(ash=surface("ash", "#a39c96", rough=1, var=0.3, scale=0.35, bump=0.35, bump_scale=3, specular=0),
        stone=surface("stone", "#857d78", rough=0.9, var=0.4, scale=0.4, streak=0.7, bump=0.4, bump_scale=3, edge=0.25), dark=surface("dark", "#1f1b22", rough=0.7, var=0.4),
        crystal=seamed("crystal", "#5a2cb4", 1.6 * inner), pale=seamed("pale crystal", "#a98ae8", 2.2 * inner), core=glow("core", VIOLET, 5), vein=glow("vein", "#d9c2ff", 10), ember=glow("ember", "#ff5a3a", 14),
    )


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


def arch(mesh, m, y, half, spring, rng, whole=(1.0, 1.0)):
    """Pointed rib across the view at depth y on two piers, `half` its half width; whole: how much of the left and right side still stands."""
    for side, share in zip((-1, 1), whole):
        way = [(half, spring * k / 8, 1.0, 0.0) for k in range(8)]
        way += [(half * (1.25 * math.cos(a) - 0.25), spring + half * 1.25 * math.sin(a), math.cos(a), math.sin(a)) for a in np.linspace(0, 1.3694, 22)]
        way = way[: max(2, round(len(way) * share))]
        for wide, deep, out in ((0.9, 0.62, 0.12), (0.5, 0.95, 0.5)):
            deeper = [out + deep * (1 + 0.1 * rng.uniform(-1, 1) * (k % 2) + (rng.uniform(-0.5, 0.1) if k > len(way) - 3 and share < 1 else 0)) for k in range(len(way))]
            rows = [[(side * (x + d * nx), y + w * wide * 0.5, z + d * nz) for d, w in ((out, -1), (out, 1), (end, 1), (end, -1), (out, -1))] for (x, z, nx, nz), end in zip(way, deeper)]
            mesh.sheet(rows, m["stone"]).sheet([rows[-1][:2], rows[-1][3:1:-1]], m["stone"])
        for z, r, h in ((-0.5, 0.95, 1.2), (0.7, 0.78, 0.25), (spring - 0.5, 0.72, 0.3), (spring - 0.2, 0.9, 0.3)) if share > 0.35 else ((-0.5, 0.95, 1.2),):
            mesh.box((side * (half + 0.6), y, z + h / 2), (2 * r, 2 * r, h), m["stone"])
    if min(whole) == 1:
        mesh.prism([(-0.2, 0.05), (0.2, 0.05), (0.42, 1.5), (-0.42, 1.5)], -0.55, 0.55, m["stone"], placement((0, y, spring + 1.225 * half), (TAU / 4, 0, 0)))


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
