"""A game's small world on a plot of ground as large as its box. The origin is the middle of the box's rim; 1 unit = 10 cm."""
import contextlib
import math
import random

import bpy

from kits import figures, giants, terrain
from lib.tools import Matrix, placement, stage, surface


@contextlib.contextmanager
def small(at=(0, 0, 0), size=1.0, turn=0.0, within=Matrix.Identity(4)):
    """What is made meanwhile, lamps too, is turned, scaled and moved to `at`, then moved by the matrix `within`."""
    before, frame = set(bpy.data.objects), within @ placement(at, (0, 0, turn), (size,) * 3)
    yield
    bpy.context.view_layer.update()
    for obj in set(bpy.data.objects) - before:
        obj.matrix_world = frame @ obj.matrix_world
        if obj.type == "LIGHT":
            obj.data.energy *= frame.to_scale().x ** 2
            if obj.data.type != "AREA":
                obj.data.shadow_soft_size *= frame.to_scale().x


def crown(rng):
    """The bearer of light, grey blocks under moss, on worn steps in a ring of stones; pilgrims climb to him. The ground breaks off all round."""
    m, rock, edge = terrain.moor_materials(), giants.mossy(giants.grey_stone(5, 22)), lambda x, y: max(abs(x), abs(y)) / 1.22
    mound = lambda x, y: 0.02 + 0.16 * math.exp(-1.5 * (x * x + y * y)) + 0.09 * terrain.fractal(x, y, 0.5, 3)
    ground = lambda x, y: mound(x, y) * min(1, max(0, 9 - 9 * edge(x, y)) + 0.25) - 0.5 * (edge(x, y) > 0.98 - 0.04 * terrain.fractal(x, y, 0.3, 6))
    terrain.heightfield(surface("plot", "#39422c", rough=0.95, var=0.4, scale=3, bump=0.5, bump_scale=14, specular=0.2), ground, (-1.22, 1.22), (-1.22, 1.22), 0.03, 40)
    giants.steps(rock, ground, rng)
    with small((0.0, 0.05, 0.32), 0.265, -0.62):
        x, y, z = giants.lantern(giants.menhir(giants.mossy(giants.masonry(giants.grey_stone(0.7, 5)), 0.5), 0.04), 0.95, m["iron"], m["fire"])
        stage.point((x, y - 0.6, z - 0.3), 1900, "#ffa94e", 0.3)
    for x, y, z, turn in ((-0.96, -0.96, 0.1, -0.7), (-0.72, -0.62, 0.22, -0.8), (-0.91, -0.41, 0.18, -1.2), (-0.36, -1.03, 0.12, -0.2)):
        figures.traveller(m["cloth"], m["bark"], loc=(x, y, z), rot=turn, scale=0.12, staff=True)
    terrain.dead_tree(m["bark"], (0.93, -0.45, 0.04), 1.42, random.Random(8), 0.5)
    for x, y, high in ((-1.08, -0.2, 0.8), (-0.8, 0.85, 1.25), (0.1, 1.1, 1.0), (1.05, 0.75, 0.9), (1.08, -0.1, 0.62), (0.45, -1.08, 0.42)):
        terrain.standing_stone(rock, (x, y, ground(x, y)), high, rng, 0.16)
    terrain.grass(surface("sedge", "#5c6344", rough=0.9, vary=0.5, specular=0.1), ground, 900, (-1.15, 1.15), (-1.15, 1.15), rng, (0.05, 0.14), keep=lambda x, y: math.hypot(x, y) > 0.75)
