"""Press, not-found and promo pictures of the site, in the light of the workshop desk."""
import random

from kits import figures, hexland, studio, tabletop
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
    figures.traveller(m["plastic"], m["plastic"], None, 0.014, (-0.75, 0.62, 0.12), -2.25, 0.72, True)
    tabletop.miniature_base(m["plastic"], (-0.82, 0.72, 0.06), 0.42, None, 0.07)
    stage.point((0, 0, -0.2), 26, "#8fc0ff", 0.2)
    stage.area((-5, 3.5, 4.5), (0, 0, 0), 1.8, 900, LAMP)
    stage.area((4, 4, 4), (0, 0.5, 0.3), 1.6, 380, DAY)
    stage.mark("lamp", (0, 0, -0.1))
    stage.camera((1.3, -5.6, 3.4), (-0.1, 0.35, 0.15), 44, focus=(-0.5, 0.3, 0.4), fstop=1.2)


SHOTS = {
    "not-found": Shot(lost, lambda pic: grade(pic, "lamp", 0.16, linear("#8fc0ff", 0.05)), **LOW),
    "press": Cut("home-1", 0.57, 0.13),
    "promo": Cut("home-1", 0.31, 0.29),
}
