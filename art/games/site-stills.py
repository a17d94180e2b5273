"""Press, not-found and promo pictures of the site, in the light of the workshop desk."""
import random

from kits import hexland, studio, tabletop
from kits.desk import DAY, LAMP, LOW, grade
from lib import stage
from lib.mesh import Mesh, ngon
from lib.picture import linear
from lib.shot import Cut, Shot


def lost():
    m, land, rng = studio.materials(), hexland.materials(), random.Random(3)
    stage.ambient("#26324c", 0.3)
    tabletop.table("#2a1d18", -0.42)
    tiles = hexland.Tiles(land, 2)
    for i in range(-4, 5):
        for j in range(-2, 5):
            x, y = i * 1.56, j * 1.8 + (0.9 if i % 2 else 0)
            if (i, j) == (0, 0):
                continue
            rim = Mesh("rim")
            rim.prism(ngon(1.02), -0.42, 0.03, m["dark"])
            rim.place(0.02, (x, y, 0))
            kind = rng.choice(("wheat", "pasture", "vine", "plough", "forest", "orchard") if abs(i) + abs(j) > 1 and j > -1 else ("pasture", "plough", "vine", "wheat"))
            tiles.put(kind, x, y, 0.1, rng)
    ring = Mesh("hole rim")
    ring.prism(ngon(0.98), -0.415, -0.4, m["dark"])
    ring.place()
    piece = Mesh("lone piece")
    studio.meeple(piece, m["paints"][0], (-0.8, 0.72, 0.1), 0.25, 0.75)
    piece.place(0.05, segments=3)
    stage.point((0, 0, -0.2), 26, "#8fc0ff", 0.2)
    stage.area((-5, 3.5, 4.5), (0, 0, 0), 1.8, 900, LAMP)
    stage.area((4, 4, 4), (0, 0.5, 0.3), 1.6, 380, DAY)
    stage.mark("lamp", (0, 0, -0.1))
    stage.camera((1.5, -5.2, 3.0), (-0.1, 0.4, 0.1), 44, focus=(-0.6, 0.4, 0.3), fstop=1.6)


SHOTS = {
    "not-found": Shot(lost, lambda pic: grade(pic, "lamp", 0.16, linear("#8fc0ff", 0.05)), **LOW),
    "press": Cut("home-1", 0.57, 0.13),
    "promo": Cut("home-1", 0.31, 0.29),
}
