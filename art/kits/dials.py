"""Instruments with a dial, at the origin: a compass (1 unit = 4 cm) and the chart under it, a watch that hangs, a survey meter."""
import math

import numpy as np

from kits import boards
from kits.studio import coated
from kits.tabletop import lathe
from lib.tools import _Graph, Mesh, display, fractal_noise, glow, placement, smoothstep, surface, turns


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


def face(radius=1.74):
    """Print of the compass's dial: rings and ticks on worn ivory."""
    x, y = boards.sheet((2 * radius, 2 * radius), 400)
    r, a = np.hypot(x, y), np.arctan2(y, x) / math.tau
    grain = fractal_noise(*x.shape, 24, 5, 5)
    mark = np.zeros_like(x)
    for at, wide in ((1.66, 0.012), (1.42, 0.012), (1.36, 0.005), (0.66, 0.006)):
        mark = np.maximum(mark, 1 - smoothstep(abs(r - at), wide, wide + 0.008))
    for count, low, wide in ((360, 1.52, 0.003), (72, 1.47, 0.006), (32, 1.42, 0.014)):
        off = abs((a * count + 0.5) % 1 - 0.5) * math.tau * r / count
        mark = np.maximum(mark, (1 - smoothstep(off, wide, wide + 0.008)) * (r > low) * (r < 1.66))
    rgb = display("#e4d6b4") * (0.75 + 0.4 * grain - 0.25 * smoothstep(r, 0.8 * radius, radius))[..., None]
    return boards.printed("dial", boards.lay(rgb, display("#1c1610"), mark * (0.55 + 0.6 * grain).clip(0, 1)), bump=0)


def star(mesh, points, pale, dark, z):
    """A compass rose in relief: points (count, length, waist, turn), each a ridge with a pale and a dark side."""
    for count, long, waist, turn in points:
        for a in turns(count, turn):
            at = lambda r, b, h: (r * math.cos(a + b), r * math.sin(a + b), z + h)  # noqa: B023
            for side, material in ((1, pale), (-1, dark)):
                mesh.add([at(0, 0, 0.12), at(long, 0, 0.01), at(waist, side * math.pi / count, 0)], [(0, 1, 2)], material)


def compass(opened):
    """A brass pocket compass of radius 2, its lid with a pane of glass `opened` by an angle; the needle carries a plate at height 0.74."""
    body, lid, pane, rose = Mesh("compass"), Mesh("lid"), Mesh("pane"), Mesh("rose")
    brass = surface("brass", "#caa058", rough=0.22, metal=1, var=0.35, scale=3, edge=0.35, bump=0.03, bump_scale=8)
    steel, red = surface("blued steel", "#1c2a52", rough=0.22, metal=1, var=0.2), surface("red lacquer", "#b0201a", rough=0.25, var=0.1, coat=0.5)
    bowl = [(0, 0), (1.86, 0), (1.96, 0.05), (2.0, 0.14), (1.95, 0.22), (1.93, 0.3), (1.93, 0.5), (1.97, 0.54), (2.05, 0.56), (2.08, 0.6), (2.08, 0.78)]
    bowl += [(2.05, 0.82), (1.98, 0.84), (1.92, 0.82), (1.89, 0.76), (1.87, 0.6), (1.82, 0.52), (1.74, 0.48), (1.7, 0.42)]
    lathe(body, (0, 0, 0), bowl, brass, 160)
    around(body, 2.08, 0.69, 150, (0.05, 0.04, 0.16), brass)
    Mesh("dial").cylinder((0, 0, 0.3), 1.74, 0.12, face(), 120).place()
    star(rose, ((16, 0.92, 0.3, 0.5), (4, 1.1, 0.3, 0.5), (4, 1.34, 0.28, 0)), brass, steel, 0.43)
    around(rose, 1.82, 0.53, 4, (0.1, 0.05, 0.06), brass)
    rose.cylinder((0, 0, 0.5), 0.12, 0.14, brass, 40)
    for way, material in ((1, red), (-1, steel)):
        half = [(0, 0.24, 0.66), (0, -0.24, 0.66), (way * 1.62, 0, 0.62), (0, 0, 0.7)]
        rose.add(half, [(0, 2, 3), (1, 2, 3), (0, 1, 2)], material, placement((0, 0, 0), (0, 0, -0.35)))
    lathe(rose, (0, 0, 0.64), [(0, 0), (0.56, 0), (0.6, 0.03), (0.6, 0.07), (0.56, 0.1), (0.5, 0.1), (0.48, 0.09), (0, 0.09)], brass, 80)
    lid.frame = pane.frame = placement((0, 2.16, 0.84), (opened, 0, 0)) @ placement((0, 2.16, 0))
    rim = [(1.52, 0.02), (1.58, -0.06), (1.74, -0.1), (1.9, -0.06), (2.04, 0.0), (2.08, 0.05), (2.08, 0.16), (2.02, 0.24)]
    lathe(lid, (0, 0, 0), [*rim, (1.84, 0.32), (1.66, 0.32), (1.58, 0.26), (1.52, 0.16), (1.52, 0.02)], brass, 160)
    around(lid, 2.08, 0.1, 150, (0.05, 0.04, 0.1), brass)
    around(lid, 1.75, -0.095, 72, (0.14, 0.014, 0.02), steel)
    lathe(pane, (0, 0, 0.1), [(0, 0.12), (0.6, 0.1), (1.1, 0.06), (1.54, 0)], coated("pane", "#dfeef0", 0.93), 80)
    for x, long in ((0, 0.42), (-0.5, 0.28), (0.5, 0.28)):
        body.cylinder((x - long / 2, 2.16, 0.84), 0.13, long, brass, 32, rot=(0, math.pi / 2, 0))
    body.box((0, 2.05, 0.7), (1.1, 0.2, 0.18), brass)
    loop = [(0.34 * math.cos(a), -2.72 + 0.34 * math.sin(a), 0.22 + 0.14 * math.sin(a)) for a in np.linspace(0, math.tau, 40)]
    lathe(body.at(placement((0, -2.0, 0.42), (math.pi / 2, 0, 0))), (0, 0, 0), [(0.14, 0), (0.14, 0.12), (0.22, 0.16), (0.22, 0.36), (0.16, 0.42), (0, 0.44)], brass)
    body.tube(loop, 0.055, brass, 16)
    for mesh, bevel in ((body, 0.008), (rose, 0), (lid, 0.008), (pane, 0)):
        mesh.place(bevel, smooth=40)


def chart(x, y, rgb):
    """Prints an old sea chart: coasts with lines along them, a net of bearings, a trail of red dashes; all of it ends about the middle."""
    land = fractal_noise(*x.shape, 5, 11, 7) - 0.5 - 0.03 * np.cos(0.5 * y) + 0.05 * np.cos(0.35 * x + 2)
    known = smoothstep(x + 1.5 * (fractal_noise(*x.shape, 6, 4, 4) - 0.5) + 0.2 * y, 2.6, -1.2)
    stain = fractal_noise(*x.shape, 4, 8, 6)
    rgb = rgb * (display("#f0dcb4") * (0.72 + 0.5 * stain)[..., None])
    coast = abs(land) < 0.0035
    for k in range(1, 5):
        coast = np.maximum(coast, (abs(land + 0.012 * k) < 0.0012) * (1 - 0.18 * k))
    bearing = np.zeros_like(x)
    for k in range(16):
        a = math.pi * k / 16
        bearing = np.maximum(bearing, (abs((x + 5) * math.sin(a) - (y - 1) * math.cos(a)) < 0.008) * (land < 0))
    rgb = boards.lay(rgb, display("#b89858"), 0.35 * (land > 0) * known)
    rgb = boards.lay(rgb, display("#2a1c10"), 0.85 * known * np.maximum(coast, 0.4 * bearing))
    trail, along = y + 1.9 - 0.5 * np.sin(0.7 * x) - 0.16 * x, np.modf(abs(x) * 2.2)[0]
    return boards.lay(rgb, display("#a02018"), 0.9 * (abs(trail) < 0.045) * (along < 0.6) * (x < 2))


def counter(light):
    """A survey meter of the seventies, 5 wide: hammered enamel, a round dial whose scale glows in the colour `light`, a coiled lead to its probe."""
    body, trim, hand, lead, glass = Mesh("counter"), Mesh("trim"), Mesh("needle"), Mesh("lead"), Mesh("glass")
    enamel = surface("hammered enamel", "#4a5a50", rough=0.32, var=0.25, scale=2, edge=0.5, bump=0.35, bump_scale=9, coat=0.3)
    steel = surface("nickel", "#b0aca0", rough=0.25, metal=1, var=0.4, scale=4, edge=0.3)
    black, lit = surface("bakelite", "#0c0b0a", rough=0.22, var=0.2, coat=0.3), glow("radium", light, 5)
    body.box((0, 0, 1.75), (5, 2.6, 3.3), enamel).box((0, -1.32, 1.75), (4.5, 0.06, 2.8), enamel)
    for x in (-2, 2):
        trim.cylinder((x, 0.8, 0), 0.25, 0.12, black, 24).cylinder((x, -0.8, 0), 0.25, 0.12, black, 24)
        trim.tube([(0.8 * x, 0, 3.3), (0.8 * x, 0, 4.1), (0.72 * x, 0, 4.25), (0.5 * x, 0, 4.3)], 0.1, steel, 16)
        trim.cylinder((0.8 * x, 0, 3.4), 0.24, 0.12, steel, 32)
        for z in (0.5, 3.0):
            trim.cylinder((1.05 * x, -1.34, z), 0.12, 0.07, steel, 6, 0.1, (math.pi / 2, 0, 0))
            trim.box((1.05 * x, -1.415, z), (0.2, 0.02, 0.035), black, (0, x + z, 0))
    trim.tube([(q, 0, 4.3) for q in np.linspace(-1.1, 1.1, 23)], lambda t: 0.22 + 0.025 * math.cos(44 * math.pi * t), black, 24)
    front = trim.at(placement((-0.75, -1.35, 1.85), (math.pi / 2, 0, 0)))
    bezel = [(1.5, 0), (1.5, 0.1), (1.42, 0.14), (1.36, 0.14), (1.34, 0.34), (1.28, 0.42), (1.2, 0.42), (1.15, 0.36), (1.13, 0.12)]
    lathe(front, (0, 0, 0), bezel, steel, 120)
    around(front, 1.345, 0.24, 90, (0.04, 0.04, 0.16), steel)
    for x, z, size in ((1.55, 2.45, 0.46), (1.55, 1.1, 0.34)):
        knob = trim.at(placement((x, -1.35, z), (math.pi / 2, 0, 0)))
        lathe(knob, (0, 0, 0), [(1.3 * size, 0), (1.3 * size, 0.06), (size, 0.1), (0.95 * size, 0.5), (0.8 * size, 0.58), (0, 0.58)], black, 60)
        around(knob, 0.97 * size, 0.3, 24, (0.05, 0.05, 0.38), black)
        knob.box((0, 0.55 * size, 0.58), (0.05, 0.7 * size, 0.03), steel)
    hand.frame = glass.frame = placement((-0.75, -1.36, 1.85), (math.pi / 2, 0, 0))
    hand.cylinder((0, 0, 0), 1.15, 0.06, surface("dial black", "#0a0c0a", rough=0.6, var=0.1), 80)
    for k in range(41):
        a, long = math.radians(220 - 6.5 * k), 0.26 if k % 10 == 0 else 0.16 if k % 5 == 0 else 0.09
        middle, thick = 0.98 - long / 2, 0.05 if k % 10 == 0 else 0.022
        hand.box((middle * math.cos(a), middle * math.sin(a), 0.07), (long, thick, 0.01), lit, (0, 0, a))
    arc = [(math.cos(a), math.sin(a)) for a in np.radians(np.linspace(220, -40, 90))]
    hand.sheet([[(r * x, r * y, 0.066) for x, y in arc] for r in (1.0, 1.03)], lit)
    hand.sheet([[(r * x, r * y, 0.068) for x, y in arc if x > 0.45] for r in (0.62, 0.7)], glow("danger", "#ff4a1c", 3))
    pointer = [(-0.05, -0.22), (0.05, -0.22), (0.012, 0.92), (-0.012, 0.92)]
    hand.prism(pointer, 0.12, 0.14, glow("hand", light, 4), placement((0, 0, 0), (0, 0, -0.75)))
    hand.cylinder((0, 0, 0.06), 0.13, 0.12, black, 32)
    lathe(glass, (0, 0, 0.3), [(0.001, 0.14), (0.4, 0.13), (0.8, 0.08), (1.18, 0)], coated("thick glass", "#e8f4ec", 0.96), 80)
    way = np.array([(2.5, 0.3, 0.9), (2.9, 0.2, 0.9), (3.2, -0.1, 0.55), (3.2, -0.9, 0.3), (2.9, -1.9, 0.26), (2.2, -2.6, 0.26)])
    path = np.stack([np.interp(np.linspace(0, 5, 600), range(6), axis) for axis in way.T], 1)
    turn = np.linspace(0, 70 * math.tau, 600)
    lead.tube(path + 0.14 * np.stack([np.cos(turn), 0 * turn, np.sin(turn)], 1), 0.045, black, 8)
    probe = trim.at(placement((2.3, -2.6, 0.3), (0, -math.pi / 2, 0.35)))
    lathe(probe, (0, 0, 0), [(0, 0), (0.2, 0), (0.22, 0.1), (0.22, 0.7), (0.3, 0.8), (0.3, 2.4), (0.26, 2.5), (0.2, 2.55), (0, 2.55)], steel, 60)
    for z in (0.9, 1.1, 2.2):
        probe.cylinder((0, 0, z), 0.315, 0.06, black, 60)
    body.place(0.16, segments=5)
    for mesh in (trim, hand, lead, glass):
        mesh.place(0.006 if mesh is trim else 0, smooth=45)
