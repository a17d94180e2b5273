"""The north: longship, sea serpent. Metres; figures face +Y, ships sail along +X."""
import math

import numpy as np

from lib.tools import Mesh, Sculpt, Vector, glow, product, rock_noise, steps, surface, turned


def materials(rune="#8dffd9", ember="#ff7a3a"):
    return dict(bark=surface("bark", "#2f2b2e", rough=0.9, var=0.45, scale=0.12, streak=0.5, bump=0.7, bump_scale=1.2, specular=0.2),
        rock=surface("fjord", "#39414b", rough=0.9, var=0.45, scale=0.06, bump=0.8, bump_scale=0.5, streak=0.4, specular=0.15),
        snow=surface("snow", "#c9d6e2", rough=0.8, var=0.12, scale=0.3, specular=0.3),
        water=surface("fjord water", "#07131c", rough=0.1, var=0, bump=0.35, bump_scale=0.35, specular=0.7), oak=surface("oak", "#3a2a20", rough=0.75, var=0.35, scale=2, streak=0.4),
        sail=surface("sail", "#8e1f1d", rough=0.95, var=0.25, scale=0.8), pale=surface("pale cloth", "#b9ab93", rough=0.95, var=0.25, scale=0.8),
        cloth=surface("norse cloth", "#3b2b2a", rough=0.95, var=0.35, scale=5), iron=surface("norse iron", "#6d747c", rough=0.38, metal=0.85, var=0.3, edge=0.5),
        orb=glow("orb", rune, 16), ember=glow("ember", ember, 18))


def longship(m, loc, rot, scale=1.0, light=None):
    """Clinker hull 22 m long along +X with curled stem and stern, shields, striped sail."""
    mesh, length = Mesh("longship"), 11.0

    def station(u):
        width, keel, rim = 2.5 * (1 - abs(u) ** 2.6) + 0.05, -0.9 + 1.3 * abs(u) ** 3.2, 0.75 + 1.9 * abs(u) ** 3.4
        return width, keel, rim

    for side, plank in product((-1, 1), range(6)):
        rows = ([], [])
        for u in np.linspace(-1, 1, 41):
            width, keel, rim = station(u)
            for row, t, lap in ((rows[0], plank / 6, 0.07), (rows[1], (plank + 1) / 6, 0.0)):
                y = (width + lap) * math.sin(t * 1.45) ** 0.75 if t > 0 else 0
                row.append((u * length, side * y, keel + (rim - keel) * (1 - math.cos(t * 1.57))))
        mesh.sheet(rows, m["oak"])
    for k in range(9):
        mesh.box((-8 + 2 * k, 0, 0.2), (0.3, 2 * station((-8 + 2 * k) / length)[0] * 0.86, 0.1), m["oak"])
    for end in (-1, 1):
        base = [(10.6, 0.5), (11.5, 2.0), (12.0, 3.6), (11.8, 4.9), (12.3, 5.7), (13.2, 5.6), (13.4, 5.2)]
        curl = base if end > 0 else [(10.6, 0.5), (11.5, 1.9), (11.9, 3.4), (11.4, 4.6), (10.7, 4.6), (10.7, 4.1), (11.0, 4.1)]
        mesh.tube([(end * x, 0, z) for x, z in curl], lambda t: 0.42 - 0.22 * t, m["oak"], 8)
    for dx, dz, w in ((0.3, 0.2, 0.26), (0.9, 0.05, 0.17), (-0.25, 0.35, 0.12)):
        mesh.ball((12.4 + dx, 0, 5.6 + dz), w, m["oak"], (1.7, 0.9, 0.9))
    for k in range(4):
        mesh.cylinder((12.1 - 0.3 * k, 0, 5.9 - 0.55 * k), 0.12, 0.7, m["oak"], 5, 0.01, (0, -0.9, 0))
    for k in range(11):
        x = -7.5 + 1.5 * k
        width, _, rim = station(x / length)
        slope = math.atan2(station(x / length + 0.05)[0] - station(x / length - 0.05)[0], 0.1 * length)
        for side in (-1, 1):
            mesh.cylinder((x, side * (width + 0.1), rim - 0.25), 0.58, 0.09, m["sail"] if k % 2 else m["pale"], 32, rot=(-side * math.pi / 2, 0, side * slope))
            mesh.ball((x - side * 0.12 * math.sin(side * slope), side * (width + 0.22), rim - 0.25), 0.15, light if light and k % 3 == 1 else m["iron"])
            mesh.tube([(x, side * width * 0.6, rim + 0.1), (x + 0.9, side * (width + 3.4), -0.95)], lambda t: 0.05 + 0.11 * max(0, t - 0.75) * 4, m["oak"], 5)
    mesh.cylinder((0, 0, -0.5), 0.17, 10.8, m["oak"], 8, 0.11).tube([(-0.1, -4.6, 9.6), (-0.1, 4.6, 9.6)], 0.11, m["oak"], 6)
    for y in (-3.6, 3.6):
        mesh.tube([(-7.6, y * 0.3, 1.2), (0, 0, 10.1), (8.6, y * 0.2, 1.2)], 0.03, m["oak"], 4)
    cloth = lambda t, s: (1.7 * math.sin(min(1, t * 1.05) * 2.9) * (1 - 0.35 * s * s) + 0.05, s * (4.3 + 0.35 * t), 9.5 - 6.6 * t + 0.35 * t * s * s)
    for band in range(9):
        mesh.sheet([[cloth(t, (band + q / 3) / 9 * 2 - 1) for q in range(4)] for t in steps(10)], m["pale"] if band % 2 else m["sail"])
    mesh.place(0, loc, (0, 0, rot), scale, 40)


def serpent(hide, orb, loops, neck):
    """Sea serpent: loops that arch out of the water, each (x, y, turn, half, height, girth), and a neck through six points whose head looks back down towards -X."""
    mesh, curve = Mesh("serpent"), [tuple(sum(math.comb(5, k) * t**k * (1 - t) ** (5 - k) * p[i] for k, p in enumerate(neck)) for i in range(3)) for t in steps(48)]
    lines = [([turned((half * math.cos(a), 0, height * math.sin(a)), (x, y, 0), turn) for a in np.linspace(-0.4, math.pi + 0.4, 49)], girth) for x, y, turn, half, height, girth in loops]
    for line, girth in [*lines, (curve, 4.6)]:
        mesh.tube(line, lambda t: girth * ((1.15 - 0.5 * t) if line is curve else 0.8 + 0.2 * math.sin(math.pi * t)), hide, 32)  # noqa: B023
        points = [Vector(p) for p in line]
        for p, way in zip(points[2:-1:2], [(b - a).normalized() for a, b in zip(points[1:], points[3:])][::2]):
            back = Vector((1, 0, 1.2)) if line is curve else p - sum(points, Vector()) / len(points)
            back = (back - way * back.dot(way)).normalized()
            mesh.tube([p + back * girth * 0.5, p + back * girth * 1.15, p + back * girth * 1.7 - way * girth * 0.45], lambda t: girth * 0.34 * (1.02 - t), hide, 6)  # noqa: B023
    mesh.place(smooth=60)
    s, eyes, place = Sculpt((-9.5, -4.5, -6), (11, 4.5, 7), 0.11), Mesh("serpent eyes"), dict(loc=curve[-1], rot=(0, -0.5, 0.12), scale=1.4)
    s.chain([(1.5, 0, 0.4), (-1.5, 0, 0.5), (-7.2, 0, -0.5)], [2.5, 2.0, 0.75], 0.6)
    s.chain([(0.8, 0, -1.2), (-2.5, 0, -2.9), (-6.2, 0, -4.3)], [1.5, 0.95, 0.4], 0.4)
    for side in (-1, 1):
        s.chain([(0.6, 1.3 * side, 1.6), (3.6, 2.2 * side, 2.7), (7.0, 2.7 * side, 2.5), (10.4, 2.6 * side, 3.8)], [0.75, 0.55, 0.35, 0.03], 0.3)
        s.chain([(1.6, 1.8 * side, -0.6), (4.2, 3.0 * side, -0.6), (6.4, 3.6 * side, 0.4)], [0.6, 0.35, 0.03], 0.3)
        s.ellipsoid((-2.4, 1.35 * side, 1.5), (1.5, 0.5, 0.45), 0.3, rot=(0, 0.25, 0))
        for k in range(6):
            s.cone((-2.6 - 0.85 * k, 0.75 * side, -0.4), (-2.8 - 0.85 * k, 0.75 * side, -1.7 + 0.12 * k), 0.26, 0.03, 0.08)
        eyes.ball((-2.6, 1.55 * side, 0.85), 0.55, orb, (1.3, 0.6, 0.7))
    s.roughen(lambda p: 0.14 * rock_noise(p, 1.1, 5, 3))
    s.place("serpent head", hide, **place)
    eyes.place(**place)

