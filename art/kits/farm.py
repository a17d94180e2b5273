"""A smallholding: thatched cottage, hut of logs, barn, fences, animals, trees, a cart of pumpkins. Metres."""
import math
import random

from kits import avalon, harbour, terrain
from lib.tools import Mesh, glow, instance, placement, product, relief, smoothstep, stained, surface, turned


def materials(window="#ffc372"):
    return dict(
        harbour.materials(),
        thatch=relief(surface("thatch", "#a08658", rough=1, var=0.35, scale=1.5, bump=0.5, bump_scale=14, specular=0.05), "wave", 7.0, 0.3),
        daub=surface("daub", "#d9c7a4", rough=0.95, var=0.2, scale=0.9, streak=0.25, specular=0.1), beam=surface("beam", "#4a3423", rough=0.85, var=0.3, scale=3),
        barn=surface("barn red", "#8f3428", rough=0.85, var=0.3, scale=1.2, streak=0.45, specular=0.15), rail=surface("rail", "#86745a", rough=0.9, var=0.3, scale=4, vary=0.3),
        soil=surface("tilled soil", "#5b402b", rough=1, var=0.35, scale=2, bump=0.7, bump_scale=7, specular=0.08),
        grass=surface("dewy grass", "#6d8048", rough=0.95, var=0.4, scale=0.15, bump=0.5, bump_scale=4, specular=0.15),
        blade=surface("blade", "#7d8f4e", rough=0.85, var=0.3, vary=0.5, specular=0.2), wheat=surface("wheat", "#cda653", rough=0.9, var=0.3, scale=9, vary=0.2),
        autumn=[surface("autumn " + t, t, rough=0.7, var=0.3, scale=2, vary=0.5, specular=0.2) for t in ("#b85a16", "#c8902a", "#7a2c14")],
        leaf=surface("farm leaf", "#66793a", rough=0.9, var=0.5, scale=10, vary=0.4, specular=0.15), bark=surface("farm bark", "#4c3f31", rough=0.95, var=0.35, scale=3),
        pumpkin=surface("pumpkin", "#d0661a", rough=0.45, var=0.3, scale=4, vary=0.2), wool=surface("wool", "#e9e2d2", rough=1, var=0.1, specular=0.05),
        hide=stained(surface("hide", "#6b4429", rough=0.85, var=0.35, scale=1.2, bump=0.3, bump_scale=20), "#e4d8c4", lambda g: g.remap(g.noise(1.5, 2), 0.5, 0.54)),
        shawl=surface("shawl", "#5d6f80", rough=0.95, var=0.2), snow=surface("farm snow", "#dfe6ee", rough=0.85, var=0.08, scale=0.4, specular=0.25),
        window=glow("farm window", window, 7),
    )


def cottage(m, loc, heading, snow=False):
    """Half-timbered cottage 11 x 7 m with a deep roof, chimney and lean-to, front towards -Y. Returns the chimney top."""
    mesh, w, d, h = Mesh("cottage"), 11.0, 7.0, 3.0
    mesh.box((0, 0, h / 2), (w, d, h), m["daub"]).box((0, 0, 0.25), (w + 0.3, d + 0.3, 0.5), m["stone"])
    for s in (-1, 1):
        for k in range(7):
            mesh.box(((k - 3) * w / 6, s * d / 2, h / 2), (0.24, 0.2, h), m["beam"])
        for k in range(5):
            mesh.box((s * w / 2, (k - 2) * d / 4, h / 2), (0.2, 0.24, h), m["beam"])
        for z in (0.6, 1.7, h):
            mesh.box((0, s * d / 2, z), (w, 0.18, 0.2), m["beam"]).box((s * w / 2, 0, z), (0.18, d, 0.2), m["beam"])
        mesh.box((-w * 0.33, s * d / 2, 1.1), (1.9, 0.17, 0.18), m["beam"], (0, 0.7, 0))
    top, rows, thick, n = m["snow" if snow else "thatch"], [], 0.55, 22
    for t, y, z in ((0, d / 2 + 1.0, h - 0.75), (0, d / 2 + 0.7, h - 0.25), (1, d / 4 + 0.2, h + 2.0), (2, 0, h + 4.1)):
        rows.append([((k / n - 0.5) * (w + 2.0 - 0.4 * t), -y, z + 0.12 * math.sin(k * 1.3) * (t > 0) + 0.25 * abs(k / n - 0.5)) for k in range(n + 1)])
    for s in (-1, 1):
        mesh.sheet([[(x, y * s, z) for x, y, z in row] for row in rows], top)
        mesh.sheet([[(x, y * s, z) for x, y, z in rows[0]], [(x, y * s * 0.86, z + 0.1) for x, y, z in rows[0]]], m["thatch"])
        x = w / 2 * s
        mesh.add([(x, -d / 2, h), (x, d / 2, h), (x, 0, h + 3.9)], [(0, 1, 2)], m["daub"]).box((x, 0, h + 1.8), (0.2, 0.24, 3.6), m["beam"])
        end = [(s * (w / 2 + 1.0 - 0.2 * t), y, z) for t, y, z in ((0, -d / 2 - 1.0, h - 0.6), (1, -d / 4 - 0.2, h + 2.0), (2, 0, h + 4.2), (1, d / 4 + 0.2, h + 2.0), (0, d / 2 + 1.0, h - 0.6))]
        mesh.tube(end, 0.28, top, 7)
    rng, slope = random.Random(5), ((d / 2 + 1.05, h - 0.7), (d / 4 + 0.2, h + 2.0), (0, h + 4.15))
    for k in range(0 if snow else 5200):  # loose straws
        t, x, s = rng.uniform(0, 1.98), rng.uniform(-0.5, 0.5) * (w + 1.6), rng.choice((-1, 1))
        (ay, az), (by, bz) = slope[int(t)], slope[int(t) + 1]
        y, z, long, lean = ay + (by - ay) * (t % 1), az + (bz - az) * (t % 1) + 0.12, rng.uniform(0.2, 0.6) / math.hypot(ay - by, az - bz), rng.gauss(0, 0.09)
        mesh.add([(x - 0.03, -s * y, z), (x + 0.03, -s * y, z), (x + lean, -s * (y + long * (ay - by)), z + long * (az - bz) + rng.uniform(-0.08, 0.06))], [(0, 1, 2)], top)
    mesh.tube([(-w / 2 - 0.6, 0, h + 4.15), (w / 2 + 0.6, 0, h + 4.15)], thick * 0.7, top, 8)
    for x, wide in ((-3.6, 1.3), (-0.9, 1.3), (3.9, 1.3)):
        for args in ((x, -d / 2 - 0.08, 1.75), (wide, 0.1, 1.1), m["window"]), ((x, -d / 2 - 0.14, 1.75), (0.09, 0.08, 1.1), m["beam"]), ((x, -d / 2 - 0.14, 1.75), (wide, 0.08, 0.09), m["beam"]):
            mesh.box(*args)
        for s in (-1, 1):
            mesh.box((x + s * (wide / 2 + 0.32), -d / 2 - 0.14, 1.75), (0.55, 0.08, 1.2), m["barn"])
    for args in ((1.5, -d / 2 - 0.12, 1.1), (1.15, 0.12, 2.2), m["barn"]), ((1.5, -d / 2 - 0.6, 0.15), (1.6, 1.0, 0.3), m["stone"]), ((2.9, 0.6, h + 3.9), (1.0, 1.0, 3.2), m["stone"]):
        mesh.box(*args)
    mesh.box((2.9, 0.6, h + 5.5), (1.25, 1.25, 0.25), m["stone"])
    for k in range(7):
        mesh.cylinder((-w / 2 - 0.5, -1.5 + 0.45 * (k % 4) + 0.2 * (k // 4), 0.25 + 0.4 * (k // 4)), 0.22, 1.2, m["bark"], 8, rot=(0, -1.57, 0))
    mesh.place(0, loc, (0, 0, heading), 1, 40)
    return turned((2.9, 0.6, 8.8), loc, heading)


def log_hut(m, log, room, loc, heading, size):
    """A toy hut of logs under a roof of planks, its door open on a lit room, front towards -Y. Returns it."""
    hut = Mesh("hut")
    for k in range(6):
        for side in (-1, 1):
            hut.tube([(-1.9, 1.15 * side, 0.16 + 0.3 * k), (1.9, 1.15 * side, 0.16 + 0.3 * k)], 0.165, log, 14)
            hut.tube([(1.55 * side, -1.5, 0.31 + 0.3 * k), (1.55 * side, 1.5, 0.31 + 0.3 * k)], 0.165, log, 14)
            hut.tube([(1.55 * side, 0.24 * k - 1.2, 2.1 + 0.25 * k), (1.55 * side, 1.2 - 0.24 * k, 2.1 + 0.25 * k)], 0.15, log, 14)
    for side, k in product((-1, 1), range(9)):
        hut.box((0.46 * k - 1.84, 0.82 * side, 2.62), (0.43, 2.35, 0.09), log, (-0.78 * side, 0.02 * math.sin(5 * k), 0))
    for x, z, wide, high in ((-0.1, 0.72, 0.8, 1.44), (0.95, 1.05, 0.5, 0.5)):
        hut.box((x, -1.31, z), (wide + 0.2, 0.1, high + 0.2), m["beam"]).box((x, -1.36, z), (wide, 0.1, high), room)
    return hut.box((-0.62, -1.72, 0.76), (0.8, 0.09, 1.4), log, (0, 0, 1.0)).box((1.0, 0.5, 3.0), (0.55, 0.55, 1.6), m["stone"]).place(0.02, loc, (0, 0, heading), size, smooth=50)


def barn(m, rng, wide, deep, door):
    """The inside of a barn: upright planks with gaps between them, `door` wide open in the wall at y = deep, tie beams, hay; outside a meadow with trees."""
    mesh, high = Mesh("barn"), lambda x: 4.9 + 0.75 * (wide / 2 - abs(x))
    for x in (0.36 * (k + 0.5) - wide / 2 for k in range(round(wide / 0.36))):
        low = 4.0 if abs(x) < door / 2 else -0.2
        mesh.box((x, deep, (low + high(x)) / 2), (0.36 - rng.choice((0.015, 0.02, 0.03, 0.05)), 0.07, high(x) - low), m["beam"])
    for k, side in product(range(round(deep / 0.36) + 8), (-1, 1)):
        mesh.box((side * wide / 2, deep - 0.36 * (k + 0.5), 2.3), (0.07, 0.34, 5.0), m["beam"])
        mesh.box((side * wide / 4, deep - 0.36 * (k + 0.5), high(wide / 4) - 0.22), (0.7 * wide, 0.37, 0.08), m["beam"], (0, side * 0.6435, 0))
    for y in (deep - 0.3, deep - 4.5, deep - 8.7):
        mesh.box((0, y, 4.45), (wide, 0.32, 0.34), m["beam"]).box((0, y, (4.45 + high(0)) / 2), (0.26, 0.26, high(0) - 4.4), m["beam"])
        for side in (-1, 1):
            x = side * (wide / 2 - 0.4)
            mesh.box((x, y, 2.2), (0.36, 0.36, 4.6), m["beam"]).tube([(x, y, 2.9), (x - 1.5 * side, y, 4.4)], 0.13, m["beam"], 6)
    mesh.place(0.01, smooth=30)
    heap = lambda x, y: 1.9 * math.exp(-(((x + wide / 2 - 1.0) / 1.9) ** 2 + ((y - deep + 4.6) / 2.4) ** 2)) + 0.05 * math.sin(3 * x) * math.sin(4 * y)
    terrain.heightfield(m["wheat"], heap, (-wide / 2, wide / 2), (-2, deep), 0.15)
    terrain.grass(m["wheat"], heap, 9000, (-wide / 2, wide / 2), (2, deep), rng, (0.06, 0.22), lambda x, y: heap(x, y) > 0.2 or rng.random() < 0.3)
    terrain.heightfield(m["grass"], lambda x, y: 0.3 * terrain.fractal(x, y, 9, 3, 3) - 0.2 - 0.02 * max(0, y - 20), (-60, 60), (deep, 160), 0.8)
    trees = [oak_mesh(dict(m, leaf=m["autumn"][k]), random.Random(k)) for k in range(2)]
    for k, y in ((k, rng.choice((42, 60, 84))) for k in range(46)):
        instance(trees[k % 2], (rng.uniform(-0.6, 0.6) * y, y, -0.6), (0, 0, rng.random() * 6), rng.uniform(0.7, 1.2))


def farmyard(x, y):
    """The ground of the hero: a field whose furrows lead to the house, verge, track and stubble."""
    u, rise = x - 0.28 * y, 0.35 * terrain.fractal(x, y, 26, 3, 3) * min(1, y / 20) + 3.5 * smoothstep(y, 60, 170)
    tilled = smoothstep(u, 0.9, 0.3) * max(smoothstep(y, 18.2, 17.4), smoothstep(u, -6.2, -6.8) * smoothstep(y, 36, 35))
    ridges = 0.15 * math.sin(7.4 * u + 0.25 * terrain.fractal(x, y, 3, 2)) + 0.05 * terrain.fractal(x, y, 0.5, 5, 3)
    ruts = sum(math.exp(-(((u - at) / 0.2) ** 2)) for at in (2.9, 4.2))
    return rise + 0.1 + tilled * (ridges - 0.12) - 0.07 * ruts + 0.04 * terrain.fractal(x, y, 1.4, 6, 2), tilled, math.exp(-(((u - 3.55) / 0.95) ** 4))


def wheel(mesh, m, x, y, r, hub):
    """Spoked wheel that stands on the ground in the plane of X; hub: y of its hub's outer end."""
    rim = [(x + r * math.cos(a), y, r + r * math.sin(a)) for a in (math.tau * k / 28 for k in range(29))]
    mesh.tube(rim, 0.05, m["beam"], 6).cylinder((x, hub, r), 0.11, 0.24, m["beam"], 12, rot=(math.copysign(1.57, -y), 0, 0))
    for k in range(10):
        mesh.tube([(x, y, r), rim[int(2.8 * k)]], 0.028, m["beam"], 5)
    mesh.tube([(x, 0, r), (x, y, r)], 0.06, m["beam"], 6)


def pumpkin_mesh(m):
    """Ribbed, with a dry stem; 1 across."""
    mesh, rows = Mesh("pumpkin"), []
    for p in (math.pi * k / 12 for k in range(13)):
        ribbed = [(a, 0.5 * math.sin(p) * (0.86 + 0.14 * abs(math.sin(5 * a)) ** 0.6)) for a in (math.tau * k / 60 for k in range(61))]
        rows.append([(r * math.cos(a), r * math.sin(a), 0.37 * (1 - math.cos(p)) - 0.1 * math.exp(-(((math.pi - p) / 0.4) ** 2))) for a, r in ribbed])
    mesh.sheet(rows, m["pumpkin"]).tube([(0, 0, 0.6), (0.02, 0, 0.76), (0.1, 0.03, 0.86)], lambda t: 0.06 - 0.02 * t, m["bark"], 7)
    return mesh.data(70)


def pumpkin_cart(m, loc, heading, rng, scale=1.0):
    """Two-wheeled cart, its shafts propped at +X, heaped with pumpkins; more lie about it."""
    mesh, kind = Mesh("cart"), pumpkin_mesh(m)
    for s in (-1, 1):
        wheel(mesh, m, 0, s * 0.78, 0.6, s * 0.68)
        mesh.tube([(-1.2, s * 0.5, 0.72), (1.2, s * 0.5, 0.76), (2.6, s * 0.42, 0.92)], 0.05, m["beam"], 6)
        for k in range(3):
            mesh.box((0, s * (0.56 + 0.05 * k), 0.9 + 0.17 * k), (2.3, 0.05, 0.15), m["rail"], (s * -0.28, 0, 0.01 * k))
            mesh.box((s * (1.12 + 0.03 * k), 0, 0.9 + 0.17 * k), (0.05, 1.1 + 0.1 * k, 0.15), m["rail"], (0, s * 0.2, 0))
    mesh.tube([(2.3, 0.42, 0.88), (2.45, 0.4, 0)], 0.04, m["beam"], 6).box((0, 0, 0.78), (2.3, 1.1, 0.06), m["rail"]).place(0.008, loc, (0, 0, heading), scale, 40)
    heap = [(0.42 * i - 0.84, 0.4 * j - 0.4, 1.0) for i in range(5) for j in range(3)] + [(0.42 * i - 0.6, 0.4 * j - 0.2, 1.26) for i in range(4) for j in range(2)] + [(-0.2, 0, 1.5), (0.22, 0.05, 1.48)]
    for x, y, z in heap + [(1.7, -0.9, 0), (1.3, -1.15, 0), (-0.6, -1.25, 0), (-1.6, -0.8, 0), (-1.15, -1.0, 0)]:
        at = turned((x + rng.uniform(-0.05, 0.05), y + rng.uniform(-0.05, 0.05), z - 0.12 * (z > 0)), loc, heading, scale)
        instance(kind, at, (rng.gauss(0, 0.25), rng.gauss(0, 0.25), rng.random() * 6), rng.uniform(0.4, 0.56) * scale)


def sheep_mesh(m, rng, grazing=True):
    """A dark-headed sheep of curls, its head down or up, front towards -Y."""
    mesh, (y, z) = Mesh("sheep"), (-0.66, 0.34) if grazing else (-0.6, 0.95)
    mesh.blob((0, 0, 0.62), 0.36, m["wool"], rng, (0.85, 1.45, 0.95), 3, 0.06)
    for k in range(170):
        up, a = 1 - 2 * (k + 0.5) / 170, 2.4 * k
        flat = math.sqrt(1 - up * up)
        mesh.blob((0.31 * flat * math.cos(a), 0.52 * flat * math.sin(a), 0.63 + 0.33 * up), rng.uniform(0.07, 0.1), m["wool"], rng, detail=1)
    mesh.tube([(0, -0.42, 0.72), (0, -0.55, 0.5 * z + 0.36)], 0.13, m["wool"], 9).ball((0, y, z), 0.11, m["shade"], (0.85, 1.5, 1.0), 3, (0.7, 0, 0))
    for s in (-1, 1):
        mesh.ball((s * 0.13, y + 0.1, z + 0.08), 0.07, m["shade"], (1.3, 0.5, 0.6), 2, (0, s * 0.3, 0))
        for leg in (-0.34, 0.34):
            mesh.tube([(s * 0.16, leg, 0.45), (s * 0.16, leg, 0)], lambda t: 0.055 - 0.015 * t, m["shade"], 7)
    return mesh.data(60)


def fence(mesh, m, points, height):
    """Post-and-rail fence over height(x, y) through (x, y) points."""
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        n, last = max(1, round(math.hypot(bx - ax, by - ay) / 1.9)), None
        for k in range(n + 1):
            x, y = ax + (bx - ax) * k / n, ay + (by - ay) * k / n
            z = height(x, y)
            mesh.box((x, y, z + 0.55), (0.15, 0.15, 1.3), m["rail"], (0.05 * math.sin(k * 5), 0.05 * math.sin(k * 7), k))
            if last:
                for up in (0.45, 0.95):
                    mesh.tube([(last[0], last[1], last[2] + up + 0.05 * math.sin(k * 3)), (x, y, z + up)], 0.06, m["rail"], 5)
            last = (x, y, z)


NECKS = {
    True: ((1.3, 1.02, 0.15, 0.25), (1.5, 0.74, 0.13, 0.2), (1.62, 0.52, 0.15, 0.17), (1.78, 0.34, 0.12, 0.13), (1.92, 0.2, 0.1, 0.1), (1.97, 0.17, 0.03, 0.04)),
    False: ((1.3, 1.36, 0.15, 0.22), (1.5, 1.5, 0.16, 0.18), (1.7, 1.42, 0.13, 0.15), (1.92, 1.28, 0.1, 0.11), (1.98, 1.26, 0.03, 0.04)),
}


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


def homestead(m, land):
    """What the hut will be: a thatched house, a barn with a weathercock, animals, sheaves and pumpkins, the same tree in red leaf."""
    barn, rails, rng, gable = Mesh("barn"), Mesh("fence"), random.Random(6), [(-4.2, 0), (4.2, 0), (4.2, 4.4), (2.9, 7.2), (0, 8.8), (-2.9, 7.2), (-4.2, 4.4)]
    cottage(m, (1.2, 37, land(1, 37)), 0.1)
    barn.frame = placement((-11.0, 38, land(-11, 38)), (0, 0, -0.18), (1.12,) * 3)
    barn.prism(gable, -9, 0, m["barn"], placement((0, 0, 0), (math.pi / 2, 0, 0))).ring([(1.1 * x, 1.05 * z + 0.3) for x, z in gable[2:]], gable[2:], -0.5, 9, m["shade"])
    for x, z, wide, high, material in ((0, 1.9, 3.4, 3.8, m["daub"]), (0, 1.85, 3.1, 3.5, m["beam"]), (0, 5.9, 1.3, 1.3, m["daub"]), (0, 5.9, 1.05, 1.05, m["window"])):
        barn.box((0, -0.04, z), (wide, 0.16 + 0.05 * (wide < 3.2), high), material)
    for side in (-1, 1):
        barn.box((0, -0.13, 1.85), (4.5, 0.08, 0.2), m["daub"], (0, 0.85 * side, 0)).box((4.1 * side, -0.04, 2.2), (0.3, 0.14, 4.4), m["daub"])
    barn.tube([(0, 0.2, 8.8), (0, 0.2, 10.9)], 0.07, m["shade"], 6).prism([(-0.9, 0.5), (-0.5, 0.1), (0.3, 0), (0.8, 0.9), (1.0, 0.8), (0.75, 1.1), (0.5, 1.0), (0.1, 0.5), (-0.5, 0.6), (-0.8, 1.1)], -0.05, 0.05, m["shade"], placement((0, 0.2, 10.4), (math.pi / 2, 0, 0))).place(0.02)
    avalon.rowan(dict(m, leaf=m["autumn"][0]), (9.6, 33, land(9.6, 33)), 9.6, random.Random(5), 420)
    animals = [(cow_mesh(m), -14.2, 31.0, 1.3, 1.25), (cow_mesh(m), -6.4, 31.6, -1.9, 1.2)] + [(sheep_mesh(m, random.Random(k), k != 1), 6.2 + 1.55 * k, 30.6 + 0.3 * k, 1.4 - 2.9 * (k % 2), 1.15) for k in range(3)]
    for kind, x, y, turn, size in animals:
        instance(kind, (x, y, land(x, y)), (0, 0, turn), size)
    terrain.stooks(m, [(-3.8, 32), (14.4, 35), (-18, 37)], land, size=1.6)
    pumpkin_cart(m, (-0.8, 30.6, land(0, 30)), 0.3, rng)
    fence(rails, m, [(-16.5, 30.2), (-12.5, 30.0)], land)
    rails.place(smooth=40)
