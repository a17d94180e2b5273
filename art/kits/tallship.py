"""A three-masted ship under full canvas: planked hull, stern gallery, braced yards, ratlines. Metres, 34 m long, bow along +X."""
import math

import numpy as np

from lib.tools import _Graph, Mesh, colour, lit_through, pane, surface

HALF, PLANKS = 16.0, 18
STATIONS = np.linspace(-1, 1, 45)
MASTS = ((9.0, 27.0), (-0.5, 30.0), (-9.6, 23.0))
# Height of a yard as a share of its mast, and its length in metres.
YARDS = ((0.42, 14.5), (0.64, 12.0), (0.82, 9.0), (0.95, 6.2))


def materials(lit=0.6, dyes=("#efe3c8",) * 5):
    """dyes: the colours of the sails of fore, main and mizzen mast, of the jibs and of the spanker."""
    return dict(
        canvas=[_canvas(1, dye) for dye in dyes[:3]], jib=_canvas(0, dyes[3]), spanker=_canvas(0, dyes[4]), planks=[surface(f"plank {t}", t, rough=0.6, var=0.3, scale=1.6, streak=0.25) for t in ("#54341f", "#5f3c24", "#4a2d1b")],
        copper=surface("copper", "#3b3a30", rough=0.6, var=0.3), stripe=surface("ochre stripe", "#d9b25e", rough=0.6, var=0.15, streak=0.3),
        tar=surface("tarred", "#1f1915", rough=0.6, var=0.2), spar=surface("spar", "#7a5230", rough=0.6, var=0.25, scale=2),
        gilt=surface("ship gilt", "#d8a648", rough=0.35, metal=0.9, var=0.15), cabin=pane("cabin light", "#ffc070", lit), foam=surface("foam", "#eef6f2", rough=0.9, var=0.05),
        pennant=surface("pennant", "#c8402c", rough=0.9, var=0.15))


def _canvas(axis, dye):
    """Sailcloth: light comes through it, and its seams show, spaced along one axis."""
    material = surface(f"sailcloth {axis}", dye, rough=0.95, var=0.07, scale=0.5, specular=0.05)
    g = _Graph(material)
    seam = g.math("FRACT", g.math("MULTIPLY", g.part(g.out("TexCoord", "Object"), axis), 1.15))
    tint = g.mix(g.base(), [c * q for c, q in zip(colour(dye), (0.52, 0.43, 0.31))], g.remap(seam, 0.88, 0.97, 0, 0.7))
    g.wire(tint, g.bsdf.inputs["Base Color"])
    return lit_through(material, 0.42)


def _rail(u):
    return 2.7 + (1.9 if u > 0 else 2.9) * u * u


def _skin(u, v, side, out=0.0):
    """A point of the hull: u from stern -1 to stem 1, v from keel 0 to rail 1."""
    aft, fore = max(0, -u), max(0, u)
    beam = 3.9 * max(0, 1 - min(1, fore) ** (2.0 + 2.2 * v)) ** 0.75 * (1 - 0.3 * aft**3)
    beam *= min(1, 1.25 * max(0, v) ** 0.5) * (1 - 0.16 * max(0, v - 0.6)) * (1 - 0.9 * max(0, 1 - v) ** 1.3 * aft**3)
    return (HALF * u + 2.6 * fore**4 * v**1.3 - 2.0 * aft**5 * v * v, side * (beam + 0.06 + out), -2.0 + (_rail(u) + 2.0) * v)


def _hull(mesh, m):
    for s in (-1, 1):
        for k in range(PLANKS):
            a, b, key = k / PLANKS, (k + 1) / PLANKS, m["copper"] if k < 6 else m["stripe"] if k in (11, 12) else m["tar"] if k in (6, 13) else m["planks"][k * 7 % 3]
            mesh.sheet([[_skin(u, a, s, 0.05) for u in STATIONS], [_skin(u, b, s) for u in STATIONS]], key)
        for v, r, key in ((0.62, 0.11, "tar"), (0.735, 0.08, "gilt"), (0.86, 0.1, "tar"), (1.0, 0.17, "spar")):
            mesh.tube([_skin(u, v, s, 0.05) for u in STATIONS], r, m[key], 6)
        for u in np.linspace(-0.72, 0.62, 11):
            x, y, z = _skin(u, 0.675, s, 0.04)
            mesh.box((x, y, z), (0.85, 0.16, 0.62), m["tar"]).box((x, y + 0.02 * s, z + 0.36), (1.0, 0.24, 0.1), m["gilt"])
        for k in range(5):
            x, y, z = _skin(-0.97 + 0.045 * k, 0.82, s, -0.12)
            mesh.box((x, y + s * 0.14, z), (0.5, 0.3, 0.85), m["cabin"]).box((x + 0.36, y + s * 0.16, z), (0.14, 0.42, 1.25), m["gilt"])
        mesh.box((_skin(-0.88, 0.8, s)[0], _skin(-0.88, 0.8, s, 0.05)[1], 4.75), (3.9, 0.6, 0.16), m["gilt"]).box((_skin(-0.88, 0.8, s)[0], _skin(-0.88, 0.8, s, -0.05)[1], 3.05), (3.6, 0.5, 0.2), m["planks"][1])
    mesh.sheet([[_skin(-1, v, s) for s in (1, -1)] for v in np.linspace(0, 1, 9)], m["planks"][0])
    x, y, z = _skin(-1, 0.78, 1)
    for k in range(6):
        at = (k - 2.5) * y / 3.2
        mesh.box((x - 0.06, at, z), (0.2, y * 0.24, 0.95), m["cabin"]).box((x - 0.1, at + y / 6.4, z), (0.26, 0.12, 1.2), m["gilt"])
    for dz, r in ((-0.72, 0.12), (0.72, 0.12)):
        mesh.tube([(x - 0.12, -y, z + dz), (x - 0.3, 0, z + dz), (x - 0.12, y, z + dz)], r, m["gilt"], 6)
    mesh.tube([(x - 0.5, y * math.cos(a), _rail(-1) + 0.75 * math.sin(a)) for a in np.linspace(0, math.pi, 15)], 0.2, m["gilt"], 6)
    for at in (-1.6, 1.6):
        mesh.ball((x - 0.9, at, _rail(-1) + 1.3), 0.36, m["cabin"], (0.8, 0.8, 1.2)).cylinder((x - 0.9, at, _rail(-1) + 0.2), 0.07, 1.0, m["tar"], 6)
    mesh.box((x + 1.4, 0, -0.4), (1.2, 0.2, 3.6), m["planks"][2]).sheet([[(p[0], s * abs(p[1]) * 0.97, p[2] - 0.9) for p in (_skin(u, 1, s) for u in STATIONS)] for s in (1, -1)], m["spar"])
    for x, w, d, h in ((-13, 4.2, 4.0, 1.5), (3.6, 2.6, 2.2, 1.1), (-4.6, 2.2, 1.8, 0.9)):
        mesh.box((x, 0, _rail(x / HALF) - 0.9 + h / 2), (w, d, h), m["planks"][1])
    mesh.tube([_skin(1, v, 0) for v in np.linspace(0, 1, 12)], 0.24, m["tar"], 8).tube([(17.5, 0, 2.0), (18.6, 0, 3.2), (19.7, 0, 4.9)], lambda t: 0.3 - 0.12 * t, m["tar"], 8)
    mesh.tube([(18.5, 0, 3.6), (19.9, 0, 5.0), (20.3, 0, 5.7), (20.0, 0, 6.1)], lambda t: 0.16 + 0.14 * math.sin(t * 3), m["gilt"], 8).tube([(15.5, 0, 4.4), (23.5, 0, 7.4), (29, 0, 9.2)], lambda t: 0.34 - 0.24 * t, m["spar"], 8)


def _square(mesh, m, at, brace, top, foot, drop, furled):
    """One yard at (x, z) with its sail, swung round the mast by `brace`."""
    (x, z), c, s = at, math.cos(brace), math.sin(brace)
    turn = lambda ahead, across, up: (x + 0.45 + ahead * c - across * s, ahead * s + across * c, up)
    mesh.tube([turn(0, top * t, z) for t in (-0.54, -0.3, 0, 0.3, 0.54)], lambda t: 0.07 + 0.11 * math.sin(t * math.pi), m["spar"], 6)
    if furled:
        mesh.tube([turn(0.1, top * t, z + 0.16) for t in np.linspace(-0.47, 0.47, 25)], lambda t: 0.2 + 0.1 * math.sin(t * math.pi) + 0.05 * math.sin(t * 40), m["canvas"], 8)
        return
    belly = lambda t: drop * 0.34 * math.sin(math.pi * min(1, 0.08 + 0.86 * t)) ** 0.9
    cloth = lambda t, u: turn(0.1 + belly(t) * (1 - 0.75 * u * u), u * 0.5 * (top + (foot - top) * t) * (1 - 0.05 * math.sin(t * math.pi)), z - 0.1 - drop * t + 0.5 * t * t * (1 - u * u))
    rows = [[cloth(t, u) for u in np.linspace(-1, 1, 15)] for t in np.linspace(0, 1, 11)]
    mesh.sheet(rows, m["canvas"])
    for row in (rows[-1], [r[0] for r in rows], [r[-1] for r in rows]):
        mesh.tube(row, 0.045, m["tar"], 4)


def _shrouds(mesh, m, foot, head, count=5):
    """Ropes from points along the side up to one point, with ratlines across."""
    lines = [(np.array((foot[0] - 0.9 + 0.62 * k, foot[1], foot[2])), np.array(head, float)) for k in range(count)]
    for a, b in lines:
        mesh.tube([tuple(a), tuple(b)], 0.035, m["tar"], 4)
    for t in np.arange(0.06, 0.9, 0.065):
        mesh.tube([tuple(a + (b - a) * t) for a, b in (lines[0], lines[-1])], 0.02, m["tar"], 3)


def _rig(mesh, m, brace, furled):
    for k, (x, h) in enumerate(MASTS):
        mesh.tube([(x, 0, 1), (x - 0.02 * h, 0, h * 0.5)], lambda t: 0.4 - 0.08 * t, m["spar"], 10).tube([(x + 0.2 - 0.018 * h, 0, h * 0.42), (x - 0.03 * h, 0, h * 1.04)], lambda t: 0.26 - 0.2 * t, m["spar"], 8)
        rake = lambda share: x - 0.03 * h * share
        mesh.cylinder((rake(0.45), 0, h * 0.45), 1.35, 0.18, m["tar"], 16, scale=(0.9, 1.25, 1)).cylinder((rake(0.72), 0, h * 0.72), 0.7, 0.12, m["tar"], 12, scale=(0.7, 1.3, 1))
        shrink, deck = (0.8 if k == 2 else 1), _rail(x / HALF)
        for j, (share, length) in enumerate(YARDS[1 if k == 2 and not furled else 0 :]):
            j += 1 if k == 2 and not furled else 0
            below = YARDS[j - 1] if j else ((deck + 1.8) / h, length)
            _square(mesh, {**m, "canvas": m["canvas"][k]}, (rake(share), share * h), brace + 0.05 * j, length * shrink, below[1] * shrink * 0.96, h * (share - below[0]) - 0.55, furled)
        for s in (-1, 1):
            y = abs(_skin(x / HALF, 0.95, 1, 0.25)[1])
            mesh.box((x - 0.1, s * y, deck - 0.35), (3.6, 0.6, 0.12), m["tar"])
            _shrouds(mesh, m, (x - 0.6, s * (y + 0.15), deck - 0.3), (rake(0.44), s * 0.5, h * 0.44))
            _shrouds(mesh, m, (rake(0.45) + 0.1, s * 1.4, h * 0.46), (rake(0.72), s * 0.2, h * 0.72), 3)
            for share in (0.72, 0.98):
                mesh.tube([(rake(share), 0, h * share), (x - 3.4, s * y, deck)], 0.028, m["tar"], 4)
        ahead = MASTS[k - 1][0] if k else None
        for share, foot in ((0.45, 0.2), (0.72, 0.5), (0.97, 0.74)):
            mesh.tube([(rake(share), 0, h * share), (ahead, 0, MASTS[k - 1][1] * foot + 2) if k else (16 + 12.5 * share, 0, 4.6 + 4.4 * share)], 0.035, m["tar"], 4)
    if furled:
        return
    lee = 1.3 if brace > 0 else -1.3
    for head, tack, clew in np.array((((8.4, 0, 23.4), (28.6, 0, 9.2), (16.5, lee, 7.5)), ((8.5, 0, 18.5), (24.8, 0, 7.9), (13.6, lee, 6.6)), ((8.8, 0, 13), (20.6, 0, 6.4), (11.2, lee, 5.4)))):
        full = lambda t, u: np.array((0, lee * 4 * u * (1 - u) * math.sin(math.pi * min(1, 0.15 + 0.75 * t)), 0))
        mesh.sheet([[head + (tack + (clew - tack) * u - head) * t + full(t, u) for u in np.linspace(0, 1, 9)] for t in np.linspace(0, 1, 9)], m["jib"]).tube([head, tack], 0.045, m["tar"], 4)
    x, boom = MASTS[2][0] - 0.5, 8.0
    rows = [[(x - u * boom * (1 - 0.25 * t), lee * 0.8 * math.sin(u * 2.6) * (0.5 + t * (1 - t) * 2), 6.0 + (8.5 + 3.2 * u) * t) for u in np.linspace(0, 1, 10)] for t in np.linspace(0, 1, 8)]
    mesh.sheet(rows, m["spanker"])
    for row in (rows[0], rows[-1]):
        mesh.tube([row[0], row[-1]], 0.14, m["spar"], 6)


def ship(m, loc, rot, scale=1.0, furled=False, brace=0.5, wake=True):
    """m: materials() above; brace: how far the yards are swung, as the wind asks."""
    mesh = Mesh("tall ship")
    _hull(mesh, m)
    _rig(mesh, m, brace, furled)
    x, h, wind = MASTS[1][0] - 0.9, MASTS[1][1] * 1.03, 0.9 if brace > 0 else -0.9
    mesh.sheet([[(x - 0.8 * 5 * t, wind * 3.2 * t + 0.3 * math.sin(t * 9), h + e * (1 - 0.8 * t) - 0.6 * t) for t in np.linspace(0, 1, 14)] for e in (0, -0.75)], m["pennant"])
    if wake and not furled:
        for s in (-1, 1):
            line = [_skin(u, 2.05 / (_rail(u) + 2.0), s) for u in STATIONS]
            outer = [(px - 0.4, py + s * (0.12 + 0.5 * (1 - k / 44) + 0.35 * abs(math.sin(k * 1.7 + s)) * (0.4 + (k / 44) ** 3)), 0.04) for k, (px, py, _) in enumerate(line)]
            mesh.sheet([[(px, py * 0.9, 0.05) for px, py, _ in line], outer], m["foam"])
    mesh.place(0, loc, (0, 0, rot), scale, 40)
