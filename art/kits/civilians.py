"""Civilians in a besieged city, about 1.75 m, facing +Y, feet at z 0: winter coat, scarf, cap or shawl, pack, tool. No faces."""
import math

import numpy as np

from lib.tools import Mesh, Sculpt

# Joints: two legs (hip, knee, ankle), right and left arm (shoulder, elbow, hand), how far chest and head lean forward.
STANCES = {
    "walk": dict(legs=(((-0.1, 0, 0.92), (-0.13, 0.19, 0.52), (-0.14, 0.2, 0.09)), ((0.1, 0, 0.92), (0.13, -0.02, 0.5), (0.15, -0.34, 0.13))),
        right=((0.22, 0.03, 1.4), (0.36, -0.1, 1.13), (0.36, 0.06, 0.9)), left=((-0.22, 0.03, 1.4), (-0.35, 0.04, 1.12), (-0.3, 0.26, 0.98)), lean=0.07),
    "stand": dict(legs=(((-0.1, 0, 0.92), (-0.13, 0.04, 0.5), (-0.15, 0.0, 0.09)), ((0.1, 0, 0.92), (0.13, 0.05, 0.5), (0.17, 0.08, 0.09))),
        right=((0.22, 0.01, 1.4), (0.37, -0.02, 1.12), (0.4, 0.12, 0.88)), left=((-0.22, 0.01, 1.4), (-0.35, -0.03, 1.12), (-0.32, 0.1, 0.88)), lean=0.03),
    "shoulder": dict(legs=(((-0.1, 0, 0.92), (-0.14, 0.05, 0.5), (-0.17, 0.02, 0.09)), ((0.1, 0, 0.92), (0.15, 0.1, 0.5), (0.19, 0.12, 0.09))),
        right=((0.22, 0.02, 1.4), (0.4, 0.08, 1.16), (0.3, 0.26, 1.36)), left=((-0.22, 0.02, 1.4), (-0.37, 0.0, 1.12), (-0.42, 0.12, 0.88)), lean=0.04)}


def _head(shawl, skin, bag, hat, at):
    x, y, z = at
    skin.cone((x, y - 0.02, z - 0.2), (x, y - 0.01, z - 0.06), 0.06, 0.06, 0.02)
    skin.ellipsoid((x, y, z), (0.095, 0.115, 0.135), 0.02)
    skin.cone((x, y + 0.1, z + 0.015), (x, y + 0.135, z - 0.02), 0.018, 0.022, 0.02)
    for side in (-1, 1):
        skin.ellipsoid((x + side * 0.1, y - 0.005, z - 0.01), (0.018, 0.03, 0.04), 0.01)
        skin.ellipsoid((x + side * 0.042, y + 0.122, z + 0.012), (0.026, 0.03, 0.018), 0.012, cut=True)
    if hat == "cap":
        for args in ((x, y - 0.015, z + 0.095), (0.135, 0.155, 0.06), 0.02), ((x, y + 0.13, z + 0.075), (0.09, 0.075, 0.016), 0.02), ((x, y - 0.05, z + 0.03), (0.102, 0.09, 0.1), 0.03):
            bag.ellipsoid(*args)
    elif hat == "shawl":
        shawl.ellipsoid((x, y - 0.025, z + 0.02), (0.13, 0.14, 0.165), 0.03)
        shawl.cone((x, y - 0.03, z - 0.1), (x, y - 0.05, z - 0.26), 0.12, 0.21, 0.05)
        shawl.cone((x, y + 0.06, z - 0.16), (x + 0.03, y + 0.17, z - 0.33), 0.05, 0.03, 0.03)
        shawl.ellipsoid((x, y + 0.12, z - 0.005), (0.085, 0.12, 0.12), 0.02, cut=True)
    else:
        ribs = lambda p, t: 0.006 * np.cos(np.arctan2(p[..., 1] - y, p[..., 0] - x) * 22)  # noqa: E731
        bag.ellipsoid((x, y - 0.015, z + 0.07), (0.115, 0.13, 0.125), 0.02, relief=ribs)
        bag.cone((x, y - 0.01, z + 0.035), (x, y - 0.012, z + 0.06), 0.118, 0.12, 0.006, relief=ribs)
        bag.ellipsoid((x, y - 0.02, z + 0.205), (0.04, 0.04, 0.035), 0.01)


def civilian(coat, trousers, bag, skin, steel, wood, stance="walk", hat="beanie", tool=None, pack=True, hem=0.52, voxel=0.011, loc=(0, 0, 0), rot=0.0, scale=1.0, seed=1):
    """hem: height of the coat's lower edge. A child is the same figure at scale 0.62 with a low hem."""
    p = STANCES[stance]
    low, high = (-0.8, -0.8, -0.02), (0.8, 0.75, 2.05)
    lean = p["lean"]
    chest, head = (0, lean * 0.7, 1.27), (0, 0.03 + lean * 1.5, 1.63)
    folds = lambda points, t: 0.0045 * np.sin(points[..., 2] * 36 + points[..., 0] * 26 + 2 * np.sin(points[..., 1] * 15))
    flutes = lambda points, t: 0.016 * np.sin(np.arctan2(points[..., 1], points[..., 0]) * 9 + seed + points[..., 2] * 3) * np.clip(1.15 - t, 0, 1)
    c, t, b, k = (Sculpt(low, high, voxel) for _ in range(4))
    c.cone((0, 0, 0.95), chest, 0.165, 0.175, 0.05, relief=folds)
    c.ellipsoid((0, chest[1], 1.36), (0.225, 0.15, 0.13), 0.06, relief=folds)
    c.cone((0, -0.03, hem + 0.1), (0, 0, 1.04), 0.27, 0.17, 0.03, relief=flutes)
    c.block((0, -0.03, hem - 0.12), (0.9, 0.9, 0.3), 0.01, 0.02, cut=True)
    c.ellipsoid((0, -0.03, hem + 0.02), (0.23, 0.23, 0.05), 0.02, cut=True)
    for shoulder, elbow, hand in np.array((p["right"], p["left"])):
        c.chain([shoulder, elbow, elbow + (hand - elbow) * 0.8], [0.095, 0.08, 0.07], 0.03, relief=folds)
        k.ellipsoid(hand, (0.05, 0.055, 0.06), 0.02)
    for q in range(12):
        x, y = math.cos(math.tau * q / 12), math.sin(math.tau * q / 12)
        c.cone((0.1 * x, head[1] - 0.02 + 0.1 * y, 1.455), (0.12 * x, head[1] - 0.03 + 0.11 * y, 1.52), 0.05, 0.035, 0.02)
    for hip, knee, ankle in np.array(p["legs"]):
        t.chain([hip, knee, knee + (ankle - knee) * 0.8], [0.12, 0.09, 0.085], 0.03, relief=folds)
        b.cone(knee + (ankle - knee) * 0.62, ankle, 0.095, 0.08, 0.02)
        b.block((ankle[0], ankle[1] + 0.06, ankle[2] - 0.04), (0.125, 0.3, 0.1), 0.045, 0.03)
    b.chain([(0.1, head[1] + 0.06, 1.47), (0.0, head[1] + 0.13, 1.44), (-0.07, chest[1] + 0.16, 1.2)], [0.05, 0.055, 0.04], 0.02, relief=folds)
    b.ellipsoid((0, 0.0, 1.02), (0.19, 0.165, 0.03), 0.006)
    _head(c, k, b, hat, head)
    if pack:
        y = lean * 0.6 - 0.25  # behind the back
        b.block((0, y, 1.2), (0.36, 0.2, 0.46), 0.07, 0.01)
        b.block((0, y - 0.03, 1.4), (0.38, 0.22, 0.1), 0.045, 0.006)
        b.cone((-0.24, y + 0.02, 1.53), (0.24, y + 0.02, 1.53), 0.085, 0.085, 0.01)
        b.block((0, y - 0.11, 1.12), (0.24, 0.08, 0.2), 0.03, 0.006)
        for side in (-1, 1):
            b.block((side * 0.2, y, 1.1), (0.09, 0.14, 0.2), 0.03, 0.006)
            b.chain([(side * 0.12, y + 0.1, 1.48), (side * 0.13, lean + 0.1, 1.44), (side * 0.17, lean * 0.8 + 0.12, 1.22), (side * 0.15, y + 0.1, 1.05)], [0.024] * 4, 0.006)
    for sculpt, name, material in ((c, "coat", coat), (t, "trousers", trousers), (b, "bag", bag), (k, "skin", skin)):
        sculpt.place(name, material, loc, rot, scale)
    if tool:
        m = Mesh("tool")
        x, y, z = p["right"][2]
        if tool == "crowbar":
            m.tube([(x, y - 0.06, z + 0.12), (x, y, z - 0.04), (x, y + 0.2, z - 0.5), (x, y + 0.25, z - 0.56), (x, y + 0.32, z - 0.55)], 0.02, steel, 8)
        elif tool == "rake":
            m.tube([(x - 0.02, y + 0.5, z - 0.72), (x, y, z), (x + 0.04, y - 0.62, z + 0.66)], 0.021, wood, 8).box((x + 0.04, y - 0.62, z + 0.66), (0.62, 0.05, 0.05), wood)
            for q in range(8):
                m.tube([(x - 0.24 + 0.08 * q, y - 0.62, z + 0.66), (x - 0.24 + 0.08 * q, y - 0.7, z + 0.52)], 0.012, wood, 5)
        elif tool == "basket":
            m.cylinder((x, y, z - 0.36), 0.16, 0.2, bag, 20, 0.22)
            m.tube([(x - 0.2, y, z - 0.17), (x - 0.13, y, z + 0.0), (x, y, z + 0.04), (x + 0.13, y, z + 0.0), (x + 0.2, y, z - 0.17)], 0.018, bag, 6)
        m.place(0.004, loc, rot, scale)
