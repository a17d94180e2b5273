"""Press, not-found and promo pictures of the site."""
import math
import random

from kits import heavens, terrain
from lib import skies, stage
from lib.materials import surface
from lib.mesh import Mesh, ngon, placement
from lib.picture import linear
from lib.shot import Cut, Shot

def lost():
    """The board ends: a lone piece on its last tile, before it stones of the path not yet laid, dark water and a low moon."""
    rng = random.Random(3)
    stage.gradient_sky("#c88a5a", "#142a4c", 0.4, (-0.02, -1, -0.08), "#ffca86", 5.0)
    stage.sun((-0.03, -0.97, -0.13), 4.2, "#ffb768", 1.5)
    stage.area((-5, -2, 3), (0, 1, 0.4), 2, 160, "#6f9ad8")
    water, rims = Mesh("water"), Mesh("tiles")
    water.box((0, 300, -0.35), (900, 700, 0.1), surface("lake", "#06121c", rough=0.05, var=0, bump=0.1, bump_scale=1.4, specular=0.8))
    water.place()
    card, field = surface("board edge", "#15130f", rough=0.5, var=0.2), [surface(f"field {t}", t, rough=0.42, var=0.45, scale=2.2, bump=0.4, bump_scale=7) for t in ("#2f3a22", "#4a3c1e", "#23343c", "#3c2a1c")]
    for i in range(-14, 15):
        for j in range(-4, 30):
            x, y = i * 1.56, j * 1.8 + (0.9 if i % 2 else 0)
            path = abs(x - 2.6 * math.sin(y * 0.13) - 0.05 * y) < 0.9 and rng.random() < 0.62
            if y < 0.2 + 0.1 * x * x and y < 5 + 2.5 * rng.random() or y > 3 and path:
                tilt = rng.uniform(-0.03, 0.03) if y > 3 else 0
                rims.frame = placement((x, y, -0.06 * (y > 3) - 0.003 * max(0, y)), (tilt, -tilt, 0))
                rims.prism(ngon(1.01), -0.5, 0.03, card)
                rims.prism(ngon(0.94), 0.03, 0.1, rng.choice(field), taper=0.97)
    rims.place(0.02)
    piece = Mesh("lone piece")
    half = [(0, 1.0), (0.15, 0.95), (0.2, 0.8), (0.15, 0.66), (0.38, 0.55), (0.44, 0.42), (0.2, 0.36), (0.34, 0.04), (0.32, 0), (0.09, 0), (0, 0.18)]
    piece.prism(half + [(-x, z) for x, z in reversed(half[1:-1])], -0.14, 0.14, surface("red paint", "#c0281a", rough=0.25, var=0.08, coat=0.6), placement((0, 0.3, 0.1), (math.pi / 2, 0, 0.12), (1.0,) * 3))
    piece.place(0.05, segments=3)
    for y, h, seed in ((150, 13, 2.2), (260, 34, 5.0)):
        terrain.ridge(y, h, "#1c2434", seed, 900, -2, 1.5, 0.03)
    stage.mark("sun", (4, 400, 54))
    stage.mark("horizon", (0, 4000, 0))
    stage.camera((-0.7, -6.0, 2.0), (0.5, 10, 1.72), 36)


def grade(pic):
    horizon, warm = pic.marks["horizon"][1], pic.near("sun", 0.4)[..., None]
    pic.fog(linear("#f0a060", 0.6) * warm + linear("#34507c", 0.25) * (1 - warm), 0.014, 10, 0.93, pic.belt(horizon, 0.3, 0.8, 4) * (0.6 + 0.8 * pic.noise(3, 4, 3)))
    sky = skies.clouded(pic, horizon, "sun", ("#e8a468", "#6a5a78", "#24365e", "#0e1a34"), "#e88a4a", "#1c2844", "#e8b088", 0.5, 7, 0.75)
    pic.sky(heavens.moon(pic, sky, "sun", 0.12, "#ffd9a0", "#ffc080", 2.4, 0.3))
    pic.glow("sun", 0.35, linear("#ffb060", 0.16))
    pic.develop(0.7, 1.36, 1.2, ("#16283e", "#ffdcae", 0.16), (0.55, (0.5, 0.5), 0.92), (0.14, 1.0), sharpen=(0.35, 1.0))


SHOTS = {
    "not-found": Shot(lost, grade, samples=24, far=200, bounces=(3, 2, 2)),
    "press": Cut("home-1", 0.5, 0.352),
    "promo": Cut("contact-1", 0.95, 0.2),
}
