"""Press, not-found and promo pictures of the site."""
import math
import random

from kits import chateau, hexland
from lib import skies, stage
from lib.materials import surface
from lib.mesh import Mesh, ngon, placement
from lib.picture import linear
from lib.shot import Cut, Shot

ISLETS = ((-1.2, 7.6), (1.2, 10.8), (0.4, 15.5), (3.4, 19.0), *((3.4 + x, 33 + y) for x, y in ((0, -6.2), (-4.6, -4.4), (4.7, -4.0), (-6.3, -1.5), (6.4, -1.0))))


def lost():
    """The board ends: a lone piece at the last tile, dark water before it, the castle in the haze beyond."""
    land, rng = hexland.materials(), random.Random(3)
    stage.gradient_sky("#f2c894", "#35507c", 0.5, (-0.05, -1, -0.1), "#ffca86", 3.0)
    stage.sun((-0.12, -0.95, -0.16), 4.2, "#ffb768", 1.5)
    water = Mesh("water")
    water.box((0, 300, -0.35), (900, 700, 0.1), surface("lake", "#0b1c2a", rough=0.06, var=0.2, scale=0.3, bump=0.12, bump_scale=1.6, specular=0.7))
    water.place()
    tiles, rims, dark = hexland.Tiles(land, 3), Mesh("rims"), surface("dark", "#1b1a1d", rough=0.5, var=0.2)
    spots = [(i * 1.56, j * 1.8 + (0.9 if i % 2 else 0)) for i in range(-9, 10) for j in range(-4, 10)]
    spots = [(x, y) for x, y in spots if y < 0.2 + 0.2 * x * x and y < 9] + list(ISLETS)
    for x, y in spots:
        rims.prism([(x + a, y + b) for a, b in ngon(1.02)], -0.42, 0.03, dark)
        near = y < 1.2 and abs(x) < 2
        kind = "meadow" if near else rng.choice(("forest", "forest", "orchard", "grass", "vine"))
        if near:
            rims.prism([(x + a, y + b) for a, b in ngon(0.97)], 0.03, 0.1, land["meadow"])
        else:
            tiles.put(kind, x, y, 0.1, rng)
    rims.place(0.02)
    piece = Mesh("lone piece")
    half = [(0, 1.0), (0.15, 0.95), (0.2, 0.8), (0.15, 0.66), (0.38, 0.55), (0.44, 0.42), (0.2, 0.36), (0.34, 0.04), (0.32, 0), (0.09, 0), (0, 0.18)]
    outline = half + [(-x, z) for x, z in reversed(half[1:-1])]
    piece.prism(outline, -0.14, 0.14, surface("red paint", "#a5281c", rough=0.3, var=0.08, coat=0.5), placement((0, 0.3, 0.1), (math.pi / 2, 0, 0.12), (0.74,) * 3))
    piece.place(0.05, segments=3)
    chateau.chateau(land, (3.4, 33, 1.5), 1.3, 0.15)
    stage.mark("sun", (-6, 60, 7.0))
    stage.mark("horizon", (0, 4000, 0))
    stage.camera((-0.5, -7.2, 2.6), (0.75, 10, 1.5), 40)


def grade(pic):
    horizon, warm = pic.marks["horizon"][1], pic.near("sun", 0.42)[..., None]
    pic.fog(linear("#ffb878", 1.0) * warm + linear("#8c7a9c", 0.42) * (1 - warm), 0.017, 10, 0.95)
    sky = skies.clouded(pic, horizon, "sun", ("#ffd9a4", "#c79a86", "#54678e", "#22345c"), "#ffcf8e", "#44506e", "#ffd8b0", 0.45, 7, 0.8)
    pic.sky(sky + linear("#ffe0a8", 2.5) * pic.near("sun", 0.045)[..., None] ** 3)
    pic.glow("sun", 0.3, linear("#ffc27a", 0.2))
    pic.develop(0.6, 1.36, 1.3, ("#16283e", "#ffdcae", 0.18), (0.5, (0.5, 0.5), 0.92), (0.12, 1.0), sharpen=(0.35, 1.0))


SHOTS = {
    "not-found": Shot(lost, grade, samples=40, far=200, bounces=(3, 2, 2)),
    "press": Cut("home-1", 0.5, 0.352),
    "promo": Cut("home-1", 0.449, 0.575),
}
