"""Space: a painted planet with rings, an exploration ship, a lander, alien spires. Ship nose towards +X."""
import math
import random

import numpy as np
from scipy.ndimage import map_coordinates

from lib.imageops import fractal_noise, smoothstep
from lib.materials import glow, surface
from lib.mesh import TAU, Mesh, placement
from lib.picture import linear


def materials(engine="#8fb4ff", window="#ffe2ad"):
    """Ivory hull, blue-grey structure, gold foil, engine and window light."""
    return dict(
        hull=surface("hull", "#b9b3aa", rough=0.42, metal=0.25, var=0.22, scale=0.35, streak=0.25, bump=0.1, bump_scale=2, edge=0.3),
        grey=surface("grey", "#4d5566", rough=0.5, metal=0.5, var=0.35, scale=0.6),
        dark=surface("dark", "#171b26", rough=0.5, metal=0.6, var=0.4),
        foil=surface("foil", "#c98f4e", rough=0.28, metal=1, var=0.3, scale=2, bump=0.35, bump_scale=7),
        engine=glow("engine", engine, 22),
        window=glow("window", window, 7),
        red=glow("beacon", "#ff5a4a", 25),
    )


def _greebles(mesh, m, rng, x0, x1, z, count, face=1):
    """Small hull fittings on a plate at height z, face up (1) or down (-1)."""
    for _ in range(count):
        size = (rng.uniform(0.15, 1.6), rng.uniform(0.12, 0.9), rng.uniform(0.06, 0.34))
        at = (rng.uniform(x0, x1), rng.uniform(-1.3, 1.3), z + face * size[2] * 0.4)
        mesh.box(at, size, rng.choice((m["hull"], m["hull"], m["grey"], m["dark"])))


def ship(m, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, seed=2):
    """Long-range vessel about 64 units: spine, turning habitat ring, tanks, four engines, bridge, antenna array."""
    rng, mesh = random.Random(seed), Mesh("ship")
    hexagon = [(2.3, 0), (1.3, 1.5), (-1.3, 1.5), (-2.3, 0), (-1.3, -1.5), (1.3, -1.5)]
    turn = placement((0, 0, 0), (0, TAU / 4, 0))
    for x0, x1, grow, key in ((-26, -8, 1.0, "hull"), (-8, 10, 0.62, "grey"), (10, 25, 0.95, "hull")):
        mesh.prism([(z * grow, y * grow) for y, z in hexagon], x0, x1, m[key], turn)
    mesh.prism([(z * 0.95, y * 0.95) for y, z in hexagon], 25, 33, m["hull"], turn, 0.35)
    for k in range(15):
        x = -25 + 3.5 * k
        mesh.prism([(z * 1.06, y * 1.06) for y, z in hexagon], x, x + 0.35, m["dark" if k % 3 else "grey"], turn)
    for x0, x1, z in ((-25, -9, 1.55), (11, 24, 1.48)):
        _greebles(mesh, m, rng, x0, x1, z, 46)
        _greebles(mesh, m, rng, x0, x1, -z, 30, -1)
    for side in (-1, 1):
        for x in range(-24, 25, 1):
            if -8 < x < 10 or rng.random() < 0.35:
                continue
            mesh.box((x, side * 1.82, 0.72), (0.5, 0.12, 0.16), m["window" if rng.random() < 0.7 else "dark"], (side * 0.98, 0, 0))
        for k in range(4):
            mesh.ball((-4.5 + 4 * k, side * 2.4, 0), 1.75, m["foil"], (1.05, 1, 1), 3)
            mesh.tube([(-4.5 + 4 * k, side * 0.6, 0), (-4.5 + 4 * k, side * 1.6, 0)], 0.3, m["dark"], 8)
        mesh.box((1.5, side * 2.4, 1.75), (17, 0.24, 0.24), m["grey"])
        mesh.box((1.5, side * 2.4, -1.75), (17, 0.24, 0.24), m["grey"])
        for z in (-1.4, 1.4):
            mesh.cylinder((-33, side * 2.4, z), 1.5, 7, m["grey"], 28, 1.0, (0, TAU / 4, 0))
            mesh.cylinder((-33.1, side * 2.4, z), 1.32, 0.2, m["engine"], 28, rot=(0, TAU / 4, 0))
            for q in range(4):
                mesh.cylinder((-32.2 + 1.5 * q, side * 2.4, z), 1.55 - 0.11 * q, 0.3, m["dark"], 28, rot=(0, TAU / 4, 0))
        rows = [[(-22 + 9 * u, side * (2 + 7 * v), 0.2 + 0.5 * v) for u in (0, 1 - 0.3 * v)] for v in (0, 0.5, 1)]
        mesh.sheet(rows, m["hull"])
        mesh.sheet([[(x, y, z - 0.25) for x, y, z in row] for row in rows], m["grey"])
    _habitat(mesh, m, rng, 15.5, 8.6)
    mesh.prism([(19, -1.3), (25, -0.9), (27, -0.4), (27, 0.4), (25, 0.9), (19, 1.3)], 1.4, 3.0, m["hull"], taper=0.8)
    mesh.box((25.2, 0, 2.5), (1.6, 1.5, 0.3), m["window"])
    mesh.cylinder((20.5, 0, 2.8), 0.09, 3.6, m["grey"], 8)
    mesh.cylinder((20.5, 0, 5.6), 0.12, 0.8, m["hull"], 24, 1.3, (0.5, 0.7, 0))
    mesh.ball((20.5, 0, 6.5), 0.13, m["red"])
    mesh.place(0.05, loc, rot, scale)


def _habitat(mesh, m, rng, x, radius):
    """Ring of cabins on four spokes around the spine."""
    n = 40
    for k in range(n):
        a, b = TAU * k / n, TAU * (k + 1) / n
        if k % 10 == 9:
            continue
        mid = (a + b) / 2
        at = (x, radius * math.cos(mid), radius * math.sin(mid))
        mesh.box(at, (3.2, radius * TAU / n * 0.96, 1.5), m["hull"], (mid + TAU / 4, 0, 0))
        mesh.box((x, at[1] * 1.085, at[2] * 1.085), (2.4, radius * TAU / n * 0.7, 0.3), m["grey"], (mid + TAU / 4, 0, 0))
        for dx in (-1.62, 1.62):
            kind = m["window" if rng.random() < 0.66 else "dark"]
            mesh.box((x + dx, at[1], at[2]), (0.08, radius * TAU / n * 0.62, 0.34), kind, (mid + TAU / 4, 0, 0))
    for k in range(4):
        a = TAU * (k + 0.5) / 4
        tip = (x, (radius - 0.4) * math.cos(a), (radius - 0.4) * math.sin(a))
        mesh.tube([(x, 0, 0), tip], 0.42, m["grey"], 10)
        for dx in (-0.9, 0.9):
            mesh.tube([(x + dx * 2, 0, 0), (x + dx, tip[1], tip[2])], 0.1, m["dark"], 6)
    for dx in (-1.3, 1.3):
        ring = [(x + dx, radius * 0.9 * math.cos(a), radius * 0.9 * math.sin(a)) for a in np.linspace(0, TAU, 81)]
        mesh.tube(ring, 0.14, m["dark"], 6)


def lander(m, loc, rot=0.0, scale=1.0, ramp=True):
    """Squat lander on four legs, about 9 m tall, ramp towards -Y."""
    mesh = Mesh("lander")
    mesh.prism([(3.2 * math.cos(TAU * k / 8 + TAU / 16), 3.2 * math.sin(TAU * k / 8 + TAU / 16)) for k in range(8)], 2.4, 4.2, m["foil"])
    mesh.prism([(2.9 * math.cos(TAU * k / 8 + TAU / 16), 2.9 * math.sin(TAU * k / 8 + TAU / 16)) for k in range(8)], 4.2, 7.2, m["hull"], taper=0.72)
    mesh.cylinder((0, 0, 7.2), 1.9, 0.9, m["grey"], 24, 1.3)
    mesh.cylinder((0, 0, 8.1), 0.7, 0.7, m["hull"], 20, 0.5)
    mesh.cylinder((1.1, 0.6, 8.0), 0.05, 2.6, m["dark"], 6)
    for k in range(4):
        a = TAU * (k + 0.5) / 4
        c, s = math.cos(a), math.sin(a)
        mesh.tube([(2.9 * c, 2.9 * s, 3.9), (5.0 * c, 5.0 * s, 0.4)], 0.2, m["grey"], 10)
        mesh.tube([(2.6 * c, 2.6 * s, 2.5), (4.7 * c, 4.7 * s, 0.9)], 0.11, m["dark"], 8)
        mesh.cylinder((5.1 * c, 5.1 * s, 0.0), 0.75, 0.3, m["grey"], 18, 0.4)
        mesh.cylinder((2.2 * c, 2.2 * s, 1.5), 0.8, 1.0, m["dark"], 18, 0.4)
        mesh.ball((3.1 * math.cos(a + 0.4), 3.1 * math.sin(a + 0.4), 4.9), 0.7, m["foil"], (1, 1, 1.3), 3)
    for k in range(8):
        a = TAU * k / 8
        mesh.box((2.55 * math.cos(a), 2.55 * math.sin(a), 5.7), (0.16, 0.9, 0.5), m["window" if k % 3 else "dark"], (0, 0.13, a))
    if ramp:
        mesh.box((0, -3.05, 3.3), (1.6, 0.3, 1.7), m["window"])
        mesh.box((0, -4.75, 1.3), (1.7, 4.2, 0.14), m["grey"], (0.66, 0, 0))
    mesh.place(0.04, loc, (0, 0, rot), scale)


def planet(pic, centre, radius, light, sea, land, cloud, air, seed=3):
    """Painted planet for the sky: centre and radius in picture heights, light=(x, y, z) towards the sun. Returns rgb, mask."""
    x, y = (pic.x * pic.w / pic.h - centre[0]) / radius, (pic.y - centre[1]) / radius
    r2 = x * x + y * y
    z = np.sqrt(np.clip(1 - r2, 0, 1))
    way = np.array(light) / np.linalg.norm(light)
    lit = x * way[0] - y * way[1] + z * way[2]
    n = 700
    field, high = fractal_noise(n, n, 5, seed, 7, gain=0.58), fractal_noise(n, n, 7, seed + 1, 7, 1.7, 0.6)
    u, v = np.arctan2(x, z + 0.35) * 150 + 320, np.arcsin(np.clip(y, -1, 1)) * 170 + 330
    ground = map_coordinates(field, [v, u], order=1, mode="wrap")
    veil = smoothstep(map_coordinates(high, [v * 1.2 + 14 * np.sin(u * 0.03), u * 1.1], order=1, mode="wrap"), 0.5, 0.72)[..., None]
    mix = smoothstep(ground, 0.47, 0.6)[..., None]
    body = linear(sea) * (1 - mix) + linear(land) * mix * (0.5 + ground[..., None])
    body = body * (1 - veil) + linear(cloud) * veil
    day = smoothstep(lit, -0.12, 0.75)[..., None]
    rim = (np.clip(r2, 0, 1) ** 6)[..., None] * smoothstep(lit, -0.25, 0.6)[..., None]
    rgb = body * day * 1.5 + linear(air, 1.3) * rim
    edge = pic.h * radius
    mask = np.clip((1 - np.sqrt(r2)) * edge * 0.7 + 0.5, 0, 1)[..., None]
    halo = np.exp(-np.clip(np.sqrt(r2) - 1, 0, 9) * 22)[..., None] * smoothstep(lit, -0.3, 0.9)[..., None] * (1 - mask)
    return rgb, mask, linear(air, 0.7) * halo


def stars(pic, count, seed, nebula, amount):
    """Star field with a soft nebula band."""
    rng = np.random.RandomState(seed)
    image = np.zeros((pic.h, pic.w, 3), np.float32)
    ys, xs = rng.randint(0, pic.h, count), rng.randint(0, pic.w, count)
    bright = (rng.rand(count, 1) ** 5 * 3.2 + 0.05) * (0.75 + 0.25 * rng.rand(count, 3))
    for dy, dx in ((0, 0), (0, 1), (1, 0), (1, 1)) if pic.h > 700 else ((0, 0),):
        image[np.minimum(ys + dy, pic.h - 1), np.minimum(xs + dx, pic.w - 1)] = bright
    band = np.exp(-(((pic.y - 0.62 + 0.55 * pic.x) / 0.3) ** 2)) * pic.noise(3, seed + 2, 1.4, 7) ** 2
    cloud = linear(nebula[0]) * band[..., None] + linear(nebula[1]) * (band * pic.noise(4, seed + 5, 1.2, 6) ** 2)[..., None] * 2
    return image + cloud * amount * 20 * 0.35
