"""Crowds of tiny soldiers, and banners."""
import math

from lib.tools import Mesh, glow, instance, placement, steps, surface


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


def besiege(side, tint, cloth, ground, rng):
    """One half of a ring of tiny soldiers about the origin, 1 the right: torches, banners, ladders, a siege tower with its bridge down."""
    works, wood, flame = Mesh("works"), surface("engine wood", "#2a1a10", rough=0.7, var=0.3), glow("torch", tint, 14)
    flag, spots = surface("flag", cloth, rough=0.8, var=0.2), [(side * r * math.cos(a), r * math.sin(a), ground) for r in (2.75, 3.05, 3.4, 3.8, 4.3) for a in (rng.uniform(-1.5, 1.5) for _ in range(round(5 * r)))]
    crowd(wood, surface("mail", "#3a3638", rough=0.35, metal=0.9), spots, rng, 0.2, side * 1.2, side > 0)
    for x, y, z in spots[::5]:
        works.tube([(x, y, z), (x, y, z + 0.53)], 0.012, wood, 5).ball((x, y, z + 0.56), 0.035, flame, (1, 1, 1.5), 2)
    for at in spots[3::14]:
        banner(works, wood, flag, at, 0.95, 0.24, -side)
    for c, s in ((math.cos(a), math.sin(a)) for a in (0.5, -0.45, -1.1)):
        left, right = ([(side * ((2.15 - 0.73 * t) * c + w * s), (2.15 - 0.73 * t) * s - w * c, 0.05 + 1.9 * t) for t in steps(15)] for w in (-0.09, 0.09))
        for bar in ((left[0], left[-1]), (right[0], right[-1]), *zip(left, right)):
            works.tube(bar, 0.015, wood, 5)
    tower = works.at(placement((side * 2.9, -0.75, ground), (0, 0, side * -0.25)))
    for k, (x, y) in enumerate(((-0.21, -0.23), (-0.21, 0.23), (0.21, -0.23), (0.21, 0.23))):
        wide, z = 0.72 - 0.07 * k, 0.38 + 0.5 * k
        tower.box((0, 0, z), (wide, wide, 0.46), wood).box((0, 0, z + 0.24), (wide + 0.08, wide + 0.08, 0.05), wood).box((0.1 * side, -0.35 + 0.035 * k, z), (0.08, 0.04, 0.14), flame)
        tower.box((x, y, 2.22), (0.14, 0.06, 0.2), wood).cylinder((1.4 * x, 1.8 * y, 0.17), 0.17, 0.07, wood, 16, rot=(math.pi / 2, 0, 0))
    tower.box((-0.92 * side, 0, 1.98), (1.5, 0.34, 0.05), wood, (0, 0.03 * side, 0))
    works.place(0.004)
