"""Boards seen from above and crowds of one figure: hex districts."""
import math

import bpy

from lib.mesh import Mesh, ngon


def crowd(build, spots):
    """Build a figure once at the origin, then repeat it at (x, y, z, turn, scale) spots."""
    before = set(bpy.data.objects)
    build()
    parts = [obj for obj in bpy.data.objects if obj not in before]
    for x, y, z, turn, scale in spots:
        for part in parts:
            copy = part.copy()
            copy.location, copy.rotation_euler, copy.scale = (x, y, z), (0, 0, turn), (scale,) * 3
            bpy.context.collection.objects.link(copy)
    for part in parts:
        bpy.data.objects.remove(part)


def hexes(tints, rim, reach, rng, fill, gap=0.06):
    """Round field of hex tiles; fill(mesh, x, y, z, ring) puts things on a tile."""
    mesh, size = Mesh("hex board"), 1.3
    for i in range(-reach, reach + 1):
        for j in range(-reach, reach + 1):
            ring = max(abs(i), abs(j), abs(i + j))
            if ring > reach:
                continue
            x, y = size * 1.5 * i, size * math.sqrt(3) * (j + i / 2)
            mesh.prism([(x + px, y + py) for px, py in ngon(size)], -0.3, 0, rim)
            mesh.prism([(x + px, y + py) for px, py in ngon(size - gap)], 0, 0.03, rng.choice(tints))
            fill(mesh, x, y, 0.03, ring)
    mesh.place(0.01)
