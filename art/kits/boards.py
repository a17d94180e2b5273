"""Boards seen from above and crowds of one figure: room plans, hex districts, orbits of a star map."""
import math

import bpy
import numpy as np

from lib.mesh import TAU, Mesh, ngon


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


def rooms(floors, wall, rng, cells, size, height, lit):
    """Plan of cells x cells square rooms: low walls with gaps for doors. floors: (dark, lit); lit(x, y) chooses."""
    mesh, half = Mesh("plan"), cells / 2
    for i in range(cells):
        for j in range(cells):
            x, y = (i + 0.5 - half) * size, (j + 0.5 - half) * size
            if rng.random() < 0.08:
                continue
            mesh.box((x, y, 0), (size * 0.98, size * 0.98, 0.06), floors[lit(x, y)])
            for dx, dy in ((0.5, 0), (0, 0.5), (-0.5, 0), (0, -0.5)):
                at = (x + dx * size, y + dy * size)
                if rng.random() < 0.7:
                    for s in (-1, 1):
                        shift = (0, s * size * 0.34) if dx else (s * size * 0.34, 0)
                        part = (0.06, size * 0.32) if dx else (size * 0.32, 0.06)
                        mesh.box((at[0] + shift[0], at[1] + shift[1], height / 2), (*part, height), wall)
                else:
                    mesh.box((*at, height / 2), (0.06, size, height) if dx else (size, 0.06, height), wall)
    mesh.place(0.012)


def hexes(tints, rim, reach, rng, fill=None, size=1.3, gap=0.06, height=None):
    """Round field of hex tiles; fill(mesh, x, y, z, ring) puts things on a tile, height(x, y) lifts it."""
    mesh = Mesh("hex board")
    for i in range(-reach, reach + 1):
        for j in range(-reach, reach + 1):
            ring = max(abs(i), abs(j), abs(i + j))
            if ring > reach:
                continue
            x, y = size * 1.5 * i, size * math.sqrt(3) * (j + i / 2)
            z = height(x, y) if height else 0.0
            mesh.prism([(x + px, y + py) for px, py in ngon(size)], -0.3, z, rim)
            mesh.prism([(x + px, y + py) for px, py in ngon(size - gap)], z, z + 0.03, rng.choice(tints))
            if fill:
                fill(mesh, x, y, z + 0.03, ring)
    mesh.place(0.01)


def orbits(line, centre, radii, tilt=0.0, width=0.012):
    """Thin circles of light on a star map."""
    mesh = Mesh("orbits")
    for r in radii:
        points = [(centre[0] + r * math.cos(a), centre[1] + r * math.sin(a), centre[2] + tilt * r * math.sin(a)) for a in np.linspace(0, TAU, 121)]
        mesh.tube(points, width, line, 5)
        for k in range(48):
            a, long = TAU * k / 48, 0.05 if k % 4 else 0.14
            inner, outer = ((r + s * long, a) for s in (-1, 1))
            mesh.tube([(centre[0] + q * math.cos(b), centre[1] + q * math.sin(b), centre[2] + tilt * q * math.sin(b)) for q, b in (inner, outer)], width * 0.7, line, 4)
    mesh.place()
