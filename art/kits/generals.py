"""People of the wall: a plumed general with glaive and cloak, a spear guard, riders. Figures face +Y."""
import math

import numpy as np

from lib.tools import Mesh, Sculpt, product, turns


def _plates(points, t):
    angle, row = np.arctan2(points[..., 1], points[..., 0]), points[..., 2] * 15
    return 0.013 * (row % 1.0) + 0.005 * (np.abs(np.sin(angle * 15 + np.floor(row) * 1.57)) < 0.16)


def general(cloth, armour, gold, wood, voxel=0.012, loc=(0, 0, 0), rot=0.0, scale=1.0):
    """Lamellar coat to the knees, wide pauldrons, plumed helm, cloak; glaive upright in the right hand."""
    place, low, high = dict(loc=loc, rot=(0, 0, rot), scale=scale), (-1.0, -1.0, -0.02), (1.0, 0.9, 2.75)
    s = Sculpt(low, high, voxel)
    for side, foot in ((-1, 0.16), (1, -0.16)):
        s.chain([(side * 0.13, foot * 0.4, 0.8), (side * 0.2, foot, 0.12)], [0.14, 0.1], 0.03, relief=lambda p, t: 0.008 * np.sin(p[..., 2] * 50))
        s.ellipsoid((side * 0.21, foot + 0.08, 0.06), (0.085, 0.18, 0.065), 0.02)
        s.cone((side * 0.21, foot + 0.2, 0.07), (side * 0.21, foot + 0.27, 0.13), 0.05, 0.015, 0.02)
    right, left = ((0.28, 0, 1.45), (0.46, 0.02, 1.2), (0.5, 0.3, 1.24)), ((-0.28, 0, 1.45), (-0.46, 0.05, 1.2), (-0.27, 0.22, 1.06))
    for arm in (right, left):
        s.chain(arm, [0.11, 0.085, 0.06], 0.03, relief=lambda p, t: 0.008 * np.sin(p[..., 2] * 55))
        s.ellipsoid(arm[2], (0.06, 0.065, 0.07), 0.02)
    for k in range(13):
        x, hem = (k - 6) * 0.05, 0.06 * (k % 2)
        s.chain([(x, -0.15, 1.5), (x * 1.5 - 0.04, -0.32 - 0.05 * (k % 2), 0.95), (x * 2.3 - 0.2, -0.62 + hem, 0.2 + hem)], [0.05, 0.045, 0.04], 0.045)
    s.ellipsoid((0, 0.05, 1.7), (0.1, 0.11, 0.13), 0.02)
    s.cone((0, 0.15, 1.62), (0, 0.2, 1.38), 0.05, 0.01, 0.02)
    for side in (-1, 1):
        s.cone((side * 0.03, 0.155, 1.67), (side * 0.1, 0.17, 1.56), 0.018, 0.006, 0.01)
    s.ellipsoid((0, 0.165, 1.7), (0.025, 0.035, 0.035), 0.012)
    s.place("general cloth", cloth, **place)
    a = Sculpt(low, high, voxel)
    a.cone((0, 0.03, 1.02), (0, 0.03, 0.62), 0.2, 0.3, 0.02, relief=_plates)
    for x in (-0.16, 0.16):
        a.block((x, 0.3, 0.5), (0.035, 0.4, 0.8), 0.01, 0.02, cut=True)
    a.block((0, 0.02, 0.3), (0.9, 0.9, 0.3), 0.02, 0.02, cut=True)
    a.ellipsoid((0, 0.02, 1.32), (0.26, 0.2, 0.26), 0.04, relief=_plates)
    a.cone((0, 0.02, 0.98), (0, 0.02, 1.2), 0.2, 0.19, 0.02, relief=_plates)
    for side in (-1, 1):
        a.ellipsoid((side * 0.36, 0, 1.43), (0.17, 0.17, 0.1), 0.01, rot=(0, side * 0.55, 0))
        a.ellipsoid((side * 0.42, 0, 1.32), (0.13, 0.16, 0.1), 0.01, rot=(0, side * 0.7, 0), relief=_plates)
        a.cone((side * 0.24, -0.02, 1.5), (side * 0.52, -0.02, 1.53), 0.03, 0.02, 0.01)
        a.cone((side * 0.2, 0.1 - 0.16 * side, 0.42), (side * 0.205, -0.16 * side, 0.16), 0.115, 0.09, 0.01)
    for _, elbow, hand in np.array((right, left)):
        a.cone(elbow + (hand - elbow) * 0.2, elbow + (hand - elbow) * 0.85, 0.085, 0.075, 0.01)
    a.ellipsoid((0, 0.03, 1.79), (0.135, 0.155, 0.13), 0.02)
    a.cone((0, -0.05, 1.74), (0, -0.09, 1.6), 0.13, 0.165, 0.01, relief=_plates)
    a.ellipsoid((0, 0.05, 1.77), (0.165, 0.19, 0.025), 0.008)
    a.place("general armour", armour, **place)
    g = Sculpt(low, high, voxel)
    g.ellipsoid((0, 0.02, 1.02), (0.225, 0.185, 0.045), 0.008)
    g.ellipsoid((0, 0.2, 1.02), (0.075, 0.035, 0.075), 0.006)
    for side in (-1, 1):
        g.ellipsoid((side * 0.11, 0.19, 1.36), (0.075, 0.03, 0.075), 0.006)
        g.cone((side * 0.06, 0.19, 1.82), (side * 0.2, 0.17, 2.02), 0.022, 0.006, 0.01)
    g.cone((0, 0.02, 1.9), (0, 0.02, 2.06), 0.04, 0.02, 0.01)
    g.ellipsoid((0, 0.19, 1.82), (0.05, 0.025, 0.05), 0.006)
    g.place("general gilt", gold, **place)
    p = Sculpt(low, high, voxel)
    for k in range(5):
        p.chain([(0.01 * (k - 2), 0.02, 2.04), (0.03 * (k - 2), -0.1, 2.24 - 0.02 * k), (0.06 * (k - 2), -0.32, 2.14 - 0.04 * k), (0.09 * (k - 2), -0.5, 1.75 - 0.06 * k)], [0.025, 0.045, 0.04, 0.008], 0.02, relief=lambda q, t: 0.006 * np.sin(q[..., 0] * 120))
    p.place("plume", cloth, **place)
    m, hand = Mesh("glaive"), np.array(right[2])
    top = hand + (0.03, 0.05, 0.95)
    m.tube([hand + (-0.02, -0.06, -1.2), hand, top], 0.022, wood, 8).cylinder(top - (0, 0, 0.1), 0.035, 0.14, gold, 10)
    edge = [(-0.02, 0.0), (0.05, 0.02), (0.13, 0.2), (0.13, 0.36), (0.02, 0.6), (-0.03, 0.36), (-0.09, 0.3), (-0.05, 0.2)]
    n, verts = len(edge), [(top[0] + d * (0.012 if x < 0.1 else 0.003), top[1] + x, top[2] + z) for d in (-1, 1) for x, z in edge]
    m.add(verts, [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)], armour)
    for b in turns(8):
        m.tube([top - (0, 0, 0.1), top + (0.06 * math.cos(b), 0.06 * math.sin(b), -0.3)], 0.012, cloth, 4)
    m.place(**place)


def rider_mesh(hide, cloth, iron, torch, seed):
    """Small horse and rider for hordes (about 2.4 m, facing +Y), as shared mesh data."""
    m = Mesh("rider")
    m.ball((0, 0, 1.15), 0.5, hide, (0.62, 1.35, 0.62)).tube([(0, 0.5, 1.25), (0, 0.95, 1.75), (0, 1.3, 1.72), (0, 1.45, 1.55)], lambda t: 0.24 - 0.13 * t, hide, 7)
    m.tube([(0, -0.65, 1.3), (0, -0.95, 1.1), (0, -1.0, 0.6)], lambda t: 0.09 - 0.05 * t, hide, 5)
    for x, (y, bend) in product((-0.2, 0.2), ((0.5, 0.25), (-0.5, -0.2))):
        swing = bend * (1 if (x > 0) == (seed % 2 == 0) else -0.4)
        m.tube([(x, y, 1.0), (x, y + swing, 0.5), (x, y + swing * 0.4, 0)], lambda t: 0.13 - 0.08 * t, hide, 5)
    m.tube([(0, -0.05, 1.4), (0, -0.02, 2.05)], lambda t: 0.27 - 0.06 * t, cloth, 8).ball((0, 0.02, 2.25), 0.15, iron).cylinder((0, 0.02, 2.28), 0.17, 0.24, iron, 8, 0.02)
    for x in (-0.28, 0.28):
        m.tube([(x * 0.7, 0, 1.95), (x * 1.3, 0.15, 1.7), (x, 0.4, 1.75)], 0.07, cloth, 5).tube([(x * 0.6, 0, 1.4), (x * 1.4, 0.2, 1.1), (x * 1.3, 0.15, 0.75)], 0.1, cloth, 5)
    return m.tube([(0.3, 0.4, 1.6), (0.34, 0.5, 2.6)], 0.03, iron, 4).ball((0.34, 0.5, 2.75), 0.2, torch, (1, 1, 1.6), 1).data()
