"""The small worlds that rise from the games' boxes, each under the motif of its lid. The origin is the middle of the box's rim; 1 unit = 10 cm."""
import contextlib
import math
import random

import bpy

from kits import figures, giants, neon, terrain
from lib.tools import Matrix, Mesh, glow, placement, stage, surface


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


def plot(tint, high=lambda x, y: 0.05, grain=0.05, rough=0.95):
    """The ground that fills the box: `high` is its relief; it breaks off before the walls, so that light comes out along them."""
    edge = lambda x, y: max(abs(x), abs(y)) / 1.22
    height = lambda x, y: (high(x, y) + grain * terrain.fractal(x, y, 0.5, 3)) * min(1, max(0, 9 - 9 * edge(x, y)) + 0.25) - 0.5 * (edge(x, y) > 0.98 - 0.04 * terrain.fractal(x, y, 0.3, 6))
    terrain.heightfield(surface("plot", tint, rough=rough, var=0.4, scale=3, bump=0.5, bump_scale=14, specular=0.2), height, (-1.22, 1.22), (-1.22, 1.22), 0.03, 40)
    return height


class Worlds:
    """Each is named after the motif on its lid."""

    def torii(rng):  # a street of gates and signs
        m, mesh = neon.materials(), Mesh("street")
        mesh.box((0, 14, -0.1), (23, 29, 0.2), m["wet"])
        for k in range(8):
            side, y = (-1, 1)[k % 2], 4 + 5.5 * (k // 2)
            neon.tower(mesh, m, side * (10.2 - 0.16 * y), y, 4.2, 5, 21 - 3 * (k // 2 % 2), rng, 0.4, -side)
            neon.sign(mesh, m, (side * (7.2 - 0.14 * y), y - 2.5, 12 - 2 * (k % 3)), (1.5, 4.4), ("pink", "jade")[k // 2 % 2], rng, 0)
        for y in (2.2, 9, 16, 23):
            neon.gate(mesh, m, (0, y, 0), 12.8 - 0.18 * y, 11.6 - 0.16 * y)
        neon.lanterns(mesh, m, (-7, 5, 15.5), (7, 6, 15), 9)
        mesh.box((0, 30, 12.5), (31, 0.1, 31.2), glow("sky", "#7a1a5c", 0.8)).cylinder((0, 29.8, 9.5), 6.2, 0.1, glow("sun", neon.PINK, 5), 64, rot=(math.pi / 2, 0, 0)).place()
        stage.area((0, 28, 9), (0, 0, 2), 6, 9000, neon.PINK)
        for y, tint in ((6, neon.JADE), (13, neon.PINK)):
            stage.point((0, y, 11), 2200, tint, 0.6)

    def crown(rng):  # the bearer of light, grey blocks under moss, on worn steps in a ring of stones; pilgrims climb to him
        m, ground, rock = terrain.moor_materials(), plot("#39422c", lambda x, y: 0.02 + 0.16 * math.exp(-1.5 * (x * x + y * y)), 0.09), giants.mossy(giants.grey_stone(5, 22))
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
