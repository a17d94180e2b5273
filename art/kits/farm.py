"""A smallholding: hut of logs, gourds, fences, animals, trees. Metres."""
import math

from kits import harbour, terrain
from lib.tools import Mesh, Vector, instance, lit_through, placement, product, smoothstep, stained, surface


def materials():
    return dict(harbour.materials(),
        daub=surface("daub", "#d9c7a4", rough=0.95, var=0.2, scale=0.9, streak=0.25, specular=0.1), beam=surface("beam", "#4a3423", rough=0.85, var=0.3, scale=3),
        rail=surface("rail", "#86745a", rough=0.9, var=0.3, scale=4, vary=0.3),
        soil=surface("tilled soil", "#5b402b", rough=1, var=0.35, scale=2, bump=0.7, bump_scale=7, specular=0.08),
        leaf=surface("farm leaf", "#66793a", rough=0.9, var=0.5, scale=10, vary=0.4, specular=0.15), bark=surface("farm bark", "#4c3f31", rough=0.95, var=0.35, scale=3),
        wool=surface("wool", "#e9e2d2", rough=1, var=0.1, specular=0.05),
        hide=stained(surface("hide", "#6b4429", rough=0.85, var=0.35, scale=1.2, bump=0.3, bump_scale=20), "#e4d8c4", lambda g: g.remap(g.noise(1.5, 2), 0.5, 0.54)))


def log_hut(m, log, room, loc, heading, size):
    """A toy hut of logs under a roof of planks, its door open on a lit room, front towards -Y. Returns it."""
    hut = Mesh("hut")
    for k, side in product(range(6), (-1, 1)):
        hut.tube([(-1.9, 1.15 * side, 0.16 + 0.3 * k), (1.9, 1.15 * side, 0.16 + 0.3 * k)], 0.165, log, 14)
        hut.tube([(1.55 * side, -1.5, 0.31 + 0.3 * k), (1.55 * side, 1.5, 0.31 + 0.3 * k)], 0.165, log, 14)
        hut.tube([(1.55 * side, 0.24 * k - 1.2, 2.1 + 0.25 * k), (1.55 * side, 1.2 - 0.24 * k, 2.1 + 0.25 * k)], 0.15, log, 14)
    for side, k in product((-1, 1), range(9)):
        hut.box((0.46 * k - 1.84, 0.82 * side, 2.62), (0.43, 2.35, 0.09), log, (-0.78 * side, 0.02 * math.sin(5 * k), 0))
    for x, z, wide, high in ((-0.1, 0.72, 0.8, 1.44), (0.95, 1.05, 0.5, 0.5)):
        hut.box((x, -1.31, z), (wide + 0.2, 0.1, high + 0.2), m["beam"]).box((x, -1.36, z), (wide, 0.1, high), room)
    return hut.box((-0.62, -1.72, 0.76), (0.8, 0.09, 1.4), log, (0, 0, 1.0)).box((1.0, 0.5, 3.0), (0.55, 0.55, 1.6), m["stone"]).place(0.02, loc, (0, 0, heading), size, smooth=50)


def gourd_mesh(seed):
    """A pumpkin to be seen close: uneven ribs, freckles, a furrowed dry stem; 1 across."""
    skin, around = surface("gourd", "#e0620a", rough=0.38, var=0.3, scale=2.2, bump=0.15, bump_scale=14, vary=0.1, coat=0.15), [math.tau * k / 264 for k in range(265)]
    for tint, share, scale, low, high, stretch in ("#f4b050", 0.4, 34, 0.58, 0.68, None), ("#9a9a3c", 0.4, 3, 0.54, 0.8, (3, 3, 0.6)):
        skin = stained(skin, tint, lambda g: g.remap(g.noise(scale, 4, stretch), low, high, 0, share))
    stalk = stained(surface("stalk", "#8a8a50", rough=0.9, var=0.4, scale=8), "#4a3c22", lambda g: g.remap(g.noise(9, 5, (4, 4, 0.5)), 0.45, 0.65))
    rib = lambda a, p: 0.5 * math.sin(p) ** 0.8 * (1 - 0.15 * (1 - abs(math.sin(5.5 * a + 0.55 * math.sin(2 * a + seed) + 0.4 * math.sin(3 * a))) ** 0.5) + 0.03 * terrain.fractal(2 * math.cos(a), 2 * math.sin(a), 2, seed + p, 3))
    rows = [[((r := rib(a, p)) * math.cos(a), r * math.sin(a), 0.38 * (1 - math.cos(p)) - 0.15 * math.exp(-(((math.pi - p) / 0.5) ** 2)) + 0.02 * math.sin(a + seed)) for a in around] for p in (math.pi * k / 60 for k in range(61))]
    ridge = lambda a, t: (0.05 + 0.09 * math.exp(-t * 9) + 0.025 * smoothstep(t, 0.8, 1)) * (t < 1) * (1 + 0.2 * math.cos(5 * a + 2 * t))
    stem = [[((r := ridge(a, t)) * math.cos(a) + 0.2 * t * t, r * math.sin(a), 0.58 + 0.24 * t) for a in around] for t in (k / 24 for k in range(25))]
    return Mesh("gourd").sheet(rows, skin).sheet(stem, stalk).data(70)


def gourd_leaf():
    """A lobed leaf, light shining through it, on a stalk that goes down one length."""
    green, edge = lit_through(surface("gourd leaf", "#5c8a2c", rough=0.6, var=0.35, scale=3, bump=0.3, bump_scale=7, vary=0.35), 0.45), lambda a: (0.78 + 0.16 * math.cos(5 * a) + 0.03 * math.sin(23 * a)) * (1 - 0.5 * math.exp(-(((a - math.pi) / 0.3) ** 2)))
    rows = [[(r * edge(a) * math.cos(a), r * edge(a) * math.sin(a), 0.12 * math.cos(5 * a) * r * r - 0.3 * r * r - 0.05 * r * (abs(math.sin(2.5 * a)) < 0.12) + 0.03 * r * math.sin(13 * a)) for a in (math.tau * k / 90 for k in range(91))] for r in (k / 12 for k in range(13))]
    return Mesh("leaf").sheet(rows, green).tube([(0, 0, 0), (-0.12, 0, -0.5), (-0.1, 0, -1.4)], 0.045, green, 7).data(60)


def timber(long, radius, seed):
    """A split and weathered pole with cracks along its grain, upright from z 0."""
    grey, rows = stained(surface("weathered", "#94806a", rough=0.85, var=0.3, scale=5, vary=0.2, specular=0.25), "#3c3026", lambda g: g.remap(g.noise(4, 8, (9, 9, 0.4)), 0.5, 0.66)), []
    for t, share in [(k / 48, 1) for k in range(49)] + [(1.002, 0.9), (1, 0.6), (1.003, 0)]:
        split = [(math.cos(a), math.sin(a), 1 - 0.15 * smoothstep(abs(terrain.fractal(3 * math.cos(a) + 0.15 * t, 3 * math.sin(a), 1.0, seed + 0.6 * t, 2)), 0.1, 0)) for a in (math.tau * k / 96 for k in range(97))]
        rows.append([((r := radius * share * (cut + 0.14 * terrain.fractal(u, v, 1.2, seed + 0.4 * t, 3))) * u, r * v, long * t) for u, v, cut in split])
    return Mesh("timber").sheet(rows, grey).data(50)


def sheep_mesh(m, rng, grazing=True):
    """A dark-headed sheep of curls, its head down or up, front towards -Y."""
    mesh, (y, z) = Mesh("sheep"), (-0.66, 0.34) if grazing else (-0.6, 0.95)
    mesh.blob((0, 0, 0.62), 0.36, m["wool"], rng, (0.85, 1.45, 0.95), 3, 0.06)
    for up, a in ((1 - 2 * (k + 0.5) / 520, 2.4 * k + rng.gauss(0, 0.1)) for k in range(520)):
        flat = math.sqrt(1 - up * up)
        mesh.blob((0.32 * flat * math.cos(a), 0.53 * flat * math.sin(a), 0.63 + 0.34 * up), rng.uniform(0.04, 0.068), m["wool"], rng, detail=1)
    mesh.tube([(0, -0.42, 0.72), (0, -0.55, 0.5 * z + 0.36)], 0.13, m["wool"], 9).ball((0, y, z), 0.11, m["shade"], (0.85, 1.5, 1.0), 3, (0.7, 0, 0))
    for s in (-1, 1):
        mesh.ball((s * 0.13, y + 0.1, z + 0.08), 0.07, m["shade"], (1.3, 0.5, 0.6), 2, (0, s * 0.3, 0))
        for leg in (-0.34, 0.34):
            mesh.tube([(s * 0.16, leg, 0.45), (s * 0.16, leg, 0)], lambda t: 0.055 - 0.015 * t, m["shade"], 7)
    return mesh.data(60)


def fence(height, *lines):
    """Post-and-rail fences of split poles over height(x, y), each through (x, y) points."""
    post, *rails = (timber(*shape) for shape in ((1.32, 0.085, 3), (1, 0.055, 5), (1, 0.055, 6)))
    for a, b, n in ((a, b, max(1, round(math.dist(a, b) / 2.05))) for line in lines for a, b in zip(line, line[1:])):
        spots = [Vector((x, y, height(x, y) - 0.1)) for x, y in ([p + (q - p) * k / n for p, q in zip(a, b)] for k in range(n + 1))]
        for k, (at, to) in enumerate(zip(spots, spots[1:] + spots[-1:])):
            instance(post, at, (0.03 * math.sin(5 * k), 0.03 * math.sin(7 * k), 2.3 * k))
            for up in (0.52, 0.94) if k < n else ():
                instance(rails[k % 2], at + Vector((0, 0, up)), (to - at).to_track_quat("Z", "Y").to_euler(), (1, 1, (to - at).length + 0.14))


NECKS = {
    True: ((1.3, 1.02, 0.15, 0.25), (1.5, 0.74, 0.13, 0.2), (1.62, 0.52, 0.15, 0.17), (1.78, 0.34, 0.12, 0.13), (1.92, 0.2, 0.1, 0.1), (1.97, 0.17, 0.03, 0.04)),
    False: ((1.3, 1.36, 0.15, 0.22), (1.5, 1.5, 0.16, 0.18), (1.7, 1.42, 0.13, 0.15), (1.92, 1.28, 0.1, 0.11), (1.98, 1.26, 0.03, 0.04))}


def cow_mesh(m, grazing=True):
    """Cow of upright rings along the spine (y, z, half width, half height), head down or up."""
    mesh, down = Mesh("cow"), NECKS[grazing]
    rings = [(-1.14, 1.24, 0.05, 0.1), (-1.08, 1.2, 0.26, 0.28), (-0.85, 1.13, 0.36, 0.38), (-0.4, 1.06, 0.42, 0.43), (0.1, 1.03, 0.44, 0.46), (0.5, 1.07, 0.38, 0.45), (0.8, 1.13, 0.27, 0.37), (1.05, 1.2, 0.18, 0.29), *down]
    mesh.sheet([[(w * math.cos(a), y, z + h * math.sin(a)) for a in (math.tau * k / 16 for k in range(17))] for y, z, w, h in rings], m["hide"])
    mesh.tube([(0, -1.12, 1.35), (0, -1.25, 1.1), (0, -1.22, 0.55)], lambda t: 0.04 + 0.03 * (t > 0.9), m["hide"], 6).ball((0, -0.45, 0.66), 0.17, m["daub"], (1, 1.2, 0.8))
    _, (hy, hz, *_), (my, mz, *_) = down[0], down[2 if grazing else 1], down[-2]
    mesh.ball((0, my, mz), 0.12, m["daub"], (1, 0.8, 0.9))
    for s in (-1, 1):
        for y in (-0.88, 0.62):
            mesh.tube([(s * 0.25, y, 1.0), (s * 0.24, y - 0.05 * (y < 0), 0.62), (s * 0.22, y - 0.1 * (y < 0), 0.42), (s * 0.22, y, 0.08)], lambda t: 0.17 - 0.11 * min(1, t * 1.4), m["hide"], 8)
            mesh.cylinder((s * 0.22, y + 0.02, 0), 0.085, 0.12, m["shade"], 8, 0.07)
        mesh.tube([(s * 0.1, hy, hz + 0.13), (s * 0.3, hy, hz + 0.22), (s * 0.36, hy, hz + 0.4)], lambda t: 0.045 - 0.035 * t, m["wool"], 6)
        mesh.ball((s * 0.24, hy - 0.02, hz + 0.1), 0.09, m["hide"], (1.5, 0.5, 0.7), 2)
    return mesh.data(60)


def oak_mesh(m, rng):
    mesh, height = Mesh("oak"), 9
    mesh.tube([(0, 0, -0.2), (0.1, 0, height * 0.2), (0, 0.1, height * 0.45)], lambda t: height * (0.05 - 0.02 * t), m["bark"], 8)
    for k in range(9):
        a, up = k * 2.4, rng.uniform(0.25, 0.75)
        tip = (height * 0.34 * math.cos(a) * (1.2 - up * 0.6), height * 0.34 * math.sin(a) * (1.2 - up * 0.6), height * (0.45 + up * 0.5))
        mid = (tip[0] * 0.45, tip[1] * 0.45, height * 0.5)
        mesh.tube([(0, 0, height * 0.3), mid, tip], lambda t: height * (0.022 - 0.017 * t), m["bark"], 6)
        for _ in range(5):
            end = [tip[i] + rng.uniform(-0.13, 0.13) * height for i in range(3)]
            mesh.tube([mid, tip, end], lambda t: height * (0.01 - 0.008 * t), m["bark"], 4)
            for _ in range(70):
                at, size = [end[i] + rng.gauss(0, height * (0.055, 0.055, 0.035)[i]) for i in range(3)], rng.uniform(0.12, 0.24)
                turn = placement(at, (rng.uniform(-0.9, 0.9), rng.uniform(-0.9, 0.9), rng.random() * 6.3), (size,) * 3)
                mesh.add([(0, -1, 0), (0.55, 0, 0.12), (0, 1.2, -0.1), (-0.55, 0, 0.12)], [(0, 1, 2, 3)], m["leaf"], turn)
    return mesh.data(30)
