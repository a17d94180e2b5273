"""The ridge the long wall runs on in the hero picture: ground height, crest line, wall along it. Metres."""
import math

from kits import frontier, terrain
from lib import stage


def crest(y):
    return 24 + 30 * math.sin(y * 0.017 + 0.1) + y * 0.07


def hills(x, y):
    """Ridge under the wall, valley on the left."""
    top = 40 + 16 * math.sin(y * 0.02 - 1.0) + 0.05 * y
    d = abs(x - crest(y)) / (1 + 0.002 * max(0, y))
    z = top * math.exp(-((d / 46) ** 2)) + max(0, x - 60) * 0.25 + 26 * math.exp(-(((x + 190) / 60) ** 2))
    rough = 5 - 12 * abs(terrain.fractal(x * 0.5 + y * 0.2, y, 46, 3, 3)) + 0.5 * terrain.fractal(x, y, 9, 7, 2)
    return z + rough * min(1, max(0, d - 5) / 18) * min(1, z / 18 + 0.08)


def wall(m, ys, height=9.0, width=6.0):
    spots = frontier.line([(crest(y), y, hills(crest(y), y) - 1.5) for y in ys], 2.2)
    frontier.curtain(m, spots, height, width)
    return spots


def at(y):
    a = math.atan2(2, crest(y + 1) - crest(y - 1))
    return (crest(y), y, hills(crest(y), y) - 1.5), a


def dusk():
    """Red sky and a low sun over the ridge."""
    stage.gradient_sky("#ff9a6e", "#3c3f58", 0.55, sun_direction=(0.75, -0.6, -0.06), sun_tint="#ff6a3a", sun_power=3)
    stage.sun((0.86, -0.35, -0.2), 6.5, "#ffa070", 1.0)
