"""What games and kits draw with, in one import."""
from itertools import product  # noqa: F401

from scipy.ndimage import gaussian_filter  # noqa: F401

from lib import skies, stage  # noqa: F401
from lib.imageops import fractal_noise, smoothstep  # noqa: F401
from lib.materials import _add_bump, _Graph, colour, glow, lit_through, pane, relief, stained, surface  # noqa: F401
from lib.mesh import TAU, Mesh, instance, ngon, placement, shining, steps, turned, turns  # noqa: F401
from lib.mesh import Matrix, Vector, perlin  # noqa: F401
from lib.picture import display, linear  # noqa: F401
from lib.sculpt import Sculpt, rock_noise  # noqa: F401
from lib.shot import Cut, Shot, game_file  # noqa: F401
