"""Moons, eclipses and stars painted into a sky image during finishing."""
import numpy as np

from lib.tools import gaussian_filter, linear, smoothstep


def _polar(pic, at):
    x, y = pic.marks[at][:2] if isinstance(at, str) else at
    dx, dy = (pic.x - x) * pic.w / pic.h, pic.y - y
    return np.sqrt(dx * dx + dy * dy), np.arctan2(dy, dx), dx, dy


def moon(pic, sky, at, radius, light, dark, gain=2.0, halo=0.5, seed=5, veil=None):
    """Full moon with seas and a halo; radius in picture heights; veil: cloud mask 0..1 in front of it."""
    r, seas = _polar(pic, at)[0], smoothstep(pic.noise(5 / max(radius, 0.05) * 0.35, seed, 1.0, 6), 0.36, 0.62)[..., None]
    fine, face = pic.noise(14 / max(radius, 0.05) * 0.3, seed + 1, 1.0, 4)[..., None], linear(dark, gain) * (1 - seas) + linear(light, gain) * seas
    face, edge = face * (0.75 + 0.5 * fine) * (1 - 0.35 * np.clip(r / radius, 0, 1)[..., None] ** 4), smoothstep((radius - r) * pic.h / 2.5 + 0.5)[..., None]
    if veil is not None:
        edge = edge * (1 - veil[..., None])
    return sky * (1 - edge) + face * edge + np.exp(-np.maximum(r - radius * 0.6, 0) / (radius * 1.1))[..., None] * linear(light, halo)


def eclipse(pic, sky, at, radius, corona, gain, reach, seed, bead):
    """Black disc in a streaming corona; bead: angle of the diamond flash."""
    r, angle, dx, dy = _polar(pic, at)
    out, streams, rng = np.maximum(r - radius, 0) / radius, 0, np.random.RandomState(seed)
    for k in (3, 5, 8, 13, 21, 34):
        streams = streams + np.sin(angle * k + rng.uniform(0, 6)) / k**0.55
    long, ring = np.exp(-out / (0.55 * reach * np.clip(1 + 0.42 * streams, 0.25, 3))), np.exp(-out * 26) * 3.2
    light, d2 = (long * 0.8 + ring)[..., None] * linear(corona, gain), (dx - np.cos(bead) * radius) ** 2 + (dy - np.sin(bead) * radius) ** 2
    light = light + (np.exp(-d2 / (radius * 0.16) ** 2) * 9 + np.exp(-d2 / (radius * 0.5) ** 2) * 1.2)[..., None] * linear(corona, gain)
    edge = smoothstep((radius - r) * pic.h / 2.0 + 0.5)[..., None]
    return (sky + light) * (1 - edge) + linear("#05081c") * (1 + 0.6 * pic.noise(9, seed)[..., None]) * edge + light * edge * 0.004


def stars(pic, sky, amount=0.0016, gain=1.6, seed=4, tint="#dfe6ff", mask=1.0):
    rng, size = np.random.RandomState(seed), pic.h / 1080
    count, field = int(amount * pic.h * pic.w / max(size, 0.4) ** 2 / 3), np.zeros((pic.h, pic.w), np.float32)
    field[rng.randint(0, pic.h, count), rng.randint(0, pic.w, count)] = 0.25 + 3 * rng.rand(count) ** 4
    field = gaussian_filter(field, 0.75 * max(size, 0.6)) * 3.5
    return sky + (field * mask * gain)[..., None] * linear(tint)
