"""Crowds of tiny soldiers, and banners."""
import math

from lib.tools import Mesh, instance, steps


def soldier_mesh(body, metal, kind):
    """Very small spear fighter in a cloak, mesh data: a crest and a round shield (0), horns, a fork and a long shield (1)."""
    mesh = Mesh("soldier")
    folds = lambda z, w: [(w * (1 + 0.09 * (1.6 - z) * math.sin(7 * a + kind)) * math.cos(a), 0.66 * w * (1 + 0.09 * (1.6 - z) * math.sin(7 * a)) * math.sin(a), z + 0.05 * (z < 0.2) * math.sin(5 * a)) for a in (math.tau * t for t in steps(28))]
    mesh.sheet([folds(*ring) for ring in ((0.1, 0.44), (0.5, 0.37), (0.95, 0.3), (1.3, 0.31), (1.5, 0.25), (1.6, 0.08))], body)
    for s in (-1, 1):
        mesh.ball((s * 0.13, 0.06, 0.06), 0.14, metal, (0.8, 1.4, 0.7)).ball((s * 0.29, 0, 1.46), 0.15, metal, (1.1, 1, 0.75))
        if kind:
            mesh.tube([(s * 0.1, 0.03, 1.82), (s * 0.29, 0.03, 1.86), (s * 0.4, 0.03, 2.03), (s * 0.33, 0.03, 2.3)], lambda t: 0.075 - 0.065 * t, metal, 6)
            mesh.tube([(0.42, 0.26, 2.62), (0.42 + s * 0.13, 0.26, 2.7), (0.42 + s * 0.14, 0.26, 3.0)], lambda t: 0.03 - 0.024 * t, metal, 5)
    mesh.ball((0, 0.03, 1.74), 0.15, metal, (1, 1.15, 1.1)).cylinder((0, 0, 1.52), 0.21, 0.18, body, 12, 0.12)
    if not kind:
        mesh.tube([(0, 0.18, 1.84), (0, 0.1, 1.97), (0, -0.06, 2.02), (0, -0.2, 1.9), (0, -0.27, 1.62)], lambda t: 0.05 + 0.02 * math.sin(3 * t), body, 6)
    mesh.tube([(0.3, 0, 1.45), (0.44, 0.06, 1.2), (0.42, 0.26, 1.15)], 0.075, metal, 6).tube([(0.42, 0.26, 0), (0.42, 0.26, 2.8)], 0.022, metal, 5)
    mesh.ball((0.42, 0.26, 2.95), 0.26, metal, (0.26, 0.12, 1)).ball((-0.36, 0.3, 1.05), 0.42, metal, (0.7, 0.14, 1.3) if kind else (1, 0.14, 1), 3)
    return mesh.data()


def crowd(body, metal, spots, rng, size, turn, kind=0):
    fighter = soldier_mesh(body, metal, kind)
    for spot in spots:
        instance(fighter, spot, (rng.uniform(-0.04, 0.04), rng.uniform(-0.04, 0.04), turn + rng.uniform(-0.25, 0.25)), size * rng.uniform(0.94, 1.06))


def banner(mesh, pole, cloth, loc, height, size, wind):
    x, y, z = loc
    mesh.cylinder(loc, 0.05 * size, height, pole, 6)
    rows = []
    for t in steps(18):
        out, bend, tail = x + wind * 2.4 * size * (t - 0.05 * math.sin(t * 9 + x)), 0.2 * size * math.sin(t * 7 + x) * t**0.6, max(0.0, t - 0.6)
        rows.append([(out - wind * size * tail * (1 - abs(u)), y + 1.6 * bend, z + height - (0.5 + 0.45 * t**1.5 + u * (0.48 - 0.22 * t)) * size + bend) for u in (-1, 0, 1)])
    mesh.sheet(rows, cloth)
