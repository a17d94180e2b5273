"""Adventurers of about 1.8 m facing +Y, feet at z 0: coat or robe, mantle, boots, belts, hat, hood or helm; a party of four with its gear.

No faces: scarves, shadows, visors. Clothes are built of overlapping panels, so joints never show as balloons.
"""
import math

import numpy as np

from kits import arms
from lib.tools import TAU, Mesh, Sculpt, glow, surface, turned, turns

STANCES = {
    "stand": dict(legs=[((-0.1, 0, 0.93), (-0.14, 0.07, 0.5), (-0.17, 0.03, 0.08)), ((0.1, 0, 0.93), (0.15, 0.03, 0.5), (0.2, -0.08, 0.08))],
        right=((0.22, 0, 1.42), (0.37, -0.02, 1.14), (0.36, 0.2, 1.0)), left=((-0.22, 0, 1.42), (-0.36, 0.0, 1.14), (-0.32, 0.2, 1.02)), lean=0.0),
    "lantern": dict(legs=[((-0.1, 0, 0.93), (-0.13, 0.2, 0.53), (-0.15, 0.2, 0.08)), ((0.1, 0, 0.93), (0.14, -0.04, 0.5), (0.17, -0.36, 0.1))],
        right=((0.22, 0.02, 1.42), (0.4, -0.06, 1.12), (0.5, 0.1, 0.9)), left=((-0.22, 0.02, 1.42), (-0.36, 0.2, 1.26), (-0.44, 0.46, 1.42)), lean=0.06),
    "raise": dict(legs=[((-0.1, 0, 0.9), (-0.17, 0.22, 0.53), (-0.2, 0.2, 0.08)), ((0.1, 0, 0.9), (0.18, -0.1, 0.48), (0.25, -0.36, 0.1))],
        right=((0.22, 0.02, 1.4), (0.44, 0.06, 1.52), (0.46, 0.2, 1.84)), left=((-0.22, 0.02, 1.4), (-0.4, 0.16, 1.16), (-0.34, 0.42, 1.16)), lean=0.05)}


def _drape(s, centre, top, hem, count, sweep=(0, 0), thick=0.05, slit=0.0, seed=0, flat=0.78):
    """Ring of hanging panels. top, hem: (radius, z); slit: half angle left open at the front."""
    rng = np.random.RandomState(seed)
    for k, a in enumerate(turns(count, 0.5)):
        if abs((a - TAU / 4 + math.pi) % TAU - math.pi) < slit:
            continue
        fold, back, c, d = 1 + 0.13 * (-1) ** k + rng.uniform(-0.05, 0.05), 0.5 - 0.5 * math.sin(a), math.cos(a), math.sin(a) * flat

        def at(t, grow):
            r = (top[0] + (hem[0] - top[0]) * grow) * (1 + (fold - 1) * t)
            z, push = top[1] + (hem[1] - top[1]) * t + (rng.uniform(-0.04, 0.04) + 0.12 * back * abs(sweep[1])) * (t > 0.9), t * t * (0.25 + 0.75 * back)
            return (centre[0] + r * c + sweep[0] * push, centre[1] + r * d + sweep[1] * push, z)
        s.chain([at(0, 0), at(0.45, 0.35), at(1, 1)], [thick, thick * 0.9, thick * 0.85], 0.05)


def _hat(s, kind, x, y, z):
    if kind == "brim":
        for a in turns(26):
            rim = (x + 0.31 * math.cos(a), y - 0.01 + 0.33 * math.sin(a), z + 0.1 + 0.05 * abs(math.cos(a)) - 0.05 * abs(math.sin(a)))
            s.cone((x, y - 0.01, z + 0.115), rim, 0.045, 0.02, 0.025)
        s.cone((x, y - 0.01, z + 0.1), (x, y - 0.03, z + 0.27), 0.135, 0.105, 0.025)
        s.cone((x, y - 0.01, z + 0.12), (x, y - 0.01, z + 0.14), 0.15, 0.147, 0.005)
    elif kind == "hood":
        s.ellipsoid((x, y - 0.02, z + 0.02), (0.155, 0.185, 0.19), 0.03)
        s.cone((x, y - 0.05, z + 0.12), (x, y - 0.2, z + 0.1), 0.11, 0.035, 0.06)
        s.ellipsoid((x, y + 0.15, z - 0.02), (0.1, 0.12, 0.13), 0.02, cut=True)
        s.cone((x, y - 0.03, z - 0.12), (x, y - 0.06, z - 0.24), 0.15, 0.2, 0.05)
    elif kind in ("horned", "winged"):
        s.ellipsoid((x, y, z + 0.01), (0.13, 0.155, 0.165), 0.02)
        s.cone((x, y, z - 0.14), (x, y + 0.01, z - 0.02), 0.105, 0.128, 0.02)
        s.block((x, y + 0.05, z + 0.06), (0.03, 0.26, 0.26), 0.012, 0.02)
        s.block((x, y + 0.15, z + 0.015), (0.19, 0.08, 0.022), 0.006, 0.008, cut=True)
        for k in range(3):
            s.block((x + 0.045, y + 0.155, z - 0.05 - 0.03 * k), (0.05, 0.06, 0.01), 0.003, 0.004, cut=True)
        s.cone((x, y - 0.02, z - 0.13), (x, y - 0.05, z - 0.17), 0.12, 0.155, 0.02)
        for side in (-1, 1):
            if kind == "horned":
                curve = [(0.12, 0, 0.08), (0.25, 0.02, 0.14), (0.3, 0.06, 0.28), (0.24, 0.1, 0.42)]
                s.chain([(x + side * a, y + b, z + c) for a, b, c in curve], [0.05, 0.042, 0.03, 0.006], 0.03)
            else:
                for k in range(4):
                    s.cone((x + side * 0.14, y - 0.02 * k, z + 0.04), (x + side * 0.2, y - 0.14 - 0.05 * k, z + 0.36 - 0.08 * k), 0.03, 0.012, 0.01)
    else:
        s.ellipsoid((x, y - 0.03, z + 0.03), (0.13, 0.15, 0.16), 0.03)
        for k, a in enumerate(turns(12)):
            s.chain([(x + 0.05 * math.cos(a), y - 0.03 + 0.06 * math.sin(a), z + 0.15), (x + 0.13 * math.cos(a), y - 0.1 + 0.1 * math.sin(a), z - 0.12 - 0.06 * (k % 2))], [0.05, 0.03], 0.03)


def adventurer(cloth, leather, metal, stance="stand", hat="brim", coat=0.34, mantle=True, cloak=0.0, plate=False, sweep=(0, -0.2), voxel=0.011, loc=(0, 0, 0), rot=0.0, scale=1.0, seed=1, slit=0.42):
    """coat: hem height; cloak: hem height of a back cloak, 0 none; plate: cuirass, pauldrons, greaves.

    Returns scene points of the two hands: dict(right=, left=).
    """
    p = STANCES[stance]
    low, high = (-1.0, -1.25, -0.02), (1.0, 1.1, 2.35)
    lean, drop = p["lean"], p["legs"][0][0][2] - 0.93
    chest, head = (0, 0.02 + lean * 0.7, 1.3 + drop), (0, 0.05 + lean * 1.5, 1.66 + drop)
    folds = lambda points, t: 0.0045 * np.sin(points[..., 2] * 60 + points[..., 0] * 25 + 3 * np.sin(points[..., 1] * 17))
    s = Sculpt(low, high, voxel)
    s.ellipsoid(chest, (0.2, 0.135, 0.22), 0.05, relief=folds)
    s.cone((0, 0, 0.95 + drop), chest, 0.15, 0.16, 0.05, relief=folds)
    for leg in p["legs"]:
        s.chain(leg, [0.12, 0.085, 0.07], 0.03, relief=folds)
    for arm in (p["right"], p["left"]):
        s.chain(arm, [0.09, 0.075, 0.062], 0.03, relief=folds)
    _drape(s, (0, 0, 0), (0.15, 1.02 + drop), (0.36, coat), 17, sweep, 0.062, slit, seed)
    if cloak:
        for k in range(9):
            x = (k - 4) * 0.06
            hem = (x * 2.1 + sweep[0] * 1.6, -0.2 + 1.7 * sweep[1] + 0.045 * (k % 2), max(cloak + 0.06 * (k % 3), 0.04) + 0.3 * abs(sweep[1]))
            s.chain([(x, chest[1] - 0.12, 1.48 + drop), (x * 1.5 + sweep[0] * 0.5, -0.2 + sweep[1] * 0.6 + 0.03 * (k % 2), 0.85 + drop), hem], [0.055, 0.06, 0.055], 0.06)
    if mantle:
        _drape(s, (0, chest[1] - 0.03, 0), (0.1, 1.55 + drop), (0.33, 1.2 + drop), 15, (0, sweep[1] * 0.3), 0.055, 0.3, seed + 1, 0.72)
    s.cone((0, chest[1], 1.45 + drop), (0, head[1] - 0.02, 1.56 + drop), 0.13, 0.125, 0.03, relief=folds)
    if hat == "hood":
        _hat(s, hat, *head)
    s.place("clothes", cloth, loc, rot, scale)
    g = Sculpt(low, high, voxel)
    for _, knee, foot in np.array(p["legs"]):
        top = foot + (knee - foot) * 0.72
        g.cone(top, foot, 0.105, 0.078, 0.02)
        g.cone(top + (0, 0, 0.03), top - (0, 0, 0.03), 0.125, 0.11, 0.01)
        g.block((foot[0], foot[1] + 0.07, 0.05), (0.13, 0.32, 0.1), 0.045, 0.03)
        g.block((foot[0], foot[1] - 0.04, 0.02), (0.12, 0.1, 0.05), 0.01, 0.01)
    for _, elbow, hand in np.array((p["right"], p["left"])):
        g.cone(elbow + (hand - elbow) * 0.55, hand, 0.09, 0.06, 0.01)
        g.ellipsoid(hand + (hand - elbow) * 0.1, (0.058, 0.058, 0.062), 0.02)
        for f in (-1, 0, 1):
            g.cone(hand + (0.025 * f, 0.045, 0.03), hand + (0.025 * f, 0.055, -0.04), 0.02, 0.017, 0.008)
    g.ellipsoid((0, 0.01, 1.0 + drop), (0.2, 0.165, 0.045), 0.008)
    for x, y, w, h in ((-0.2, 0.06, 0.1, 0.13), (0.21, -0.03, 0.09, 0.15), (0.13, 0.15, 0.07, 0.08), (-0.1, -0.18, 0.13, 0.11)):
        g.block((x, y, 0.93 + drop), (w, 0.09, h), 0.02, 0.008)
        g.block((x, y * 1.1, 0.97 + drop), (w * 1.1, 0.1, h * 0.4), 0.015, 0.004)
    g.chain([(0.17, chest[1] + 0.06, 1.44 + drop), (0.03, chest[1] + 0.165, 1.26 + drop), (-0.15, chest[1] + 0.1, 1.05 + drop)], [0.03] * 3, 0.006)
    g.ellipsoid(head, (0.105, 0.12, 0.14), 0.03)
    if hat == "brim":
        g.ellipsoid((head[0], head[1] + 0.06, head[2] - 0.08), (0.12, 0.1, 0.085), 0.02, relief=folds)
        _hat(g, hat, *head)
    elif hat == "bare":
        _hat(g, hat, *head)
    g.place("leather", leather, loc, rot, scale)
    helmed = hat in ("horned", "winged")
    if plate or helmed:
        a = Sculpt(low, high, voxel)
        if helmed:
            _hat(a, hat, *head)
        if plate:
            _plate(a, p, chest, drop)
        a.place("plate", metal, loc, rot, scale)
    return {side: turned(p[side][2], loc, rot, scale) for side in ("right", "left")}


def _plate(a, p, chest, drop):
    x, y, z = chest
    a.ellipsoid((x, y + 0.015, z + 0.02), (0.215, 0.155, 0.2), 0.04)
    a.cone((x, y + 0.17, z + 0.12), (x, y + 0.13, z - 0.16), 0.03, 0.02, 0.06)
    for k in range(3):
        a.ellipsoid((x, 0.01 + y * 0.5, 1.12 + drop - 0.055 * k), (0.175 + 0.014 * k, 0.15 + 0.012 * k, 0.04), 0.008)
    for b in turns(10, 0, 0.3):
        a.block((0.19 * math.cos(b), 0.16 * math.sin(b), 0.9 + drop), (0.12, 0.05, 0.17), 0.015, 0.006, rot=(0, 0, b + TAU / 4))
    for arm in (p["right"], p["left"]):
        shoulder, elbow, hand = (np.array(v) for v in arm)
        out = np.sign(shoulder[0])
        for k in range(3):
            a.ellipsoid(shoulder + (out * 0.03 * k, 0, 0.05 - 0.06 * k), (0.13 - 0.012 * k, 0.13 - 0.01 * k, 0.055), 0.008, rot=(0, out * (0.35 + 0.15 * k), 0))
        a.cone(elbow + (hand - elbow) * 0.2, elbow + (hand - elbow) * 0.85, 0.085, 0.07, 0.01)
        a.ellipsoid(elbow, (0.09, 0.09, 0.08), 0.01)
    for _, knee, foot in p["legs"]:
        knee, foot = np.array(knee), np.array(foot)
        a.cone(knee + (0, 0.03, 0), foot + (knee - foot) * 0.25 + (0, 0.02, 0), 0.1, 0.082, 0.015)
        a.ellipsoid(knee + (0, 0.05, 0.01), (0.095, 0.085, 0.1), 0.01)


def gear_materials():
    return dict(green=surface("green cloth", "#2f4a34", rough=0.9, var=0.3, scale=5), red=surface("rust cloth", "#8a3a24", rough=0.9, var=0.3, scale=5),
        blue=surface("teal cloth", "#25565c", rough=0.9, var=0.3, scale=5), leather=surface("leather", "#3a281c", rough=0.6, var=0.3, scale=4),
        steel=surface("steel", "#a9aca6", rough=0.3, metal=0.9, var=0.2), wood=surface("haft", "#3a2a20", rough=0.8), spark=glow("spark", "#8affc8", 18))


def party(p, spots, voxel=0.016, scale=1.0):
    """Knight, mage, ranger, axe bearer at (x, y, z, turn); None for one who is not there."""
    looks = (dict(cloth=p["red"], stance="stand", hat="winged", coat=0.62, plate=True, cloak=0.12),
        dict(cloth=p["blue"], stance="lantern", hat="hood", coat=0.14, cloak=0.0, slit=0.2),
        dict(cloth=p["green"], stance="stand", hat="hood", coat=0.5, cloak=0.22),
        dict(cloth=p["leather"], stance="lantern", hat="horned", coat=0.55, plate=True, scale=0.82))
    for k, (spot, look) in enumerate(zip(spots, looks)):
        if not spot:
            continue
        (x, y, z, turn), look = spot, dict(look)
        size = scale * look.pop("scale", 1.0)
        hands = adventurer(look.pop("cloth"), p["leather"], p["steel"], sweep=(-0.12, -0.28), voxel=voxel, loc=(x, y, z), rot=turn, scale=size, seed=k, **look)
        mesh, ahead = Mesh("gear"), (-math.sin(turn), math.cos(turn))
        if k == 0:
            arms.sword(mesh, arms.aimed(hands["right"], (ahead[0] * 0.5, ahead[1] * 0.5, -0.8), size), p["steel"], p["leather"], 0.95, 0.07)
            arms.kite_shield(mesh, arms.aimed(hands["left"], (ahead[0] - 0.4 * ahead[1], ahead[1] + 0.4 * ahead[0], 0), size), p["red"], p["steel"])
        elif k == 1:
            arms.staff(mesh, arms.aimed(hands["right"], (0.08, 0, 1), size), p["wood"], p["spark"])
        elif k == 2:
            arc = [(hands["left"][0], hands["left"][1] + 0.05, hands["left"][2])]
            bow = [(arc[0][0] + ahead[0] * 0.28 * size * math.cos(a), arc[0][1] + ahead[1] * 0.28 * size * math.cos(a), arc[0][2] + 0.85 * size * math.sin(a)) for a in (-1.4 + 2.8 * i / 16 for i in range(17))]
            mesh.tube(bow, lambda t: (0.012 + 0.012 * math.sin(t * math.pi)) * size, p["wood"], 7).tube([bow[0], bow[-1]], 0.005 * size, p["steel"], 4)
        else:
            arms.axe(mesh, arms.aimed(hands["right"], (ahead[0] * 0.4, ahead[1] * 0.4, 1), size * 1.15), p["steel"], p["wood"])
            arms.shield(mesh, arms.aimed(hands["left"], (*ahead, 0.1), size), p["wood"], p["steel"], 0.36)
        mesh.place(0.003)
