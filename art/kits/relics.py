"""Maps and keepsakes: parchment with ink, pins and thread, candles, tombs, a nest with eggs, a wrecked longboat."""
import math

from kits import terrain
from lib.materials import surface
from lib.mesh import TAU, Mesh, placement


def parchment(paper, loc, size, rng, curl=0.35, turn=0.0):
    """Old sheet with rolled short edges; the map lies on its middle at z + 0.02."""
    w, h = size
    mesh, rows, seed = Mesh("parchment"), [], rng.random() * 9
    for j in range(41):
        t, row = j / 40 - 0.5, []
        y = h * t
        over = max(0, abs(t) - 0.42) / 0.08
        lift = curl * (1 - math.cos(over * 2.4)) / 1.7
        y -= math.copysign(curl * (over - math.sin(over * 2.4) * 0.4) * 0.55, t) if over else 0
        for i in range(41):
            s = i / 40 - 0.5
            ragged = 0.04 * terrain.fractal(t * 9, seed, 1, 2) * (abs(s) > 0.48)
            z = 0.02 + lift + 0.025 * terrain.fractal(s * 3, t * 3, 1, seed, 3) * (1 - over)
            row.append((w * (s + ragged), y, z))
        rows.append(row)
    mesh.sheet(rows, paper)
    mesh.place(loc=loc, rot=(0, 0, turn), smooth=60)


def ink_map(ink, wash, loc, size, rng, route=None, turn=0.0, islands=3):
    """Drawn coast with shading lines, mountains, woods, a river; route: material of a dotted way. Returns named points."""
    mesh, w, h = Mesh("ink"), size[0] / 2, size[1] / 2
    mesh.frame = placement(loc, (0, 0, turn))
    seed, places = rng.random() * 40, []

    def coast(k, r):
        n = 110
        return [
            (r[0] * c * q, r[1] * s * q, 0)
            for c, s, q in (
                (math.cos(TAU * i / n), math.sin(TAU * i / n), 1 + 0.3 * terrain.fractal(math.cos(TAU * i / n) * 1.7, math.sin(TAU * i / n) * 1.7, 1, seed + k, 5)) for i in range(n + 1)
            )
        ]

    main = coast(0, (w * 0.66, h * 0.64))
    mesh.prism([(x, y) for x, y, _ in main[:-1]], -0.004, 0.002, wash)
    for grow, r in ((1.0, 0.016), (1.05, 0.006), (1.1, 0.005), (1.16, 0.004)):
        mesh.tube([(x * grow, y * grow, 0.005) for x, y, _ in main], r, ink, 4)
    for k in range(islands):
        a = rng.random() * TAU
        at = (w * 0.86 * math.cos(a), h * 0.84 * math.sin(a))
        mesh.tube([(x * 0.12 + at[0], y * 0.12 + at[1], 0.005) for x, y, _ in coast(k + 3, (w, h))], 0.012, ink, 4)
    for k in range(26):
        x, y, s = rng.gauss(-0.12, 0.2) * w, rng.gauss(0.22, 0.14) * h, rng.uniform(0.08, 0.17)
        mesh.tube([(x - s, y, 0.006), (x, y + s * 1.3, 0.006), (x + s, y, 0.006)], 0.011, ink, 4)
        for q in range(3):
            mesh.tube([(x + s * 0.2 * q, y + s * (1.1 - 0.35 * q), 0.006), (x + s * (0.1 + 0.22 * q), y + s * 0.1, 0.006)], 0.005, ink, 4)
    for k in range(46):
        x, y = rng.gauss(0.2, 0.17) * w, rng.gauss(-0.22, 0.14) * h
        mesh.tube([(x + 0.05 * math.cos(a), y + 0.05 * math.sin(a), 0.006) for a in (TAU * i / 10 for i in range(11))], 0.007, ink, 4)
        mesh.box((x, y - 0.08, 0.006), (0.012, 0.07, 0.006), ink)
    river = [(w * (-0.1 + 0.5 * t + 0.06 * math.sin(t * 11)), h * (0.2 - 0.72 * t), 0.006) for t in (i / 30 for i in range(31))]
    mesh.tube(river, lambda t: 0.006 + 0.014 * t, ink, 4)
    cx, cy = -w * 0.74, -h * 0.66
    for k in range(16):
        a, r = TAU * k / 16, 0.42 if k % 4 == 0 else 0.3 if k % 2 == 0 else 0.2
        mesh.tube([(cx, cy, 0.006), (cx + r * math.cos(a), cy + r * math.sin(a), 0.006)], lambda t: 0.016 * (1 - t) + 0.002, ink, 4)
    mesh.tube([(cx + 0.24 * math.cos(a), cy + 0.24 * math.sin(a), 0.006) for a in (TAU * i / 32 for i in range(33))], 0.008, ink, 4)
    stops = [(-0.42, -0.3), (-0.2, -0.05), (0.04, -0.12), (0.2, 0.14), (0.05, 0.36), (0.34, 0.42)]
    for (ax, ay), (bx, by) in zip(stops, stops[1:]):
        for q in range(8):
            t, u = (q + 0.2) / 8, (q + 0.75) / 8
            if route:
                mesh.tube([(w * (ax + (bx - ax) * t), h * (ay + (by - ay) * t), 0.012), (w * (ax + (bx - ax) * u), h * (ay + (by - ay) * u), 0.012)], 0.017, route, 5)
    for x, y in stops:
        mesh.tube([(w * x + 0.09 * math.cos(a), h * y + 0.09 * math.sin(a), 0.012) for a in (TAU * i / 16 for i in range(17))], 0.014, route or ink, 5)
        p = mesh.frame @ placement((w * x, h * y, 0.02))
        places.append(p.translation[:])
    mesh.place(smooth=0)
    return places


def candle(wax, flame, loc, height=0.7, radius=0.16):
    """Dripping candle; returns the flame point."""
    x, y, z = loc
    mesh = Mesh("candle")
    mesh.cylinder(loc, radius, height, wax, 24, radius * 0.93)
    for k in range(9):
        a = TAU * k / 9 + math.sin(k * 5)
        long = height * (0.25 + 0.5 * abs(math.sin(k * 2.3)))
        mesh.tube([(x + radius * math.cos(a), y + radius * math.sin(a), z + height), (x + radius * 1.04 * math.cos(a), y + radius * 1.04 * math.sin(a), z + height - long)], lambda t: radius * (0.16 + 0.1 * t), wax, 7)
    mesh.cylinder((x, y, z - 0.02), radius * 1.7, 0.06, wax, 20, radius * 1.3)
    mesh.place(0.01)
    fire = Mesh("flame")
    fire.ball((x, y, z + height + radius * 0.9), radius * 0.32, flame, (1, 1, 2.3))
    fire.place(shadow=False)
    return (x, y, z + height + radius)


def thread(mesh, red, pin, points, height=0.16):
    """Pins at points with red thread between them."""
    for x, y, z in points:
        mesh.cylinder((x, y, z), 0.018, height, pin, 8)
        mesh.ball((x, y, z + height), 0.05, pin)
    for a, b in zip(points, points[1:]):
        mesh.tube([(a[i] + (b[i] - a[i]) * t + (height * 0.8 - 0.1 * math.sin(math.pi * t) if i == 2 else 0) for i in range(3)) for t in (k / 8 for k in range(9))], 0.013, red, 6)


def tomb(mesh, stone, loc, rng, size=1.0):
    """Leaning headstone: round, pointed or ringed."""
    mesh.frame = placement(loc, (rng.uniform(-0.16, 0.16), rng.uniform(-0.16, 0.16), rng.uniform(-0.4, 0.4)), (size,) * 3)
    kind = rng.randrange(3)
    w, h = 0.42, rng.uniform(0.8, 1.3)
    arch = [(w * math.cos(a), h + (w if kind == 0 else w * 1.5) * math.sin(a) * (1 if kind == 0 else 0.9)) for a in (math.pi * k / 12 for k in range(13))]
    outline = [(w, -0.3), *arch, (-w, -0.3)]
    turn = placement((0, 0, 0), (math.pi / 2, 0, 0))
    mesh.prism(outline, -0.09, 0.09, stone, turn)
    mesh.prism([(x * 0.8, 0.25 + (z - 0.25) * 0.86) for x, z in outline[1:-1]] + [(-w * 0.8, 0.25), (w * 0.8, 0.25)], 0.09, 0.1, stone, turn)
    mesh.box((0, 0, -0.02), (1.15, 0.5, 0.24), stone)
    if kind == 2:
        mesh.ring([(0.3 * math.cos(TAU * k / 20), h + 0.85 + 0.3 * math.sin(TAU * k / 20)) for k in range(20)], [(0.2 * math.cos(TAU * k / 20), h + 0.85 + 0.2 * math.sin(TAU * k / 20)) for k in range(20)], -0.06, 0.06, stone)
    mesh.frame = placement((0, 0, 0))


def nest(twig, shell, glowing, loc, radius, rng, eggs=5):
    """Woven nest with scaled eggs; the last one glows through its cracks. Returns the light point."""
    x, y, z = loc
    mesh = Mesh("nest")
    for k in range(230):
        a, level = rng.random() * TAU, rng.random()
        r = radius * (0.8 + 0.28 * level + rng.uniform(-0.08, 0.08))
        b, long = a + rng.uniform(0.25, 0.75), rng.uniform(0.9, 1.1)
        mesh.tube([(x + r * math.cos(a), y + r * math.sin(a), z + radius * 0.42 * level), (x + r * 1.05 * math.cos((a + b) / 2), y + r * 1.05 * math.sin((a + b) / 2), z + radius * (0.42 * level + rng.uniform(-0.05, 0.12))), (x + r * long * math.cos(b), y + r * long * math.sin(b), z + radius * 0.42 * level)], radius * 0.022, twig, 5)
    mesh.cylinder((x, y, z), radius * 0.9, radius * 0.12, twig, 24)
    mesh.place()
    for k in range(eggs):
        a = TAU * k / eggs
        r = 0 if k == eggs - 1 else radius * 0.5
        at = (x + r * math.cos(a), y + r * math.sin(a), z + radius * (0.38 if k < eggs - 1 else 0.5))
        egg, lit = Mesh("egg"), k == eggs - 1
        size = radius * (0.3 if lit else 0.25)
        for q in range(170):
            t = (q + 0.5) / 170
            phi, up = q * 2.39996, 1 - 2 * t
            flat = math.sqrt(1 - up * up)
            n = (flat * math.cos(phi), flat * math.sin(phi), up)
            stretch = 1.35 if up > 0 else 1.1
            egg.ball((n[0] * size * 0.97, n[1] * size * 0.97, n[2] * size * stretch), size * 0.145, shell, (1, 1, 0.55), 1, (0, math.acos(up), phi))
        egg.ball((0, 0, 0.05 * size), size * 0.965, glowing if lit else shell, (1, 1, 1.2), 3)
        egg.place(loc=at, rot=(rng.uniform(-0.3, 0.3), rng.uniform(-0.3, 0.3), a))
    return (x, y, z + radius * 1.0)


def longboat(wood, sail, loc, rot=(0, 0, 0), length=14.0, ribs=True):
    """Stranded clinker boat with bare ribs at the bow and a torn sail; bow towards +X."""
    mesh, n, planks = Mesh("longboat"), 40, 9
    half = length / 2

    def hull(t, u):
        """t: -1 stern .. 1 bow, u: 0 keel .. 1 rim."""
        beam = 0.17 * length * (1 - abs(t) ** 2.6)
        sheer = 0.11 * length * (0.55 + 0.75 * abs(t) ** 3)
        return (half * t * (0.86 + 0.14 * u), beam * math.sin(u * 1.45), sheer * (1 - math.cos(u * 1.57)) + 0.1 * length * abs(t) ** 3.2)

    for side in (-1, 1):
        for k in range(planks):
            rows = []
            for u in (k / planks, (k + 1.12) / planks):
                row = []
                for i in range(n + 1):
                    t = -1 + 2 * i / n
                    if ribs and side > 0 and k > 4 and t > 0.1 + 0.1 * (k % 3):
                        t = 0.1 + 0.1 * (k % 3)
                    x, y, z = hull(t, min(u, 1))
                    row.append((x, side * (y + 0.02 * (u > k / planks)), z))
                rows.append(row)
            mesh.sheet(rows, wood)
        for i in range(1, 20):
            t = -0.95 + 1.9 * i / 20
            mesh.tube([(hull(t, u / 8)[0], side * (hull(t, u / 8)[1] - 0.05), hull(t, u / 8)[2] + 0.03) for u in range(9)], 0.06, wood, 5)
    for end in (-1, 1):
        x, _, z = hull(end, 1)
        mesh.tube([(x * 0.9, 0, z * 0.5), (x, 0, z), (x * 1.04, 0, z + 0.12 * length), (x * 0.98, 0, z + 0.2 * length)], lambda t: 0.16 - 0.1 * t, wood, 8)
    mesh.tube([(0, 0, 0.2), (0.3, 0, 0.62 * length)], 0.13, wood, 8)
    mesh.tube([(0.25, -0.24 * length, 0.5 * length), (0.28, 0.24 * length, 0.56 * length)], 0.08, wood, 7)
    rows = []
    for j in range(12):
        t = j / 11
        rows.append([(0.4 + 0.5 * math.sin(t * 2.6), (-0.22 + 0.44 * s) * length, (0.5 + 0.06 * s) * length - 0.3 * length * t * (1 - 0.7 * abs(math.sin(s * 9 + 1)) * t)) for s in (i / 14 for i in range(15))])
    mesh.sheet(rows, sail)
    mesh.place(loc=loc, rot=rot)


def paper_stock(tint="#b79b6c"):
    """Stained paper, ink and a land wash."""
    return (
        surface("parchment", tint, rough=0.85, var=0.35, scale=1.1, streak=0.2),
        surface("ink", "#241a14", rough=0.7, var=0.1),
        surface("wash", tint, rough=0.9, var=0.45, scale=2.5),
    )
