"""Based miniatures on a board: 1 unit = 4 cm. A figure kit builds a figure once; here it is primed, based and repeated."""
import math
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector

from kits import tabletop
from lib import stage
from lib.imageops import smoothstep
from lib.materials import glow, surface
from lib.mesh import Mesh, instance, ngon
from lib.picture import linear
from lib.sculpt import Sculpt

HEIGHT = 0.95  # of a man, with his base; bosses are larger


def primed(build, height=HEIGHT, base=0.34, tint="#191614", brush=0.9, lit=()):
    """Mesh data of what `build` makes, scaled to `height` above a round base: one black primer, dry-brushed edges.

    lit: names of the materials that stay what they are, flames for example.
    """
    before = set(bpy.data.objects)
    build()
    parts = [obj for obj in bpy.data.objects if obj not in before and obj.type == "MESH"]
    primer = surface("primer", tint, rough=0.42, var=0.12, scale=5, wash=brush, specular=0.6)
    graph, shapes = bpy.context.evaluated_depsgraph_get(), []
    for obj in parts:
        mesh = bpy.data.meshes.new_from_object(obj.evaluated_get(graph))
        mesh.transform(obj.matrix_world)
        kept = [material for material in mesh.materials if material and material.name in lit]
        slots = [kept.index(material) + 1 if material in kept else 0 for material in mesh.materials] or [0]
        painted = [slots[face.material_index] for face in mesh.polygons]
        mesh.materials.clear()
        for material in (primer, *kept):
            mesh.materials.append(material)
        mesh.polygons.foreach_set("material_index", painted)
        shapes.append(mesh)
    for obj in set(bpy.data.objects) - before:
        bpy.data.objects.remove(obj)
    corners = []
    for mesh in shapes:
        flat = np.empty(len(mesh.vertices) * 3, np.float32)
        mesh.vertices.foreach_get("co", flat)
        corners.append(flat.reshape(-1, 3))
    corners = np.concatenate(corners)
    low, top, middle = corners[:, 2].min(), corners[:, 2].max(), corners.mean(0)
    to_base = Matrix.Translation((0, 0, 0.07)) @ Matrix.Scale(height / (top - low), 4) @ Matrix.Translation((-middle[0], -middle[1], -low))
    for mesh in shapes:
        mesh.transform(to_base)
    foot = Mesh("base")
    foot.prism(ngon(base, 40), 0, 0.075, surface("base", "#0b0a0a", rough=0.85, var=0.1, specular=0.12))
    return [*shapes, foot.data()]


def stand(figure, spots, lift=-0.14):
    """Puts a primed figure at (x, y, turn) or (x, y, turn, scale) spots."""
    for x, y, turn, *size in spots:
        for mesh in figure:
            instance(mesh, (x, y, lift), (0, 0, turn), size[0] if size else 1)


def ranks(rng, count, centre, spread, facing, clear=0.85, taken=()):
    """`count` spots around `centre` that keep `clear` units from one another and from `taken`, each turned about `facing`."""
    spots, tries = list(taken), 0
    while len(spots) < count + len(taken) and tries < 4000:
        tries += 1
        x, y = centre[0] + rng.gauss(0, spread[0]), centre[1] + rng.gauss(0, spread[1])
        if all(math.dist((x, y), spot[:2]) > clear for spot in spots):
            spots.append((x, y, facing + rng.gauss(0, 0.35)))
    return spots[len(taken):]


def slate(seed, air, strength, tint, rough=0.5):
    """The table: dark slate to the horizon under faint light of the colour `air`. Returns a Random and what figures are made of before `primed` paints them."""
    stage.ambient(air, strength)
    mesh = Mesh("slate")
    mesh.box((0, 60, -0.3), (400, 300, 0.2), surface("slate", tint, rough=rough, var=0.4, scale=0.9, bump=0.08, bump_scale=5, specular=0.4))
    mesh.place()
    return random.Random(seed), surface("bare", "#222222", var=0)


def board(kind, size, ink, light=0.0, ground="#1d1a18", at=(0, 0), cell=1.15):
    """A printed board, 0.06 thick: `hex`, `square` or `ring` fields in raised lines of `ink`, which glow by `light`."""
    slab, lines = Mesh("board"), Mesh("lines")
    (w, d), (cx, cy) = size, at
    slab.box((cx, cy, -0.17), (w, d, 0.06), surface("card", ground, rough=0.82, var=0.45, scale=0.5, specular=0.25))
    slab.place(0.02)
    line = glow("ink", ink, light) if light else surface("ink", ink, rough=0.55, var=0.2)

    def stroke(a, b, width=0.035):
        mid, run = (Vector(a) + Vector(b)) / 2, Vector(b) - Vector(a)
        lines.box((mid.x, mid.y, -0.135), (run.length, width, 0.012), line, (0, 0, math.atan2(run.y, run.x)))

    inside = lambda p: abs(p[0] - cx) < w / 2 - 0.1 and abs(p[1] - cy) < d / 2 - 0.1  # noqa: E731
    if kind == "hex":
        for i in range(int(w / cell / 1.5) + 2):
            for j in range(int(d / cell / 1.732) + 2):
                x, y = cx - w / 2 + i * cell * 1.5, cy - d / 2 + (j + 0.5 * (i % 2)) * cell * 1.732
                ring = [(x + a, y + b) for a, b in ngon(cell * 0.94)]
                for a, b in zip(ring, ring[1:] + ring[:1]):
                    if inside(a) and inside(b):
                        stroke(a, b)
    elif kind == "square":
        for i in range(1, int(w / cell)):
            stroke((cx - w / 2 + i * cell, cy - d / 2 + 0.2), (cx - w / 2 + i * cell, cy + d / 2 - 0.2))
        for j in range(1, int(d / cell)):
            stroke((cx - w / 2 + 0.2, cy - d / 2 + j * cell), (cx + w / 2 - 0.2, cy - d / 2 + j * cell))
    else:
        for k in range(1, int(min(w, d) / 2 / cell)):
            ring = [(cx + a, cy + b) for a, b in ngon(k * cell, 18 + 12 * k)]
            for a, b in zip(ring, ring[1:] + ring[:1]):
                stroke(a, b)
    for a, b in (((-1, -1), (1, -1)), ((1, -1), (1, 1)), ((1, 1), (-1, 1)), ((-1, 1), (-1, -1))):
        stroke(*[(cx + s * (w / 2 - 0.12), cy + t * (d / 2 - 0.12)) for s, t in (a, b)], 0.05)
    lines.place()


def book(size, at, paper, cover, ink):
    """A book lies open as a board: pages of `size`, their fold along Y at `at`. Returns the height of its paper."""
    (w, d), (cx, cy) = size, at
    page, edge = surface("page", paper, rough=0.8, var=0.3, scale=0.7, specular=0.2), surface("page edge", "#b8ab90", rough=0.9, var=0.35, scale=9)
    line, mesh = surface("book ink", ink, rough=0.6, var=0.2), Mesh("book")

    def paper_at(x, y):
        u = min(1, abs(x - cx) / w)
        return 0.1 * (1 - math.exp(-9 * u)) - 0.06 * u * u

    mesh.box((cx, cy, -0.18), (2 * w + 0.3, d + 0.3, 0.04), surface("cover", cover, rough=0.6, var=0.3))
    xs = [cx + w * k / 40 for k in range(-40, 41)]
    mesh.sheet([[(x, cy + s * d / 2, paper_at(x, 0)) for x in xs] for s in (-1, 1)], page)
    for s in (-1, 1):
        mesh.sheet([[(x, cy + s * d / 2, z) for x, z in ((x, z if z else paper_at(x, 0)) for x in xs)] for z in (-0.17, 0)], edge)
        mesh.sheet([[(cx + s * w, cy + t * d / 2, z) for t in (-1, 1)] for z in (-0.17, paper_at(cx + w, 0))], edge)
    for s in (-1, 1):
        frame = [(cx + s * w * u, cy + d * v) for u, v in ((0.06, -0.46), (0.94, -0.46), (0.94, 0.46), (0.06, 0.46), (0.06, -0.46))]
        for (ax, ay), (bx, by) in zip(frame, frame[1:]):
            mesh.tube([(x, y, paper_at(x, y)) for x, y in ((ax + (bx - ax) * q / 24, ay + (by - ay) * q / 24) for q in range(25))], 0.014, line, 5)
    mesh.place(smooth=40)
    return paper_at


def cards(spots, back, edge="#c9b48a", lift=-0.18, each=0.018):
    """A hand of face-down cards at (x, y, turn) spots; lift: -0.18 on the slate, -0.12 on a board; each: how far one lies above the last."""
    paper, rim = surface("card back", back, rough=0.5, var=0.15, scale=2), surface("card rim", edge, rough=0.6, var=0.05)
    for k, (x, y, turn) in enumerate(spots):
        mesh = Mesh("card")
        mesh.box((0, 0, 0), (1.55, 2.2, 0.014), rim)
        mesh.box((0, 0, 0.008), (1.4, 2.05, 0.006), paper)
        mesh.prism(ngon(0.34, 6), 0.008, 0.016, rim)
        mesh.place(0.005, (x, y, lift + each * k), (0, 0, turn))


def dice(spots, size=0.6, lift=-0.2):
    """Dice at (x, y, turn, body, pips), the last two as colours; lift: the height of what they lie on."""
    for k, (x, y, turn, body, pips) in enumerate(spots):
        glossy = surface("die " + body, body, rough=0.32, coat=0.4, var=0.07)
        faces = ((5, 3, 6, 4), (2, 6, 1, 3), (6, 2, 3, 4), (3, 1, 5, 2))[k % 4]
        tabletop.die(glossy, surface("pips " + pips, pips, rough=0.4), (x, y, size / 2 + lift), turn, size, faces)


def tokens(rng, material, spots, radius=0.26):
    for x, y, count in spots:
        for k in range(count):
            mesh = Mesh("token")
            mesh.cylinder((0, 0, 0), radius, 0.06, material, 32)
            mesh.place(0.012, (x + rng.uniform(-0.03, 0.03), y + rng.uniform(-0.03, 0.03), -0.17 + 0.064 * k), (0, 0, rng.random()))


def player(at, turn, scale, hair="short"):
    """A player seen from behind, with "short" hair, a "bun" or a "cap": head, hood at the nape, shoulders, arms to the table; 16 tall at scale 1."""
    place = dict(loc=at, rot=(0, 0, turn), scale=scale)
    s = Sculpt((-8, -6, -9), (8, 8, 5.8), 0.1)
    s.chain([(0, 0, -9), (0, 0.3, -3), (0, 0.9, 1.2)], [4.2, 4.1, 3.0], 1.2)
    for side in (-1, 1):
        s.cone((side * 0.6, 1.2, 3.6), (side * 3.9, 0.9, 1.9), 1.15, 1.25, 0.8)
        s.chain([(side * 3.9, 0.9, 1.9), (side * 4.9, 1.4, -0.6), (side * 5.2, 3.4, -3.6), (side * 3.4, 6.8, -4.6)], [1.4, 1.3, 1.15, 0.9], 0.4)
    s.roughen(lambda p: 0.13 * np.sin(1.7 * p[:, 2] + 0.9 * np.abs(p[:, 0]) + 1.2 * np.sin(1.1 * p[:, 0] + 0.7 * p[:, 2])) * np.sin(0.8 * p[:, 0] - 0.6 * p[:, 2]))
    for a in np.linspace(-2.3, 2.3, 24):  # the hood lies on the back in soft folds
        x, y = math.sin(a), -math.cos(a)
        s.chain([(1.75 * x, 1.7 + 1.5 * y, 4.5), (2.35 * x, 1.6 + 2.1 * y, 3.7 - 0.5 * math.cos(a)), (2.1 * x, 1.2 + 1.5 * y, 2.9 - 1.0 * math.cos(a))], [0.2, 0.42 + 0.05 * math.sin(9 * a), 0.3], 0.2)
    s.place("body", surface("pullover", "#15181d", rough=0.95, var=0.3, scale=2, bump=0.35, bump_scale=14, specular=0.08), **place)
    h = Sculpt((-2.8, -2.8, 2.4), (2.8, 5.2, 9.6), 0.05)
    h.ellipsoid((0, 1.8, 6.45), (1.5, 1.85, 1.75), 0.2)
    h.ellipsoid((0, 2.6, 5.2), (1.12, 1.3, 1.2), 0.5)
    h.chain([(0, 1.3, 2.6), (0, 1.7, 5.2)], [1.2, 0.98], 0.3)
    for side in (-1, 1):
        h.ellipsoid((side * 1.56, 1.95, 5.75), (0.16, 0.36, 0.55), 0.05, rot=(0.2, 0, side * 0.5))
    h.place("head", surface("skin", "#8a5a42", rough=0.55, var=0.1, specular=0.3), **place)
    w = Sculpt((-2.8, -2.8, 3.4), (2.8, 5.2, 9.6), 0.05)
    if hair == "cap":
        knit = lambda p, t: 0.03 * np.abs(np.sin(17 * np.arctan2(p[..., 0], 1.8 - p[..., 1])))  # noqa: E731
        w.ellipsoid((0, 1.75, 6.75), (1.68, 2.02, 1.95), 0.1, relief=knit)
        w.ellipsoid((0, 1.8, 6.0), (1.78, 2.12, 0.75), 0.06, relief=knit)
        w.ellipsoid((0, 1.6, 8.9), (0.55, 0.55, 0.5), 0.1, relief=lambda p, t: 0.06 * np.sin(9 * p[..., 0]) * np.sin(9 * p[..., 2]))
        w.place("cap", surface("wool", "#4a2320", rough=1.0, var=0.2, scale=5, bump=0.4, bump_scale=16, specular=0.05), **place)
        return
    pole = Vector((0.2, -0.35, 0.93) if hair == "short" else (0, -0.5, 0.85)).normalized()
    w.ellipsoid((0, 1.72, 6.55), (1.52, 1.85, 1.76), 0.2)
    for k in range(420):
        z, a = 1 - 1.62 * (k + 0.5) / 420, 2.4 * k
        root = Vector((math.sqrt(1 - z * z) * math.sin(a), math.sqrt(1 - z * z) * math.cos(a), z))
        if root.y > 0.35 - 0.5 * root.z and root.z < 0.55:
            continue
        run = (root - pole) * (1 if hair == "short" else -1)
        run = (run - run.dot(root) * root).normalized() * (0.42 + 0.12 * math.sin(5 * k))
        path = [(root + u * run).normalized() * (1.03 + lift) for u, lift in ((0, 0), (0.5, 0.05), (1, 0.02 + 0.05 * (hair == "short") * math.sin(7 * k) ** 2))]
        w.chain([(1.5 * q.x, 1.75 + 1.85 * q.y, 6.45 + 1.75 * q.z) for q in path], [0.09, 0.11, 0.03], 0.04)
    if hair == "bun":
        w.ellipsoid((0, 0.7, 8.5), (0.85, 0.75, 0.75), 0.1, relief=lambda p, t: 0.07 * np.sin(6 * np.arctan2(p[..., 0], p[..., 2] - 8.5) + 5 * p[..., 1]))
    w.place("hair", surface("hair", "#2a170d", rough=0.7, var=0.3, scale=6, specular=0.2), **place)


def finish(pic, light, mist, start=12, density=0.035, sky=None, ev=1.0, glow=0.2, spread=0.45, haze=None):
    """Fog in which the board ends, `light` behind it and `mist` elsewhere (colours), light shafts, the lens. sky, haze: images."""
    near = pic.near("back", spread)[..., None]
    horizon = pic.marks["horizon"][1]
    haze = linear(light, 0.36) * near + linear(mist, 0.22) * (1 - near) if haze is None else haze
    pic.fog(haze, density, start, 0.97, pic.belt(horizon, 0.65, 0.5, 2.0) * (0.7 + 0.6 * pic.noise(3, 4, 3)))
    seam = 0.85 * np.exp(-(((pic.y - horizon) / 0.07) ** 2))[..., None]
    air = haze * (0.8 + 0.4 * pic.noise(2, 3, 2))[..., None]
    pic.sky(air if sky is None else sky * (1 - seam) + haze * seam)
    seam = seam * smoothstep(pic.depth, 40, 80)[..., None]
    pic.rgb = pic.rgb * (1 - seam) + haze * seam
    pic.glow("back", spread, linear(light, glow))
    pic.rays("back", 0.12, linear(light, 1.0), 0.7, 0.9, pic.near("back", 0.4), (start * 0.6, 10))
    pic.develop(ev, 1.32, 1.15, (mist, light, 0.16), (0.55, (0.5, 0.5), 0.9), (0.12, 1.0))


def lights(rim, key, back=(0, 26, 9), power=9000, lamp=(-7, -5, 9), fill=420):
    """One light behind in the game's colour, which draws the rims; a small warm one from the maker's lamp."""
    stage.area(back, (0, 4, 0), 9, power, rim, 5)
    stage.area((back[0] + 14, back[1] - 12, 6), (0, 3, 0.4), 5, power * 0.16, rim)
    stage.area(lamp, (0, 2, 0), 2.2, fill, key)
    stage.mark("back", (back[0], back[1] + 8, back[2] * 0.6))
    stage.mark("horizon", (0, 3000, 0))
