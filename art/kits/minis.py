"""Based miniatures on a board: 1 unit = 4 cm. A figure kit builds a figure once; here it is primed, based and repeated."""
import math

import bpy
from mathutils import Vector

from lib import stage
from lib.materials import glow, surface
from lib.mesh import Mesh, instance, ngon, placement

HEIGHT = 0.95  # of a man, with his base; bosses are larger


def primed(build, height=HEIGHT, base=0.34, tint="#191614", brush=0.9):
    """Mesh data of what `build` makes, scaled to `height` above a round base: one black primer, dry-brushed edges."""
    before = set(bpy.data.objects)
    build()
    parts = [obj for obj in bpy.data.objects if obj not in before and obj.type == "MESH"]
    primer = surface("primer", tint, rough=0.42, var=0.12, scale=5, wash=brush, specular=0.6)
    graph, shapes = bpy.context.evaluated_depsgraph_get(), []
    for obj in parts:
        mesh = bpy.data.meshes.new_from_object(obj.evaluated_get(graph))
        mesh.transform(obj.matrix_world)
        mesh.materials.clear()
        mesh.materials.append(primer)
        mesh.polygons.foreach_set("material_index", [0] * len(mesh.polygons))
        shapes.append(mesh)
    for obj in set(bpy.data.objects) - before:
        bpy.data.objects.remove(obj)
    corners = [v.co for mesh in shapes for v in mesh.vertices]
    low, top = min(c.z for c in corners), max(c.z for c in corners)
    middle = sum((Vector((c.x, c.y, 0)) for c in corners), Vector()) / len(corners)
    scale = height / (top - low)
    for mesh in shapes:
        for v in mesh.vertices:
            v.co = (v.co - middle - Vector((0, 0, low))) * scale + Vector((0, 0, 0.07))
    foot = Mesh("base")
    foot.prism(ngon(base, 40), 0, 0.075, surface("base", "#0e0d0d", rough=0.5, var=0.1))
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


def slate(tint="#15171a"):
    """The table: dark slate that runs to the horizon."""
    mesh = Mesh("slate")
    mesh.box((0, 60, -0.3), (400, 300, 0.2), surface("slate", tint, rough=0.5, var=0.4, scale=0.9, bump=0.08, bump_scale=5, specular=0.4))
    mesh.place()


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


def cards(spots, back, edge="#c9b48a"):
    """A hand of face-down cards at (x, y, turn) spots."""
    paper, rim = surface("card back", back, rough=0.5, var=0.15, scale=2), surface("card rim", edge, rough=0.6, var=0.05)
    for k, (x, y, turn) in enumerate(spots):
        mesh = Mesh("card")
        mesh.box((0, 0, 0), (1.55, 2.2, 0.014), rim)
        mesh.box((0, 0, 0.008), (1.4, 2.05, 0.006), paper)
        mesh.prism(ngon(0.34, 6), 0.008, 0.016, rim)
        mesh.place(0.005, (x, y, -0.18 + 0.018 * k), (0, 0, turn))


def tokens(rng, material, spots, radius=0.26):
    for x, y, count in spots:
        for k in range(count):
            mesh = Mesh("token")
            mesh.cylinder((0, 0, 0), radius, 0.06, material, 32)
            mesh.place(0.012, (x + rng.uniform(-0.03, 0.03), y + rng.uniform(-0.03, 0.03), -0.17 + 0.064 * k), (0, 0, rng.random()))


def lights(rim, key, back=(0, 26, 9), power=9000, lamp=(-7, -5, 9), fill=420):
    """One light behind in the game's colour, which draws the rims; a small warm one from the maker's lamp."""
    stage.area(back, (0, 4, 0), 9, power, rim, 5)
    stage.area((back[0] + 14, back[1] - 12, 6), (0, 3, 0.4), 5, power * 0.16, rim)
    stage.area(lamp, (0, 2, 0), 2.2, fill, key)
    stage.mark("back", (back[0], back[1] + 8, back[2] * 0.6))
    stage.mark("horizon", (0, 3000, 0))
