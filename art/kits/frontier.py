"""The long wall: brick curtain with towers over hills, beacons, banners; its general and the riders before it, facing +Y. Metres."""
import math

import numpy as np

from lib.tools import Mesh, Sculpt, glow, placement, product, relief, stained, steps, surface, turns

HALF = math.pi / 2


def materials(fire="#ffae5a"):
    brick = surface("wall brick", "#b3a48f", rough=0.9, var=0.35, scale=0.25, streak=0.45, specular=0.15)
    return dict(
        brick=relief(brick, "brick", 1.1, 0.5, 0.03, "#857560", (HALF, 0, 0)), stone=surface("wall stone", "#c2b196", rough=0.9, var=0.3, scale=0.4, streak=0.35, specular=0.15),
        tiles=surface("roof tiles", "#4c3a34", rough=0.7, var=0.3, scale=1.5, bump=0.5, bump_scale=4), red=surface("vermilion", "#a8281c", rough=0.7, var=0.2, scale=1.0),
        silk=surface("silk", "#c0301c", rough=0.8, var=0.15), wood=surface("frontier wood", "#4a3524", rough=0.85, var=0.35, scale=1.5),
        hill=surface("loess", "#4c4433", rough=1, var=0.45, scale=0.06, bump=0.8, bump_scale=0.5, specular=0.05),
        armour=surface("lamellar", "#3a3536", rough=0.45, metal=0.6, var=0.3, edge=0.5),
        gold=surface("gilt", "#d29a3e", rough=0.32, metal=0.9, var=0.2), cloth=surface("padded cloth", "#5e2a20", rough=0.95, var=0.3, scale=4), fire=glow("beacon", fire, 40),
        torch=glow("torch", fire, 30), lamp=glow("paper lamp", "#ff9a4a", 7))


def snow():
    """Snow lies where the hill is flat; dark rock shows where it is steep."""
    material = surface("snow", "#dbe3ec", rough=0.9, var=0.06, scale=0.1, bump=0.5, bump_scale=0.5, specular=0.1)
    flat = lambda g: g.math("ADD", g.part(None, 2), g.remap(g.noise(0.6, 9.0), 0.3, 0.7, -0.14, 0.14))
    return stained(material, "#37343a", lambda g: g.remap(flat(g), 0.66, 0.8, 1, 0))


def line(points, step=2.0):
    """Even spots (x, y, z, heading) along a smooth path through points."""
    points = np.array(points, float)
    n, dense = len(points), []
    for i in range(n - 1):
        p0, p1, p2, p3 = points[max(i - 1, 0)], points[i], points[i + 1], points[min(i + 2, n - 1)]
        for t in np.linspace(0, 1, 60, endpoint=False):
            dense.append(0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t**2 + (3 * p1 - p0 - 3 * p2 + p3) * t**3))
    dense = np.array(dense)
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(dense[:, :2], axis=0), axis=1))])
    at = np.arange(0, run[-1], step)
    out = np.stack([np.interp(at, run, dense[:, k]) for k in range(3)], 1)
    return [(*p, a) for p, a in zip(out, np.unwrap(np.arctan2(np.gradient(out[:, 1]), np.gradient(out[:, 0]))))]


def curtain(m, spots, height=9.0, width=6.0):
    """Wall body along the spots: battered sides, walkway, battlements on both sides."""
    mesh = Mesh("curtain")
    for *edges, key in ((1.25, -14), (1.0, height), "brick"), ((0.86, height), (-0.86, height), "stone"), ((-1.0, height), (-1.25, -14), "brick"):
        mesh.sheet([[(x - math.sin(a) * d * width / 2, y + math.cos(a) * d * width / 2, z + h) for x, y, z, a in spots] for d, h in edges], m[key])
    for k in range(len(spots) - 1):
        (x, y, z, a), (x2, y2, z2, _) = spots[k], spots[k + 1]
        nx, ny, run = -math.sin(a), math.cos(a), math.hypot(x2 - x, y2 - y)
        rise = math.atan2(z2 - z, run)
        for s in (-1, 1):
            cx, cy, cz = (x + x2) / 2 + s * nx * width * 0.47, (y + y2) / 2 + s * ny * width * 0.47, (z + z2) / 2 + height
            mesh.box((cx, cy, cz + 0.45), (run * 1.06, width * 0.075, 0.9), m["brick"], (0, -rise, a))
            mesh.box((cx, cy, cz - 0.25), (run * 1.06, width * 0.13, 0.22), m["stone"], (0, -rise, a))
            mesh.box((cx, cy, cz + 1.3), (run * 0.55, width * 0.075, 0.9), m["brick"], (0, 0, a))
            mesh.box((cx, cy, cz + 1.78), (run * 0.62, width * 0.1, 0.12), m["stone"], (0, 0, a))
    return mesh.place(smooth=30)


def roof(mesh, m, z, w, d, h, lift=0.8):
    """Hipped roof with upturned eaves around the frame's origin."""
    n, rows = 8, []
    for ring, (grow, rise) in enumerate(((1.0, 0.0), (0.72, 0.28), (0.42, 0.66), (0.2, 1.0))):
        row = []
        for side, k in product(range(4), range(n)):
            t = k / n * 2 - 1
            (u, v), up = ((t, -1), (1, t), (-t, 1), (-1, -t))[side], lift * abs(t) ** 4 * (1 - ring / 3)
            row.append((u * w / 2 * grow * (1 + 0.05 * abs(t) ** 4), v * d / 2 * (grow if ring < 3 else 0.02), z + h * rise + up))
        rows.append([*row, row[0]])
    mesh.sheet(rows, m["tiles"])
    for sx, sy in product((-1, 1), (-1, 1)):
        mesh.tube([(sx * w / 2 * 1.05, sy * d / 2 * 1.05, z + lift + 0.1), (sx * w * 0.36, sy * d * 0.36, z + h * 0.31), (sx * w * 0.1, 0, z + h + 0.05)], w * 0.018, m["tiles"], 6)
    mesh.tube([(-w * 0.13, 0, z + h + 0.25), (-w * 0.1, 0, z + h + 0.05), (w * 0.1, 0, z + h + 0.05), (w * 0.13, 0, z + h + 0.25)], w * 0.025, m["tiles"], 6)
    mesh.box((0, 0, z - 0.05), (w * 0.98, d * 0.98, 0.12), m["red"])


def watchtower(m, loc, heading, base=15.0, width=11.0, house=True, fire=False, lamps=False):
    """Square tower astride the wall; with a roofed house on top or an open beacon. Returns the fire point."""
    mesh = Mesh("watchtower")
    mesh.frame = placement(loc, (0, 0, heading))
    w = width / 2
    mesh.prism([(-w, -w), (w, -w), (w, w), (-w, w)], -14, base, m["brick"], taper=0.86).box((0, 0, base - 0.2), (width * 0.92, width * 0.92, 0.35), m["stone"])
    for s in (-1, 1):
        for k in range(7):
            t = (k - 3) * width * 0.125
            for at, turn in (((t, s * w * 0.84, base + 0.6), 0), ((s * w * 0.84, t, base + 0.6), HALF)):
                mesh.box((at[0], at[1], base + 0.3), (width * 0.13, 0.5, 0.7), m["brick"], (0, 0, turn))
                if k % 2 == 0:
                    mesh.box((at[0], at[1], base + 1.1), (width * 0.09, 0.5, 1.0), m["brick"], (0, 0, turn))
        for k in (-1, 0, 1):
            for at, size in (((k * 2.6, s * w * 0.915, base - 4), (1.1, 0.3, 1.7)), ((s * w * 0.915, k * 2.6, base - 4), (0.3, 1.1, 1.7))):
                mesh.box(at, size, m["armour"])
    top = (0, 0, base + 1.5)
    if house:
        for k, s in product(range(-1, 2), (-1, 1)):
            mesh.cylinder((k * w * 0.55, s * w * 0.55, base), 0.22, 3.4, m["red"], 10)
        mesh.box((0, 0, base + 1.6), (width * 0.5, width * 0.5, 3.2), m["lamp"] if lamps else m["red"])
        for k, s in product(range(-2, 3), (-1, 1)):
            mesh.box((k * width * 0.11, s * width * 0.255, base + 1.6), (0.12, 0.08, 3.2), m["wood"])
            mesh.box((s * width * 0.255, k * width * 0.11, base + 1.6), (0.08, 0.12, 3.2), m["wood"])
        roof(mesh, m, base + 3.3, width * 0.98, width * 0.98, 2.0)
        mesh.box((0, 0, base + 5.4), (width * 0.34, width * 0.34, 1.6), m["red"])
        roof(mesh, m, base + 6.1, width * 0.66, width * 0.66, 2.2, 0.6)
    if fire:
        mesh.cylinder((0, 0, base), 1.2, 1.2, m["stone"], 12, 1.5)
        top = (0, 0, base + (8.6 if house else 1.2) + 1.0)
    mesh.place(smooth=30)
    if fire:
        flame = Mesh("beacon fire")
        for k in range(9):
            a = k * 2.4
            flame.ball((loc[0] + 0.7 * math.cos(a), loc[1] + 0.7 * math.sin(a), loc[2] + base + 1.7 + 0.3 * (k % 4)), 0.55, m["fire"], (1, 1, 1.8 + 0.4 * (k % 3)), 1)
        flame.place(shadow=False)
    return tuple(loc[i] + top[i] for i in range(3))


def banner(mesh, m, loc, heading, height=7.0, sway=0.3):
    (x, y, z), c, s = loc, math.cos(heading), math.sin(heading)
    mesh.tube([loc, (x, y, z + height)], 0.06, m["wood"], 6).ball((x, y, z + height + 0.1), 0.13, m["gold"], (1, 1, 1.8))
    rows = []
    for t in steps(12):
        wave, w = sway * math.sin(t * 6) * t, 1.5 * (1 - 0.2 * t)
        rows.append([(x + c * (w * u + wave) - s * wave * 1.3, y + s * (w * u + wave) + c * wave * 1.3, z + height - 0.4 - 4.2 * t + (0.5 * t**6 if u == 0.5 else 0)) for u in (0, 0.5, 1)])
    mesh.sheet(rows, m["silk"]).tube([(x, y, z + height - 0.4), (x + c * 1.55, y + s * 1.55, z + height - 0.4)], 0.04, m["wood"], 5)


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
