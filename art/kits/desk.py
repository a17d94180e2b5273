"""A still life on the workshop desk: the desk with its two lights, the camera and the finishing they share."""
import random

from kits import studio
from lib import stage
from lib.materials import surface
from lib.mesh import Mesh
from lib.picture import linear

LAMP, DAY = "#ffc68a", "#6f9ad8"
LOW = dict(samples=20, far=40, bounces=(4, 2, 2))


def desk(key=(-4.8, 1.0, 5.0), power=900, rim=420, wall=True):
    """Wooden desk, a warm key from the left, a blue rim from the right."""
    m = studio.materials(LAMP)
    stage.ambient("#26324c", 0.28)
    top = Mesh("desk")
    top.box((0, 6, -0.1), (60, 36, 0.2), m["desk"])
    if wall:
        top.box((0, 16, 6), (60, 0.2, 20), surface("ink wall", "#1b2740", rough=0.95, var=0.2, scale=0.3))
    top.place()
    stage.area(key, (0, 0.2, 0.6), 1.4, power, LAMP)
    stage.area((5, 4, 3), (0, 0.2, 0.6), 1.6, rim, DAY)
    stage.area((1.5, -7, 4.5), (0, 0.2, 0.6), 3.0, power * 0.22, "#ffe6cc")
    return m, random.Random(4)


def look(height=2.6, to=(0, 0.2, 0.55), back=6.0, side=0.3, lens=46):
    stage.camera((side, -back, height), to, lens, focus=(0, 0, 0.6), fstop=1.4)


def grade(pic, ev=1.15, size=0.0, strength=0.1, tint=LAMP):
    pic.denoise(5, 3.6, 2, guide=0.8)
    if size:
        pic.glow("lamp", size, linear(tint, strength))
    pic.develop(ev, 1.3, 1.12, ("#1c2a4a", "#ffdcb0", 0.16), (0.5, (0.5, 0.5)), (0.14, 1.0), grain=0.01)
