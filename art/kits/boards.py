"""Crowds of one figure; a world cut from paper."""
import math

import bpy

from kits import terrain
from lib import stage
from lib.imageops import smoothstep
from lib.materials import surface
from lib.mesh import Mesh, placement


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


def paper_world(rng, tints, shining):
    """Land cut from layers of paper 12 wide, the first at y 7.4, each lit from below; a moon and stars of `shining` behind."""
    for k, tint in enumerate(tints):
        y, layer = 7.4 + 0.95 * k, Mesh("paper")

        def land(x):
            hill = 0.55 + 0.75 * terrain.fractal(x, 3.1 * k, 2.6, 2, 1)  # noqa: B023
            z = 0.35 + 0.42 * k + (1.9 + 0.35 * k) * hill * smoothstep(abs(x - 0.7 + 0.3 * k), 0.5, 4.6) + 0.22 * terrain.fractal(x, 3.1 * k, 0.6, 5, 3)  # noqa: B023
            return max(0.25, z if k % 2 else 0.24 * round(z / 0.24))  # noqa: B023

        outline = [(5.9, -0.2), *((x, land(x)) for x in (5.9 - 0.1 * n for n in range(119))), (-5.9, -0.2)]
        layer.prism(outline, -0.03, 0.03, surface(f"paper {k}", tint, rough=0.95, var=0.08, scale=6, specular=0.1), placement((0, y, 0), (math.pi / 2, 0, 0)))
        layer.place(smooth=0)
        stage.area((0, y + 0.25, 0.1), (0, y + 1.0, 2.4), 11, 42 + 16 * k, "#9fb8ff" if k < 3 else "#ffdcb0", 0.3)
    sky = Mesh("moon and stars")
    for x, z, r in ((1.9, 5.6, 1.25), *((rng.uniform(-5.6, 5.6), rng.uniform(3.6, 7.8), rng.choice((0.012, 0.018, 0.03))) for _ in range(60))):
        sky.cylinder((x, 12.25, z), r, 0.04, shining, 64, rot=(math.pi / 2, 0, 0))
    sky.place()
