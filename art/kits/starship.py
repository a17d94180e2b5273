"""Space: a painted planet, an exploration ship, a lander, a helmet. Ship nose towards +X."""
import math
import random
from types import SimpleNamespace

import numpy as np
from scipy.interpolate import CubicSpline
from scipy.ndimage import map_coordinates

from kits import boxes, studio, tabletop
from lib.tools import TAU, Mesh, Sculpt, Shot, gaussian_filter, glow, linear, ngon, placement, product, smoothstep, stage, stained, surface, turns


def materials(engine="#8fb4ff"):
    return dict(hull=surface("hull", "#b9b3aa", rough=0.42, metal=0.25, var=0.22, scale=0.35, streak=0.25, bump=0.1, bump_scale=2, edge=0.3),
        grey=surface("grey", "#4d5566", rough=0.5, metal=0.5, var=0.35, scale=0.6), dark=surface("dark", "#171b26", rough=0.5, metal=0.6, var=0.4),
        foil=surface("foil", "#c98f4e", rough=0.28, metal=1, var=0.3, scale=2, bump=0.35, bump_scale=7), engine=glow("engine", engine, 3), core=glow("core", engine, 30),
        window=glow("window", "#ffe2ad", 7), cabin=glow("cabin", "#ffe2ad", 1.7), red=glow("beacon", "#ff5a4a", 25))


def ship(m, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Long-range vessel about 64 units: spine, turning habitat ring, tanks, four engines, bridge, antenna array."""
    rng, mesh = random.Random(2), Mesh("ship")
    hexagon, turn = [(2.3, 0), (1.3, 1.5), (-1.3, 1.5), (-2.3, 0), (-1.3, -1.5), (1.3, -1.5)], placement((0, 0, 0), (0, TAU / 4, 0))
    for x0, x1, grow, key, taper in ((-26, -8, 1.0, "hull", 1), (-8, 10, 0.62, "grey", 1), (10, 25, 0.95, "hull", 1), (25, 33, 0.95, "hull", 0.35)):
        mesh.prism([(z * grow, y * grow) for y, z in hexagon], x0, x1, m[key], turn, taper)
    for k in range(15):
        mesh.prism([(z * 1.06, y * 1.06) for y, z in hexagon], 3.5 * k - 25, 3.5 * k - 24.65, m["dark" if k % 3 else "grey"], turn)
    for (x0, x1, z), (face, count) in product(((-25, -9, 1.55), (11, 24, 1.48)), ((1, 46), (-1, 30))):
        for _ in range(count):  # small fittings on the hull, above and below
            size = (rng.uniform(0.15, 1.6), rng.uniform(0.12, 0.9), rng.uniform(0.06, 0.34))
            mesh.box((rng.uniform(x0, x1), rng.uniform(-1.3, 1.3), face * (z + size[2] * 0.4)), size, rng.choice((m["hull"], m["hull"], m["grey"], m["dark"])))
    for side in (-1, 1):
        for x in range(-24, 25, 1):
            if not -8 < x < 10 and rng.random() >= 0.35:
                mesh.box((x, side * 1.82, 0.72), (0.5, 0.12, 0.16), m["window" if rng.random() < 0.7 else "dark"], (side * 0.98, 0, 0))
        for k in range(4):
            mesh.ball((-4.5 + 4 * k, side * 2.4, 0), 1.75, m["foil"], (1.05, 1, 1), 3).tube([(-4.5 + 4 * k, side * 0.6, 0), (-4.5 + 4 * k, side * 1.6, 0)], 0.3, m["dark"], 8)
        for z in (-1.4, 1.4):
            mesh.box((1.5, side * 2.4, 1.25 * z), (17, 0.24, 0.24), m["grey"]).cylinder((-33, side * 2.4, z), 1.5, 7, m["grey"], 28, 1.0, (0, TAU / 4, 0)).tube([(-33.2, side * 2.4 + 1.36 * math.cos(a), z + 1.36 * math.sin(a)) for a in np.linspace(0, TAU, 41)], 0.16, m["dark"], 8)
            for x, r, high, key in ((-33.1, 1.3, 0.2, "engine"), (-33.16, 0.68, 0.2, "core"), *((-32.2 + 1.5 * q, 1.55 - 0.11 * q, 0.3, "dark") for q in range(4))):
                mesh.cylinder((x, side * 2.4, z), r, high, m[key], 36, rot=(0, TAU / 4, 0))
        rows = [[(-22 + 9 * u, side * (2 + 7 * v), 0.2 + 0.5 * v) for u in (0, 1 - 0.3 * v)] for v in (0, 0.5, 1)]
        mesh.sheet(rows, m["hull"]).sheet([[(x, y, z - 0.25) for x, y, z in row] for row in rows], m["grey"])
    x, radius, wide = 15.5, 8.6, 8.6 * TAU / 40  # the ring of cabins
    for a in (TAU * (k + 0.5) / 40 for k in range(40) if k % 10 < 9):
        y, z, turn = radius * math.cos(a), radius * math.sin(a), (a + TAU / 4, 0, 0)
        mesh.box((x, y, z), (3.2, 0.96 * wide, 1.5), m["hull"], turn).box((x, y * 1.085, z * 1.085), (2.4, 0.7 * wide, 0.3), m["grey"], turn)
        for dx in (-1.62, 1.62):
            mesh.box((x + dx, y, z), (0.08, 0.62 * wide, 0.34), m["window" if rng.random() < 0.66 else "dark"], turn)
    for (y, z), (start, end, thick, key) in product(ngon(radius - 0.4, 4, TAU / 8), ((0, 0, 0.42, "grey"), (-1.8, -0.9, 0.1, "dark"), (1.8, 0.9, 0.1, "dark"))):
        mesh.tube([(x + start, 0, 0), (x + end, y, z)], thick, m[key], 6 + 4 * (key == "grey"))
    for dx in (-1.3, 1.3):
        mesh.tube([(x + dx, radius * 0.9 * math.cos(a), radius * 0.9 * math.sin(a)) for a in np.linspace(0, TAU, 81)], 0.14, m["dark"], 6)
    mesh.prism([(19, -1.3), (25, -0.9), (27, -0.4), (27, 0.4), (25, 0.9), (19, 1.3)], 1.4, 3.0, m["hull"], taper=0.8).box((25.2, 0, 2.5), (1.6, 1.5, 0.3), m["window"])
    mesh.cylinder((20.5, 0, 2.8), 0.09, 3.6, m["grey"], 8).cylinder((20.5, 0, 5.6), 0.12, 0.8, m["hull"], 24, 1.3, (0.5, 0.7, 0)).ball((20.5, 0, 6.5), 0.13, m["red"])
    mesh.place(0.05, loc, rot, scale)


def lander(m, loc, rot=0.0, scale=1.0, ramp=True):
    """Squat lander on four legs, about 9 m tall, ramp towards -Y."""
    mesh = Mesh("lander")
    mesh.prism(ngon(3.2, 8, TAU / 16), 2.4, 4.2, m["foil"]).prism(ngon(2.9, 8, TAU / 16), 4.2, 7.2, m["hull"], taper=0.72)
    mesh.cylinder((0, 0, 7.2), 1.9, 0.9, m["grey"], 24, 1.3).cylinder((0, 0, 8.1), 0.7, 0.7, m["hull"], 20, 0.5).cylinder((1.1, 0.6, 8.0), 0.05, 2.6, m["dark"], 6)
    for a in turns(4, 0.5):
        c, s = math.cos(a), math.sin(a)
        mesh.tube([(2.9 * c, 2.9 * s, 3.9), (5.0 * c, 5.0 * s, 0.4)], 0.2, m["grey"], 10).tube([(2.6 * c, 2.6 * s, 2.5), (4.7 * c, 4.7 * s, 0.9)], 0.11, m["dark"], 8)
        mesh.cylinder((5.1 * c, 5.1 * s, 0.0), 0.75, 0.3, m["grey"], 18, 0.4).cylinder((2.2 * c, 2.2 * s, 1.5), 0.8, 1.0, m["dark"], 18, 0.4).ball((3.1 * math.cos(a + 0.4), 3.1 * math.sin(a + 0.4), 4.9), 0.7, m["foil"], (1, 1, 1.3), 3)
    for k, a in enumerate(turns(8)):
        mesh.box((2.55 * math.cos(a), 2.55 * math.sin(a), 5.7), (0.16, 0.9, 0.5), m["window" if k % 3 else "dark"], (0, 0.13, a))
    if ramp:
        for z0, half, high, y0, y1, key in ((3.3, 1.08, 1.1, -3.55, -2.6, "hull"), (3.25, 0.62, 0.8, -3.1, -2.9, "dark")):
            frames = [[(x * d, z0 + z * d) for x, z in ((-half, -high), (half, -high), (half, high * 0.6), (half * 0.6, high), (-half * 0.6, high), (-half, high * 0.6))] for d in (1, 0.8)]
            mesh.ring(*frames, y0, y1, m[key])
        for side in (-1, 1):
            mesh.box((side * 0.2, -3.06, 3.2), (0.05, 0.1, 1.3), m["dark"]).box((side * 0.72, -3.1, 3.0), (0.26, 0.2, 1.3), m["grey"]).tube([(side * 0.82, -6.3, 0.1), (side * 0.82, -6.25, 0.95), (side * 0.82, -3.5, 3.1)], 0.045, m["dark"], 6)
        for t in (-1.9 + 0.54 * q for q in range(8)):
            mesh.box((0, -4.75 + 0.79 * t, 1.38 + 0.613 * t), (1.5, 0.1, 0.06), m["dark"], (0.66, 0, 0))
        mesh.box((0, -4.75, 1.3), (1.7, 4.2, 0.14), m["grey"], (0.66, 0, 0)).box((0, -2.98, 3.3), (1.8, 0.1, 1.9), m["cabin"])
    mesh.place(0.04, loc, (0, 0, rot), scale)


def helmet(m, tint, at, turn):
    """A deep-space helmet about 2.4 high that looks along -Y: a shell, a hood in its section's colour lifted on hinges, a visor of gold in which the world is seen, lamps, hoses, the bearing of the neck."""
    dusty = lambda g: g.mix((0, 0, 0), g.remap(g.noise(3.5, 9), 0.46, 0.62), g.remap(g.part(g.out("TexCoord", "Object"), 2), 0.3, -1.2, 0.08, 0.55))
    shell, s, mesh = stained(surface("shell", "#cdcac2", rough=0.4, var=0.2, scale=3, bump=0.06, bump_scale=22, streak=0.35, edge=0.6), "#7a5240", dusty), Sculpt((-1.5, -1.5, -1.2), (1.5, 1.7, 1.2), 0.012), Mesh("fittings")
    hood = stained(surface("hood", tint, rough=0.42, metal=0.3, var=0.35, scale=3, streak=0.4, edge=0.6, bump=0.06, bump_scale=25), "#8f9098", lambda g: g.remap(g.noise(9, 9, (1, 0.35, 1)), 0.6, 0.66))
    groove, turned = lambda at: 0.05 * np.exp(-((at / 0.016) ** 2)), lambda mesh, key, *profile: tabletop.lathe(mesh, (0, 0, 0), profile, m[key])
    s.ellipsoid((0, 0.06, 0), (1.0, 1.1, 1.04), relief=lambda p, t: groove(p[..., 1] - 0.62) + groove(p[..., 2] + 0.36 + 0.2 * p[..., 1]) * (p[..., 1] > -0.2))
    s.ellipsoid((0, -0.42, -0.64), (0.8, 0.7, 0.42), 0.14, relief=lambda p, t: groove(abs(p[..., 0]) - 0.3))
    s.cone((0, 0.06, -0.5), (0, 0.06, -1.1), 0.88, 0.92, 0.15)
    s.block((0, 0.92, -0.28), (1.25, 0.7, 0.95), 0.14, 0.06)
    for x in (-1, 1):
        s.ellipsoid((0.95 * x, 0.1, 0.02), (0.18, 0.5, 0.5), 0.05)
        s.block((0.84 * x, 0.46, -0.62), (0.3, 0.7, 0.34), 0.1, 0.06, rot=(0.25, 0, -0.1 * x))
        for k in range(6):  # a block with five slots
            s.block((0.86 * x + 0.03 * x * (k - 1), -0.53 + 0.09 * k, -0.66) if k else (0.86 * x, -0.3, -0.66), (0.5, 0.034, 0.22) if k else (0.16, 0.62, 0.36), 0.012 if k else 0.05, 0.01, rot=(0, 0.35 * x, 0.3 * x), cut=k > 0)
    s.block((0, -1.1, 0.08), (1.8, 1.7, 1.42), 0.56, 0.03, cut=True)
    s.block((0, 0, -1.4), (4, 4, 0.84), 0.02, 0.02, cut=True)
    s.place("shell", shell, at, turn)
    Mesh("visor").ball((0, 0.03, 0.02), 1, surface("visor", "#ffcf82", rough=0.02, metal=1, var=0.08, scale=1.5), (0.95, 1.06, 1.0), 6).place(0, at, turn, smooth=60)
    ways = [(0.88 * math.copysign(abs(math.cos(a)) ** 0.66, math.cos(a)), 0.1 + 0.66 * math.copysign(abs(math.sin(a)) ** 0.8, math.sin(a))) for a in np.linspace(0, TAU + 0.05, 145)]
    edge = lambda out, deep, up: [(out * x, 0.03 * deep - 1.06 * deep * math.sqrt(1 - (x / 0.985) ** 2 - ((z - 0.02) / 1.03) ** 2) - up, up + out * z) for x, z in ways]
    mesh.tube(edge(1, 1, 0), 0.06, m["dark"], 12).tube(edge(1.06, 1.07, 0.005), 0.05, m["grey"], 12)
    cap, rows, across = lambda u, v, r: (0.99 * r * math.sin(u), 0.1 - (r + 0.1 * max(0, 1.1 - v) ** 2) * math.cos(u) ** 0.6 * math.cos(v), 0.02 + (r + 0.1 * max(0, 1.1 - v) ** 2) * math.cos(u) ** 0.6 * math.sin(v)), np.linspace(0.92, 2.2, 40), np.linspace(-1.5, 1.5, 81)
    for r, v, u in ((1.12, 0.92, -0.36), (1.18, 2.2, 0.36)):
        mesh.sheet([[cap(a, b, r) for a in across] for b in rows], hood).tube([cap(a, v, 1.15) for a in across], 0.035, hood, 10).tube([cap(u, b, 1.178) for b in rows[1:-1]], 0.02, shell, 8)
    for ball in edge(1.075, 1.12, 0.005)[:-2:6] + [cap(u, 2.12, 1.18) for u in np.linspace(-1.2, 1.2, 13)]:
        mesh.ball(ball, 0.019, m["grey"], detail=2)
    for side in (-1, 1):
        drum, lamp = mesh.at(placement((1.06 * side, 0.1, 0.02), (0, side * TAU / 4, 0))), mesh.at(placement((1.08 * side, 0.1, 0.5), (TAU / 4, 0, 0)))
        turned(drum, "grey", (0.44, -0.1), (0.44, 0.07), (0.41, 0.1), (0.34, 0.1), (0.32, 0.06), (0.29, 0.06), (0.27, 0.13), (0.15, 0.15), (0.13, 0.19), (0, 0.19))
        turned(lamp, "dark", (0, 0), (0.07, 0), (0.1, 0.08), (0.14, 0.12), (0.15, 0.4), (0.13, 0.43), (0.12, 0.38), (0, 0.37))
        lamp.ball((0, 0, 0.37), 0.1, m["dark"], (1, 1, 0.4), 3).ball((0, 0, 0.4), 0.03, m["window"]).box((-0.08 * side, 0, 0.2), (0.2, 0.12, 0.14), m["grey"])
        for x, y in ngon(0.375, 10):
            drum.cylinder((x, y, 0.09), 0.024, 0.03, m["hull"], 6)
        hose = CubicSpline((0, 1, 2, 3), [(0.72 * side, -0.72, -0.72), (1.12 * side, -0.95, -0.98), (1.3 * side, -0.9, -1.5), (1.2 * side, -0.6, -2.1)])
        mesh.tube(hose(np.linspace(0, 3, 300)).tolist(), lambda t: 0.095 + 0.014 * math.sin(260 * t), m["dark"], 16)
    turned(mesh.at(placement((0, 0.06, -1.0))), "grey", (0.6, -0.24), (1.03, -0.24), (1.07, -0.2), (1.07, -0.08), (1.03, -0.05), (1.0, 0.02), (0.9, 0.05))
    for a, (x, y) in zip(turns(60), ngon(1.07, 60)):
        mesh.box((x, 0.06 + y, -1.14), (0.04, 0.05, 0.09), m["dark"], (0, 0, a))
    turned(mesh.at(placement((0, 0.06, -1.2))), "hull", (1.02, 0), (1.15, -0.05), (1.17, -0.1), (1.08, -0.17), (1.22, -0.24), (1.25, -0.3), (1.15, -0.38), (1.5, -0.6), (2.0, -1.0))
    mesh.place(0.006, at, turn, smooth=50)


def _cloudlike(points, scale, seed, octaves, gain=0.55):
    """Fractal value noise in 0..1 at points (n, 3) of a sphere."""
    lattice, total = np.pad(np.random.RandomState(seed).rand(47, 47, 47).astype(np.float32), (0, 1), "wrap"), 0.0
    for octave in range(octaves):
        at = points.T * scale * 2**octave + 5.7 * octave + 20
        cell = np.floor(at)
        total = total + gain**octave * map_coordinates(lattice, (cell + smoothstep(at - cell)) % 47, order=1, mode="nearest")
    return total / sum(gain**octave for octave in range(octaves))


def planet(pic, centre, radius, light, sea, land, cloud, air, seed=3):
    """Painted planet for the sky: centre and radius in picture heights, light=(x, y, z) towards the sun.
    Returns its colours, its mask and the light of the air around it."""
    x, y = (pic.x * pic.w / pic.h - centre[0]) / radius, (pic.y - centre[1]) / radius
    r = np.sqrt(x * x + y * y)
    seen, z, way = r < 1.002, np.sqrt(np.clip(1 - r * r, 0, 1)), (np.array(light) / np.linalg.norm(light)).astype(np.float32)
    lit, ball = x * way[0] - y * way[1] + z * way[2], np.stack([x, -y, z], -1)[seen]
    octaves, fine = int(np.clip(np.log2(pic.h * radius / 3.2), 5, 9)), 0.9 + radius
    bend = np.stack([_cloudlike(ball, 2.2 * fine, seed + k, 4) - 0.5 for k in (11, 12, 13)], -1)
    ground = _cloudlike(ball + 0.35 / fine * bend, 1.3 * fine, seed, octaves)
    slope, flow = _cloudlike(ball + 0.35 / fine * bend + 0.012 / fine * way, 1.3 * fine, seed, octaves) - ground, ball * (1, 2.2, 1) + 0.8 / fine * bend
    veil = _cloudlike(flow, 1.9 * fine, seed + 1, octaves, 0.64)
    lee = _cloudlike(flow + 0.02 / fine * way, 1.9 * fine, seed + 1, octaves, 0.64) - veil
    dry, shore, high = smoothstep(_cloudlike(ball, 3.1, seed + 2, octaves), 0.4, 0.62)[:, None], smoothstep(ground, 0.519, 0.532)[:, None], smoothstep(ground, 0.53, 0.7)[:, None]
    earth = (linear(land) * (0.16 + 0.8 * dry) + linear(cloud, 0.22) * high**2) * np.clip(1 - 14 * slope, 0.3, 1.8)[:, None]
    water, cover = linear(sea) * (0.3 + 0.9 * smoothstep(ground, 0.43, 0.525)[:, None] ** 2), smoothstep(veil, 0.505, 0.65)[:, None] * 0.94
    white, body = linear(cloud) * np.clip(1 - 9 * lee, 0.4, 1.3)[:, None], np.zeros((*r.shape, 3), np.float32)
    body[seen] = (water * (1 - shore) + earth * shore) * (1 - cover) + white * cover
    dusk, day = np.exp(-(((lit - 0.06) / 0.09) ** 2))[..., None], smoothstep(lit, -0.05, 0.55)[..., None]
    haze = (np.clip(r, 0, 1) ** (10 + 30 * radius))[..., None] * smoothstep(lit, -0.1, 0.5)[..., None]
    rgb = body * day * (1.4 * (1 - dusk) + dusk * linear("#ffb070", 1.7)) * (1 - 0.6 * haze) + linear(air, 1.2) * haze
    mask, out = np.clip((1 - r) * pic.h * radius * 0.8 + 0.5, 0, 1)[..., None], np.clip(r - 1, 0, 9)
    halo = ((np.exp(-out * 90) + 0.22 * np.exp(-out * 16)) * smoothstep(lit, -0.2, 0.6))[..., None] * (1 - mask)
    return rgb, mask, linear(air, 1.1) * halo


def stars(pic, count, seed, nebula, amount):
    rng, image = np.random.RandomState(seed), np.zeros((pic.h, pic.w, 3), np.float32)
    ys, xs, bright = rng.randint(0, pic.h, count), rng.randint(0, pic.w, count), (rng.rand(count, 1) ** 5 * 3.2 + 0.05) * (0.75 + 0.25 * rng.rand(count, 3))
    for dy, dx in ((0, 0), (0, 1), (1, 0), (1, 1)) if pic.h > 700 else ((0, 0),):
        image[np.minimum(ys + dy, pic.h - 1), np.minimum(xs + dx, pic.w - 1)] = bright
    band = np.exp(-(((pic.y - 0.62 + 0.55 * pic.x) / 0.3) ** 2)) * pic.noise(3, seed + 2, 1.4, 7) ** 2
    cloud = linear(nebula[0]) * band[..., None] + linear(nebula[1]) * (band * pic.noise(4, seed + 5, 1.2, 6) ** 2)[..., None] * 2
    return image + cloud * amount * 20 * 0.35


def water_ball(at, radius):
    """Water without weight: a ball that still trembles, beads that came off it."""
    mesh, water, rows = Mesh("water"), surface("water", "#ffffff", rough=0, var=0, glass=1, ior=1.33), []
    for b in np.linspace(-TAU / 4, TAU / 4, 90):
        ring = [(a, radius * (1 + 0.036 * math.cos(b) * (math.sin(2 * a + 1) + math.sin(3 * b + 0.6) * math.cos(b)))) for a in [*turns(160), 0]]
        rows.append([(r * math.cos(a) * math.cos(b), r * math.sin(a) * math.cos(b), r * math.sin(b)) for a, r in ring])
    mesh.sheet(rows, water)
    for x, z, size in ((-0.96, 0.75, 0.09), (-1.39, 0.95, 0.04), (-1.22, -0.6, 0.06), (-1.18, -0.78, 0.03), (1.22, -0.85, 0.05)):
        mesh.ball((radius * x, -0.3 * radius, radius * z), radius * size, water, (1, 1, 1.1), 5)
    mesh.place(0, at, smooth=180, shadow=False)


def weightless(light, world):
    """A ball of water floats before the cabin's window, the `world` outside stands on its head in it; behind it floats the shut box."""
    where, lens, power = (0, -8, 0.1), 42, lambda q: math.copysign(abs(q) ** 0.5, q)
    outline = lambda d: [(-1.8 + (7.0 - d) * power(c), 0.1 + (4.1 - d) * power(s)) for c, s in ngon(1, 120)]
    painted = lambda pic: planet(pic, (0.74, 1.02), 0.6, (0.75, 0.6, 0.1), seed=16, **world)

    def build():
        m, mesh, gold = materials(), Mesh("cabin"), surface("gold", "#c98f4e", rough=0.3, metal=1, var=0.12)
        steel = surface("steel", "#8d93a4", rough=0.36, metal=0.8, var=0.22, scale=2, streak=0.15, bump=0.05, bump_scale=30, edge=0.5)
        rims = (-1.25, -0.05, 5.5, 0.6, steel), (0, 0.5, 5.8, 2.6, steel), (0.42, 0.85, 7.5, 0.4, m["dark"]), (0.3, 0.56, 6.6, 0.15, gold)
        for out, into, near, deep, key in ((-14, -0.1, 6.0, 0.6, m["grey"]), *rims):
            mesh.ring(outline(out), outline(into), near, near + deep, key)
        for x, z in outline(-0.65)[::4]:
            mesh.cylinder((x, 5.52, z), 0.13, 0.1, m["dark"], 24, rot=(TAU / 4, 0, 0)).cylinder((x, 5.43, z), 0.07, 0.06, steel, 6, rot=(TAU / 4, 0, 0))
        mesh.place(0.03, segments=3)
        water_ball((0.66, 0.2, -0.15), 1.25)
        y, x = (2.4 * at / size - 0.7 for at, size in zip(np.mgrid[0:1400, 0:2000].astype(np.float32), (1400, 2000)))
        body, mask, halo = painted(SimpleNamespace(w=2000, h=1400, x=x, y=y))  # for the water, which sees more of it than the camera
        seen = (body * 0.75 * mask + halo + linear("#050a20") * (1 - mask)).clip(0, 1)[::-1]
        seen, wide = np.where(seen < 0.0031, 12.92 * seen, 1.055 * seen ** (1 / 2.4) - 0.055), 2.4 * 88 * 36 / lens
        screen = Mesh("world").box((0, 80, 0), (wide, 0.1, 0.7 * wide), studio.screened("world", seen, 1.6)).place(shadow=False)
        screen.visible_camera = screen.visible_diffuse = False
        with stage.made() as things:
            box = placement((2.7, 3.4, 1.0), (1.36, 0.2, 0.26))
            boxes.ajar("station", box, "#c4ccd8", light, power=0, eye=where, loose=placement((0, 0, 0.42)))
            stage.areas(((5.5, -3, 3.2), (2.6, 3, 0.6), 1.4, 260, light), ((-7, 3.4, -2.5), (2, 2, 0), 3, 700, "#6f98ff"))
            stage.areas(((2, 16, -9), (1, 3, 0), 12, 4200, "#7fa4ff"), ((-4, -6, 5), (1, 3, 0), 1.2, 90, "#c8d4ff"))
        for lamp in (thing for thing in things if thing.type == "LIGHT"):  # round glints in the water
            lamp.visible_transmission, lamp.data.shape = False, "DISK"
        stage.camera(where, (0, 0, 0.1), lens, focus=(0.95, -0.6, 0), fstop=0.6)

    def finish(pic):
        (body, mask, halo), night = painted(pic), linear("#050a20") + 0.6 * stars(pic, 300, 2, ("#1c2c66", "#4a4a8a"), 0.05)
        pic.background = gaussian_filter(pic.background, 0.002 * pic.h)
        pic.sky(night * (1 - mask) + body * 0.75 * mask + halo * 1.6)
        pic.develop(0.9, 1.28, 1.1, ("#16224a", "#ffe6c0", 0.14), (0.45, (0.55, 0.5), 0.95), (0.16, 1.0), (0.4, 1.0))

    return Shot(build, finish, samples=28, far=100, bounces=(6, 3, 2))
