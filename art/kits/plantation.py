"""Model crops for a plantation board: corn, sugar cane, indigo, tobacco, coffee. About 0.4 tall, for instancing."""
import math

from lib.materials import surface
from lib.mesh import Mesh


def _leaf(mesh, foot, turn, reach, rise, wide, material):
    """Arching blade from foot: up by `rise`, out by `reach`, its tip hanging."""
    c, s, rows = math.cos(turn), math.sin(turn), []
    for k in range(6):
        t = k / 5
        out, up, w = reach * t, rise * math.sin(2.2 * t), wide * math.sin(0.35 + 2.7 * t)
        rows.append([(foot[0] + out * c - v * w * s, foot[1] + out * s + v * w * c, foot[2] + up - 0.25 * abs(v) * w) for v in (1, 0, -1)])
    mesh.sheet(rows, material)


def _corn(m, rng, mesh):
    mesh.tube([(0, 0, 0), (0.01, 0, 0.42)], 0.014, m["leaf"], 6)
    for k in range(6):
        _leaf(mesh, (0, 0, 0.06 + 0.05 * k), k * 2.5, 0.17, 0.09, 0.024, m["leaf"])
    for k in range(2):
        mesh.ball((0.035 * (-1) ** k, 0.02, 0.2 + 0.07 * k), 0.03, m["cob"], (1, 1, 2.2))
    for k in range(5):
        mesh.tube([(0.01, 0, 0.41), (0.01 + 0.05 * math.cos(k * 1.3), 0.05 * math.sin(k * 1.3), 0.5)], 0.006, m["cob"], 4)


def _cane(m, rng, mesh):
    for k in range(7):
        a, lean = k * 0.9, rng.uniform(0.02, 0.07)
        foot, tall = (0.06 * math.cos(a), 0.06 * math.sin(a)), rng.uniform(0.3, 0.44)
        top = (foot[0] + lean * math.cos(a), foot[1] + lean * math.sin(a), tall)
        mesh.tube([(*foot, 0), top], 0.014, m["cane"], 7)
        for q in range(3):
            _leaf(mesh, top, a + q * 2.1, 0.15, 0.1, 0.012, m["leaf"])


def _indigo(m, rng, mesh):
    for k in range(26):
        a, r, z = k * 2.4, 0.13 * math.sqrt((k % 9) / 9), 0.08 + 0.24 * k / 26
        at = (r * math.cos(a), r * math.sin(a), z)
        mesh.ball(at, 0.042, m["bush"], (1.3, 0.9, 0.5), 1, (0.4 * math.sin(k), 0.4 * math.cos(k), a))
        if k % 3 == 0:
            mesh.ball((at[0] * 1.25, at[1] * 1.25, z + 0.05), 0.022, m["bloom"], (1, 1, 1.8), 1)


def _tobacco(m, rng, mesh):
    for ring, (count, reach, z) in enumerate(((6, 0.23, 0.03), (5, 0.19, 0.1), (4, 0.13, 0.18))):
        for k in range(count):
            _leaf(mesh, (0, 0, z), math.tau * k / count + ring, reach, 0.1 + 0.03 * ring, 0.066 - 0.01 * ring, m["leaf"])
    mesh.tube([(0, 0, 0), (0, 0, 0.36)], 0.014, m["leaf"], 6)
    for k in range(5):
        mesh.ball((0.035 * math.cos(k * 1.26), 0.035 * math.sin(k * 1.26), 0.37), 0.022, m["flower"], (1, 1, 1.3), 1)


def _coffee(m, rng, mesh):
    for k in range(34):
        a, z = k * 2.4, 0.07 + 0.34 * k / 34
        r = 0.15 * math.sin(0.5 + 2.4 * k / 34)
        _leaf(mesh, (0.3 * r * math.cos(a), 0.3 * r * math.sin(a), z), a, r, 0.035, 0.03, m["bush"])
        if k % 4 == 1:
            mesh.ball((0.6 * r * math.cos(a + 0.3), 0.6 * r * math.sin(a + 0.3), z + 0.015), 0.019, m["berry"], detail=1)


def crops(rng):
    """Mesh data of the five crops, in the order of the doc string above."""
    m = dict(
        leaf=surface("crop leaf", "#5d8a2f", rough=0.6, var=0.3, scale=6, vary=0.35), bush=surface("bush leaf", "#2f6b35", rough=0.5, var=0.35, scale=6, vary=0.35),
        cane=surface("cane", "#a9a04a", rough=0.5, var=0.3, scale=8), cob=surface("cob", "#e3b53a", rough=0.6, var=0.15),
        bloom=surface("indigo bloom", "#4a55b0", rough=0.6, var=0.2), flower=surface("tobacco flower", "#e9a0a0", rough=0.6, var=0.1),
        berry=surface("coffee berry", "#c23a2a", rough=0.35, coat=0.4, var=0.1),
    )
    plants = []
    for grow in (_corn, _cane, _indigo, _tobacco, _coffee):
        mesh = Mesh("crop")
        grow(m, rng, mesh)
        plants.append(mesh.data(40))
    return plants
