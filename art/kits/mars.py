"""Planet surface base: domes, habitat modules on legs, tunnels, mast, dish, a lost helmet. Metres."""
import math
import random

import numpy as np

from kits import tabletop
from kits.terrain import fractal, scatter
from lib.tools import TAU, Mesh, Sculpt, glow, relief, stained, steps, surface, turns


def materials():
    return dict(ground=surface("regolith", "#86603f", rough=1, var=0.35, scale=0.4, bump=0.35, bump_scale=3.5, specular=0), rock=surface("rock", "#5f4030", rough=0.95, var=0.45, scale=0.8, bump=0.8, bump_scale=3, specular=0.1),
        hull=surface("hull", "#8d8074", rough=0.6, var=0.3, scale=0.7, streak=0.65, bump=0.15, bump_scale=6, edge=0.3), dead=surface("dead window", "#0d0e10", rough=0.15, var=0), red=glow("beacon", "#ff3a1c", 30),
        dome=relief(surface("dome", "#6e655d", rough=0.5, metal=0.3, var=0.3, scale=0.5, streak=0.5), "brick", 0.9, 0.5, 0.03, "#2c2622"),
        joint=surface("joint", "#231d1a", rough=0.6, metal=0.5, var=0.4, edge=0.3), lamp=glow("lamp", "#ffb338", 11), window=glow("window", "#ffb338", 5))


def dome(mesh, m, loc, radius, lit, rng, windows=14):
    """Ribbed pressure dome on a drum, a band of windows of which the share `lit` still burns."""
    x, y, z = loc
    mesh.cylinder((x, y, z - 1), radius * 1.04, 1 + radius * 0.2, m["joint"], 48).cylinder((x, y, z + radius * 0.2), radius, radius * 0.16, m["hull"], 48).ball((x, y, z + radius * 0.36), radius * 0.97, m["dome"], (1, 1, 0.62), 4)
    for a in turns(16):
        arc = [
            (x + radius * 0.985 * math.cos(t) * math.cos(a), y + radius * 0.985 * math.cos(t) * math.sin(a), z + radius * (0.36 + 0.985 * 0.62 * math.sin(t)))
            for t in (TAU / 4 * i / 12 for i in range(13))]
        mesh.tube(arc, radius * 0.018, m["joint"], 6)
    for a in turns(windows, 0.5):
        mesh.box((x + radius * math.cos(a), y + radius * math.sin(a), z + radius * 0.28), (0.12, radius * 0.24, radius * 0.075), m["window"] if rng.random() < lit else m["dead"], (0, 0, a))
    mesh.cylinder((x, y, z + radius * 0.95), radius * 0.1, radius * 0.1, m["hull"], 16).cylinder((x, y, z + radius * 1.03), radius * 0.012, radius * 0.5, m["joint"], 6)


def module(mesh, m, start, end, radius, lit, rng):
    """Cylinder habitat lying between two points on legs, with portholes facing -Y."""
    (x0, y0, _), (x1, y1, _), rings = start, end, 6
    mesh.tube([start, end], radius, m["hull"], 28)
    for k, t in enumerate(steps(rings)):
        x, y, z = (a + (b - a) * t for a, b in zip(start, end))
        mesh.tube([(x, y, z), tuple(c + (b - a) * 0.02 for c, a, b in zip((x, y, z), start, end))], radius * 1.06, m["joint"], 28).box((x, y, z - radius * 1.25), (0.35, radius * 1.4, radius * 1.3), m["joint"])
        if k < rings:
            xm, ym = x + (x1 - x0) / rings / 2, y + (y1 - y0) / rings / 2
            mesh.box((xm, ym - radius * 0.96, z + radius * 0.2), (abs(x1 - x0) / rings * 0.5, 0.2, radius * 0.34), m["window"] if rng.random() < lit else m["dead"])


def mast(mesh, m, loc, height, rng, light=True):
    (x, y, z), w = loc, height * 0.05
    for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        mesh.tube([(x + sx * w, y + sy * w, z), (x + sx * w * 0.25, y + sy * w * 0.25, z + height)], height * 0.006, m["joint"], 6)
    for k in range(12):
        (a, b), z0, z1 = (w * (1 - 0.75 * t / 12) for t in (k, k + 1)), z + height * k / 12, z + height * (k + 1) / 12
        for side in (-1, 1):
            mesh.tube([(x - a * side, y + a * side, z0), (x + b * side, y + b * side, z1)], height * 0.003, m["joint"], 5).tube([(x - a, y + a * side, z0), (x + a, y + a * side, z0)], height * 0.003, m["joint"], 5)
    for t in (0.62, 0.8):
        mesh.cylinder((x + w * 0.4, y - 0.2, z + height * t), height * 0.045, height * 0.02, m["hull"], 20, height * 0.015, (1.3, 0, rng.random()))
    mesh.cylinder((x, y, z + height), height * 0.004, height * 0.16, m["joint"], 5)
    for side in (-1, 1):
        mesh.tube([(x, y, z + height * 0.75), (x + side * height * 0.35, y, z)], height * 0.0015, m["joint"], 4)
    if light:
        mesh.ball((x, y, z + height * 1.01), height * 0.014, m["red"])


def dish(m, loc, radius, turn, lift):
    """Radio dish on a lattice pedestal, turned by `turn` around Z from +Y and lifted by `lift` above the horizon."""
    x, y, z = loc
    axis, foot, bowl = z + radius * 1.15, Mesh("pedestal"), Mesh("dish")
    corners = [(radius * 0.42 * math.cos(TAU * (k + 0.5) / 4), radius * 0.42 * math.sin(TAU * (k + 0.5) / 4)) for k in range(4)]
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1]):
        foot.tube([(x + ax, y + ay, z - 1), (x + ax * 0.3, y + ay * 0.3, axis - radius * 0.18)], radius * 0.03, m["joint"], 8)
        for t0, t1 in ((0.05, 0.4), (0.4, 0.72)):
            ends = [(x + px * (1 - 0.7 * t), y + py * (1 - 0.7 * t), z + (axis - z) * t) for px, py, t in ((ax, ay, t0), (bx, by, t1), (bx, by, t0), (ax, ay, t1), (bx, by, t1))]
            for start, end in ((0, 1), (2, 3), (3, 4)):
                foot.tube([ends[start], ends[end]], radius * 0.014, m["joint"], 6)
    foot.cylinder((x, y, axis - radius * 0.24), radius * 0.2, radius * 0.24, m["hull"], 24).place(0.02)
    cup = lambda r, a, back=0.0: (r * math.cos(a), r * math.sin(a), 0.28 * r * r / radius - back)
    for key, back in (("hull", 0.0), ("joint", radius * 0.03)):
        bowl.sheet([[cup(r, TAU * k / 64, back) for k in range(65)] for r in (radius * q / 12 for q in range(13))], m[key])
    bowl.tube([cup(radius, TAU * k / 64, 0.01) for k in range(65)], radius * 0.02, m["joint"], 8)
    for a in turns(16):
        bowl.tube([(0.12 * radius * math.cos(a), 0.12 * radius * math.sin(a), -radius * 0.16), cup(radius * 0.55, a, radius * 0.07), cup(radius * 0.97, a, radius * 0.02)], radius * 0.014, m["joint"], 6)
    bowl.tube([cup(radius * 0.55, TAU * k / 48, radius * 0.07) for k in range(49)], radius * 0.014, m["joint"], 6)
    for k in range(3):
        bowl.tube([cup(radius * 0.8, TAU * (k + 0.25) / 3), (0, 0, radius * 0.78)], radius * 0.014, m["joint"], 6)
    bowl.cylinder((0, 0, radius * 0.72), radius * 0.06, radius * 0.12, m["hull"], 16).cylinder((0, 0, -radius * 0.22), radius * 0.13, radius * 0.2, m["hull"], 24).ball((0, 0, radius * 0.87), radius * 0.018, m["red"])
    bowl.place(0, (x, y, axis + radius * 0.16), (lift - TAU / 4, 0, turn), smooth=50)


def dune(x, y):
    return 1.1 * fractal(x, y, 34, 2) + 0.3 * fractal(x, y, 7, 5) + 0.05 * math.sin(x * 1.1 + y * 2.4 + 2.5 * fractal(x, y, 9)) + max(0, y - 90) * 0.05


def boulders(m, height, count, x_range, y_range, keep):
    rng, mesh = random.Random(4), Mesh("boulders")
    for x, y in scatter(count, x_range, y_range, rng, keep):
        r = rng.uniform(0.12, 0.7) ** 1.6 * 1.2
        mesh.blob((x, y, height(x, y) + r * 0.2), r, m["rock"], rng, (1, rng.uniform(0.7, 1.4), rng.uniform(0.5, 0.9)), 2, 0.3)
    mesh.place(smooth=28)


def helmet(m, at, turn):
    """A lost helmet about 2 high that looks along -Y: dust on its crown, claw marks across a visor of gold in which its surroundings are seen."""
    rim, shell, s = Mesh("rim"), stained(surface("shell", "#c9c0ae", rough=0.42, var=0.3, scale=2, bump=0.1, bump_scale=14, streak=0.35, edge=0.5), "#ffb338", lambda g: g.remap(g.math("ABSOLUTE", g.part(g.out("TexCoord", "Object"), 0)), 0.2, 0.18, 0, 0.85)), Sculpt((-1.4, -1.4, -1.3), (1.4, 1.5, 1.4), 0.022)
    s.ellipsoid((0, 0, 0), (1, 1.08, 1.04))
    s.chain([(0, 1.1 * math.sin(t), 1.06 * math.cos(t)) for t in np.linspace(-0.5, 1.5, 9)], [0.02, 0.06, 0.1, 0.12, 0.13, 0.13, 0.12, 0.1, 0.08], 0.12)
    s.block((0, 0.9, -0.3), (1.2, 0.6, 0.8), 0.1, 0.05)
    for x in (-1, 1):
        s.ellipsoid((0.98 * x, 0.08, -0.02), (0.17, 0.4, 0.4), 0.03)
        s.ellipsoid((1.14 * x, 0.08, -0.02), (0.12, 0.22, 0.22), 0.02, cut=True)
        s.block((0.86 * x, -0.35, 0.62), (0.34, 0.6, 0.26), 0.06, 0.04)
    s.block((0, -1.05, 0.06), (1.5, 1.4, 1.1), 0.42, 0.03, cut=True)
    s.block((0, 0, -1.3), (3, 3, 0.9), 0.02, 0.02, cut=True)
    s.place("shell", stained(shell, "#7a452c", lambda g: g.mix((0, 0, 0), g.remap(g.noise(2.2, 8), 0.42, 0.56), g.remap(g.part(None, 2), -0.2, 0.7, 0.25, 0.95))), at, turn)
    scratch, gold, face = surface("scratch", "#f0d8b0", rough=0.5, var=0.3), surface("visor", "#e09a3c", rough=0.035, metal=1, var=0.2, scale=2), lambda x, z, far=1.0: (x, -1.05 * far * math.sqrt(max(0, 1 - (x / 0.97) ** 2 - (z / 1.0) ** 2)), z)
    Mesh("visor").ball((0, 0, 0), 1, gold, (0.95, 1.03, 0.985), 6).place(0, at, turn, smooth=60)
    edge = [face(0.77 * math.copysign(abs(math.cos(a)) ** 0.6, math.cos(a)), 0.06 + 0.57 * math.copysign(abs(math.sin(a)) ** 0.75, math.sin(a)), 1.02) for a in np.linspace(0, TAU + 0.07, 97)]
    rim.tube(edge, 0.045, m["joint"], 12)
    for k in range(0, 96, 8):
        rim.ball(edge[k], 0.026, m["hull"], (1, 2.4, 1), 2)
    for k in range(4):
        rim.tube([face(-0.6 + 0.15 * k + 0.3 * t * t, 0.56 - 0.05 * k - (0.7 + 0.1 * k) * t) for t in np.linspace(0, 1, 20)], lambda t: 0.003 + 0.013 * math.sin(3.14 * t), scratch, 6)
    tabletop.lathe(rim, (0, 0, -0.86), [(0.6, -0.14), (0.92, -0.14), (0.96, -0.08), (0.96, 0.04), (0.88, 0.1), (0.6, 0.1)], m["joint"])
    for x in (-1, 1):  # a lamp on either side, one of them still burns
        rim.cylinder((0.86 * x, -0.6, 0.62), 0.13, 0.14, m["joint"], 32, rot=(TAU / 4, 0, 0)).cylinder((0.86 * x, -0.73, 0.62), 0.1, 0.03, m["dead"] if x > 0 else glow("lamp", "#ff9a48", 12), 32, rot=(TAU / 4, 0, 0))
    rim.tube([(0.5, 1.0, 0), (0.55, 1.1, 0.8), (0.62, 1.1, 1.5), (0.9, 1.15, 1.75)], 0.022, m["joint"], 8).place(0.01, at, turn, shadow=False)
