"""Things painted into the air during finishing."""
from lib.imageops import smoothstep
from lib.picture import linear


def chimney(pic, chimney):
    """Thin smoke rising from a chimney at (x, y) of the picture and drifting right."""
    rise = (chimney[1] - pic.y).clip(0, 1)
    drift = chimney[0] + 0.35 * rise**1.3 + 0.05 * (pic.noise(7, 2, 0.7) - 0.5) * (0.3 + 4 * rise)
    plume = abs(pic.x - drift) / (0.007 + 0.1 * rise)
    puff = (1 - smoothstep(plume)) * smoothstep(rise, 0.0, 0.02) * (1 - smoothstep(rise, 0.1, 0.34)) * (0.4 + 0.9 * pic.noise(14, 9, 1.0)) * 0.75
    pic.rgb = pic.rgb * (1 - puff[..., None]) + linear("#e4dccd", 0.8) * puff[..., None]
