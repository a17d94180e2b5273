"""A still life on the workshop desk: the desk with its lights, the camera and the finishing they share."""
from kits import studio
from lib import stage
from lib.materials import surface
from lib.mesh import Mesh

LAMP, DAY = studio.LAMP, "#6f9ad8"
LOW = dict(samples=20, far=40, bounces=(4, 2, 2))


def desk():
    """Wooden desk, a warm key from the left, a blue rim from the right."""
    m = studio.materials()
    stage.ambient("#26324c", 0.28)
    top = Mesh("desk")
    top.box((0, 6, -0.1), (60, 36, 0.2), m["desk"])
    top.box((0, 16, 6), (60, 0.2, 20), surface("ink wall", "#1b2740", rough=0.95, var=0.2, scale=0.3))
    top.place()
    stage.area((-4.8, 1.0, 5.0), (0, 0.2, 0.6), 1.4, 900, LAMP)
    stage.area((5, 4, 3), (0, 0.2, 0.6), 1.6, 420, DAY)
    stage.area((1.5, -7, 4.5), (0, 0.2, 0.6), 3.0, 198, "#ffe6cc")
    return m


def look(height=2.6, to=(0, 0.2, 0.55), back=6.0):
    stage.camera((0.3, -back, height), to, 46, focus=(0, 0, 0.6), fstop=1.4)


def grade(pic, *glow):
    """glow: what pic.glow() is told about a lamp in the picture."""
    if glow:
        pic.glow(*glow)
    pic.develop(1.15, 1.3, 1.12, ("#1c2a4a", "#ffdcb0", 0.16), (0.5, (0.5, 0.5)), (0.14, 1.0))
