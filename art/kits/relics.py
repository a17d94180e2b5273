"""Tombs and a nest with eggs."""
import math

import bpy

from lib.mesh import TAU
from lib.sculpt import Sculpt, rock_noise


def tombs(stone):
    """Mesh data of five weathered headstones up to 1.7 high: round, pointed, shouldered, broken, a ringed cross."""
    kinds = []
    for kind in range(5):
        s = Sculpt((-0.8, -0.4, -0.4), (0.8, 0.4, 2.0), 0.02)
        if kind == 4:
            s.block((0, 0, 0.75), (0.26, 0.2, 2.1), 0.04)
            s.block((0, 0, 1.25), (0.96, 0.2, 0.26), 0.04)
            s.chain([(0.36 * math.cos(a), 0, 1.25 + 0.36 * math.sin(a)) for a in (TAU * k / 20 for k in range(21))], [0.07] * 21, 0.02)
        else:
            s.block((0, 0, 0.4), (0.86, 0.22, 1.5), 0.04)
            if kind == 0:
                s.ellipsoid((0, 0, 1.1), (0.42, 0.13, 0.44), 0.03)
            elif kind == 1:
                s.block((0, 0, 1.1), (0.6, 0.22, 0.6), 0.04, rot=(0, TAU / 8, 0))
            elif kind == 2:
                s.block((0, 0, 1.2), (0.5, 0.22, 0.6), 0.04)
                s.ellipsoid((0, 0, 1.46), (0.25, 0.12, 0.24), 0.03)
            else:
                s.block((0.35, 0, 1.3), (1.5, 0.6, 0.7), 0.02, rot=(0, 0.5, 0), cut=True, relief=lambda p, t: 0.12 * rock_noise(p, 3, 5, 3))
            s.block((0, -0.13, 0.62), (0.6, 0.09, 0.76), 0.02, cut=True)
        s.block((0, 0, 0.02), (1.15, 0.46, 0.26), 0.05)
        s.roughen(lambda p: 0.035 * rock_noise(p, 2.5, kind, 3) + 0.012 * rock_noise(p, 13, kind + 5, 2))  # noqa: B023
        obj = s.place("tomb", stone)
        kinds.append(obj.data)
        bpy.data.objects.remove(obj)
    return kinds


