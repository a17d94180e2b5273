"""Crowds of tiny soldiers, and banners."""
import math

from lib.mesh import Mesh, instance, steps


def soldier_mesh(body, metal, kind):
    """Very small spear fighter for crowds, mesh data."""
    mesh = Mesh("soldier")
    mesh.cylinder((0, 0, 0), 0.28, 1.1, body, 8, 0.2)
    mesh.ball((0, 0, 1.3), 0.26, metal, (1, 0.8, 1), 1)
    mesh.ball((0, 0, 1.66), 0.15, metal, detail=1)
    mesh.cylinder((0, 0, 1.75), 0.1, 0.22, metal, 6, 0.01)
    mesh.tube([(0.3, 0.1, 0), (0.34, 0.1 + 0.1 * kind, 2.8)], 0.025, metal, 5)
    mesh.cylinder((0.34, 0.1 + 0.1 * kind, 2.75), 0.06, 0.3, metal, 4, 0.003)
    mesh.cylinder((-0.18, 0.19, 0.85), 0.34, 0.06, metal, 12, rot=(-math.pi / 2, 0, 0.2))
    return mesh.data()


def crowd(body, metal, spots, rng, size, turn):
    kinds = [soldier_mesh(body, metal, k) for k in range(2)]
    for spot in spots:
        instance(rng.choice(kinds), spot, (rng.uniform(-0.06, 0.06), rng.uniform(-0.06, 0.06), turn + rng.uniform(-0.4, 0.4)), size * rng.uniform(0.9, 1.1))


def banner(mesh, pole, cloth, loc, height, size, wind):
    x, y, z = loc
    mesh.cylinder(loc, 0.05 * size, height, pole, 6)
    rows = []
    for t in steps(8):
        wave, tail = 0.16 * size * math.sin(t * 6 + x) * t, 0.0 if t < 0.7 else (t - 0.7) * 0.8
        top, low = z + height - 0.05 * t * size, z + height - (1.1 - 0.2 * t) * size
        rows.append([(x + wind * 1.9 * size * t, y + wave, top), (x + wind * 1.9 * size * (t - tail * 0.5), y + wave, (top + low) / 2), (x + wind * 1.9 * size * t, y + wave, low)])
    mesh.sheet(rows, cloth)
