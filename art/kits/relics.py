"""Tombs and a nest with eggs."""
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
    """Woven nest with five eggs, the middle one of its own material. Returns the light point."""
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
        out, size = (0, 0.34) if lit else (radius * 0.52, rng.uniform(0.25, 0.3))
        egg.ball((0, 0, 0), 1.5, glowing if lit else shell, (1, 1, 1.34), 5)
        egg.place(0, (x + out * math.cos(a), y + out * math.sin(a), z + radius * (0.5 if lit else 0.36)), (rng.uniform(-0.35, 0.35), rng.uniform(-0.35, 0.35), a), radius * size / 1.5)
    return (x, y, z + radius)
