"""The long wall: brick curtain with towers over hills, beacons, banners. Metres."""
import math

import numpy as np

from lib.tools import Mesh, glow, placement, product, relief, stained, steps, surface

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
