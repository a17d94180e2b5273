"""The four travellers of Evershade: a knight, a mage, a ranger and an axe bearer, with what they carry."""
import math

from kits import arms, folk
from lib.tools import Mesh, glow, surface


def gear_materials():
    return dict(green=surface("green cloth", "#2f4a34", rough=0.9, var=0.3, scale=5), red=surface("rust cloth", "#8a3a24", rough=0.9, var=0.3, scale=5),
        blue=surface("teal cloth", "#25565c", rough=0.9, var=0.3, scale=5), leather=surface("leather", "#3a281c", rough=0.6, var=0.3, scale=4),
        steel=surface("steel", "#a9aca6", rough=0.3, metal=0.9, var=0.2), wood=surface("haft", "#3a2a20", rough=0.8), spark=glow("spark", "#8affc8", 18))


def party(p, spots, voxel=0.016, scale=1.0):
    """Knight, mage, ranger, axe bearer at (x, y, z, turn); None for one who is not there."""
    looks = (dict(cloth=p["red"], stance="stand", hat="winged", coat=0.62, plate=True, cloak=0.12),
        dict(cloth=p["blue"], stance="lantern", hat="hood", coat=0.14, cloak=0.0, slit=0.2),
        dict(cloth=p["green"], stance="stand", hat="hood", coat=0.5, cloak=0.22),
        dict(cloth=p["leather"], stance="lantern", hat="horned", coat=0.55, plate=True, scale=0.82))
    for k, (spot, look) in enumerate(zip(spots, looks)):
        if not spot:
            continue
        (x, y, z, turn), look = spot, dict(look)
        size = scale * look.pop("scale", 1.0)
        hands = folk.adventurer(look.pop("cloth"), p["leather"], p["steel"], sweep=(-0.12, -0.28), voxel=voxel, loc=(x, y, z), rot=turn, scale=size, seed=k, **look)
        mesh, ahead = Mesh("gear"), (-math.sin(turn), math.cos(turn))
        if k == 0:
            arms.sword(mesh, arms.aimed(hands["right"], (ahead[0] * 0.5, ahead[1] * 0.5, -0.8), size), p["steel"], p["leather"], 0.95, 0.07)
            arms.kite_shield(mesh, arms.aimed(hands["left"], (ahead[0] - 0.4 * ahead[1], ahead[1] + 0.4 * ahead[0], 0), size), p["red"], p["steel"])
        elif k == 1:
            arms.staff(mesh, arms.aimed(hands["right"], (0.08, 0, 1), size), p["wood"], p["spark"])
        elif k == 2:
            arc = [(hands["left"][0], hands["left"][1] + 0.05, hands["left"][2])]
            bow = [(arc[0][0] + ahead[0] * 0.28 * size * math.cos(a), arc[0][1] + ahead[1] * 0.28 * size * math.cos(a), arc[0][2] + 0.85 * size * math.sin(a)) for a in (-1.4 + 2.8 * i / 16 for i in range(17))]
            mesh.tube(bow, lambda t: (0.012 + 0.012 * math.sin(t * math.pi)) * size, p["wood"], 7).tube([bow[0], bow[-1]], 0.005 * size, p["steel"], 4)
        else:
            arms.axe(mesh, arms.aimed(hands["right"], (ahead[0] * 0.4, ahead[1] * 0.4, 1), size * 1.15), p["steel"], p["wood"])
            arms.shield(mesh, arms.aimed(hands["left"], (*ahead, 0.1), size), p["wood"], p["steel"], 0.36)
        mesh.place(0.003)
