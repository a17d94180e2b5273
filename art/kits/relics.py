"""Tombs, a nest with eggs, a wrecked longboat."""
import math

from lib.mesh import TAU, Mesh, placement


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


def nest(twig, shell, glowing, loc, radius, rng):
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
    for k in range(5):
        egg, lit, a = Mesh("egg"), k == 4, TAU * k / 5
        r = 0 if lit else radius * 0.5
        at = (x + r * math.cos(a), y + r * math.sin(a), z + radius * (0.5 if lit else 0.38))
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
    return (x, y, z + radius)


def longboat(wood, sail, loc, rot):
    """Stranded clinker boat with bare ribs at the bow and a torn sail; bow towards +X."""
    mesh, n, planks, length = Mesh("longboat"), 40, 9, 15
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
                    if side > 0 and k > 4 and t > 0.1 + 0.1 * (k % 3):
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
