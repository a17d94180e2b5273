"""Instruments with a dial, at the origin: a watch that hangs."""
import math

import numpy as np

from kits import boards
from kits.studio import coated
from kits.tabletop import lathe
from lib.tools import _Graph, Mesh, display, fractal_noise, placement, smoothstep, surface, turns


def around(mesh, r, z, count, size, material, start=0.0):
    """Small boxes in a circle, their first side outwards."""
    for a in turns(count, start):
        mesh.box((r * math.cos(a), r * math.sin(a), z), size, material, (0, 0, a))


WING = (0.04, 0.1), (0.1, 0.26), (0.27, 0.42), (0.74, 0.5), (0.7, 0.16), (0.46, -0.12), (0.05, -0.2)


def beast(mesh, z, iron):
    """Two hands of a watch as the pierced wings of a beast at ten past ten, its tail the third; about 0.8 long, at height z."""
    wrist, tips = WING[2], WING[3:]
    for side in (-1, 1):
        for a, b in (*zip(tips, tips[1:]), (WING[1], tips[-1])):
            hollow = [0.35 * (a[i] + b[i]) + 0.3 * wrist[i] for i in (0, 1)]
            cell = np.array([wrist, a, hollow, b])
            cell = (0.84 * cell + 0.16 * cell.mean(0)) * (side, 1)
            mesh.prism(cell[::side].tolist(), z, z + 0.012, iron)
        for way in ((WING[0], WING[1], wrist), *((wrist, tip) for tip in tips)):
            mesh.tube([(side * x, y, z + 0.012) for x, y in way], lambda t: 0.024 - 0.016 * t, iron, 8)
        mesh.tube([(side * 0.03, 0.2, z), (side * 0.07, 0.28, z + 0.02), (side * 0.05, 0.36, z + 0.03)], lambda t: 0.02 - 0.017 * t, iron, 8)
    mesh.ball((0, 0.02, z), 0.1, iron, (0.7, 1.9, 0.4), 3).ball((0, 0.2, z + 0.01), 0.06, iron, (0.8, 1, 0.6), 3)
    mesh.tube([(0, -0.1, z), (0.03, -0.35, z), (-0.02, -0.6, z), (0.0, -0.78, z)], lambda t: 0.035 - 0.028 * t, iron, 10)


def moon_face(dots=900):
    """A red moon as the enamel of a dial: seas, craters, darker towards its rim."""
    y, x = np.mgrid[-1 : 1 : dots * 1j, -1 : 1 : dots * 1j].astype(np.float32)
    seas, rng = smoothstep(fractal_noise(dots, dots, 4, 21, 6), 0.42, 0.62)[..., None], np.random.RandomState(4)
    light = 0.5 + 0.5 * fractal_noise(dots, dots, 30, 5, 4)
    for _ in range(60):
        u, v, r = *rng.uniform(-0.9, 0.9, 2), 0.015 + 0.07 * rng.rand() ** 3
        d = np.hypot(x - u, y - v) / r
        light += 0.25 * np.exp(-((d - 1) ** 2) / 0.03) - 0.18 * (d < 0.9)
    tint = display("#ff6a48") * (1 - seas) + display("#a01a20") * seas
    return tint * (light * (1 - 0.5 * np.hypot(x, y) ** 4))[..., None]


def watch(links):
    """A silver pocket watch of radius 1 that hangs by a chain and looks along -Y: wings for hands on a blood moon that glows."""
    case, hands, chain, glass = Mesh("watch"), Mesh("hands"), Mesh("chain"), Mesh("glass")
    silver = surface("silver", "#b8bcc4", rough=0.2, metal=1, var=0.35, scale=4, edge=0.4, bump=0.03, bump_scale=9)
    back = [(0, -0.24), (0.6, -0.23), (0.86, -0.17), (0.98, -0.07), (1.01, 0.0), (0.98, 0.06), (1.0, 0.08), (1.04, 0.1), (1.07, 0.14)]
    lathe(case, (0, 0, 0), [*back, (1.06, 0.2), (1.02, 0.24), (0.97, 0.25), (0.93, 0.23), (0.9, 0.17), (0.885, 0.1)], silver, 160)
    around(case, 1.0, 0.0, 120, (0.03, 0.026, 0.11), silver)
    around(case, 0.85, 0.13, 12, (0.09, 0.03, 0.02), silver)
    for count, start, r, z, size in ((60, 0, 0.85, 0.125, 0.014), (96, 0.5, 0.985, 0.246, 0.02)):
        for a in turns(count, start):
            case.ball((r * math.cos(a), r * math.sin(a), z), size, silver, detail=2)
    moon = boards.printed("moon", moon_face(), "#ff5a40", 0, 0)
    g = _Graph(moon)
    g.wire(g.base(), g.bsdf.inputs["Emission Color"])
    g.bsdf.inputs["Emission Strength"].default_value = 1.6
    Mesh("moon").cylinder((0, 0, 0.06), 0.9, 0.05, moon, 120).place(rot=(math.pi / 2, 0, 0))
    beast(hands, 0.17, surface("black steel", "#08080a", rough=0.25, metal=0.8, var=0.1))
    hands.cylinder((0, 0, 0.1), 0.05, 0.12, silver, 32)
    lathe(glass, (0, 0, 0.22), [(0.001, 0.12), (0.3, 0.11), (0.6, 0.08), (0.8, 0.04), (0.95, 0)], coated("crystal", "#e8eef4", 0.985), 80)
    stem = case.at(placement((0, 0.98, 0), (-math.pi / 2, 0, 0)))
    knob = [(0.12, 0), (0.12, 0.08), (0.16, 0.1), (0.16, 0.14), (0.11, 0.16), (0.18, 0.2), (0.2, 0.26), (0.2, 0.38), (0.16, 0.44), (0, 0.46)]
    lathe(stem, (0, 0, 0), knob, silver)
    around(stem, 0.2, 0.32, 24, (0.03, 0.025, 0.13), silver)
    oval = lambda wide, z, tall: [(wide * math.cos(a), 0, z + tall * math.sin(a)) for a in np.linspace(0, math.tau, 41)]
    chain.tube(oval(0.3, 1.38, 0.34), 0.05, silver, 14)
    for k in range(links):
        link = chain.at(placement((0, 0, 0), (0, 0, 0.5 * math.pi * (k % 2) + 0.3)))
        link.tube(oval(0.085, 1.82 + 0.2 * k, 0.14), 0.03, silver, 10)
    chain.place(smooth=50)
    for mesh, bevel in ((case, 0.006), (hands, 0.003), (glass, 0)):
        mesh.place(bevel, rot=(math.pi / 2, 0, 0), smooth=50)
