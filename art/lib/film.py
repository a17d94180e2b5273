"""A finished picture set in motion: sway by depth, drifting mist, living lights, specks in the air.

All of it is periodic, so the last frame leads into the first. Works on display values raised to linear light.
"""
import math
import zlib

import numpy as np
from scipy.ndimage import gaussian_filter, grey_dilation, map_coordinates, zoom

from lib.imageops import blur, fractal_noise, smoothstep
from lib.picture import display

SIZE, RATE, SECONDS = (1280, 720), 24, 8
GAMMA, MARGIN = 2.2, 0.012


class Film:
    """still: finished picture, height x width x 3 in 0..1; depth in metres; marks: name to (x, y, distance)."""

    def __init__(self, still, depth, marks, loop, size=SIZE):
        self.w, self.h = size
        self.loop, self.marks = loop, marks
        self.depth = self._fit(depth)
        self.picture = self._fit(still.astype(np.float32)) ** GAMMA
        self.y, self.x = np.mgrid[0 : self.h, 0 : self.w].astype(np.float32)
        near = np.minimum(loop.focus / np.maximum(self.depth, 0.3), 3)
        # The nearer edge wins, so that a moving figure carries its outline with it.
        reach = max(3, self.w // 160)
        self.shift = gaussian_filter(grey_dilation(near, (reach, reach)), reach * 0.7) - 1
        self.air = blur(self.picture, 0.1 * self.h) * 1.25 + 0.004
        self.far = (1 - np.exp(-self.depth / (2 * loop.focus))) * smoothstep(self.y / self.h, 0.1, 0.75)
        self.noise = [fractal_noise(self.h, self.w * 2, 5, seed, 4, 2.2) for seed in (11, 12)]
        self.lamps = [lamp for light in loop.lights for lamp in self._lamps(*light)]
        self.specks = [self._scatter(i, kind) for i, kind in enumerate(loop.specks)]

    def _fit(self, a):
        return zoom(a, (self.h / a.shape[0], self.w / a.shape[1]) + (1,) * (a.ndim - 2), order=1)

    def frames(self):
        count = RATE * SECONDS
        return (self.frame(i / count) for i in range(count))

    def frame(self, t):
        """The picture at t in 0..1 of the loop, 8 bits a channel."""
        light = self._swayed(t)
        for x, y, radius, strength, turns, phase in self.lamps:
            near = np.exp(-(((self.x - x) ** 2 + (self.y - y) ** 2) / (radius * self.h) ** 2))
            light *= (1 + near * strength * _flicker(t, turns, phase))[..., None]
        if self.loop.mist:
            self._drift(light, t)
        for kind, grains in self.specks:
            self._fly(light, kind, grains, t)
        return (np.clip(light, 0, 1) ** (1 / GAMMA) * 255 + 0.5).astype(np.uint8)

    def _swayed(self, t):
        """Sampled through a slightly smaller window, so that no edge of the picture comes into view."""
        dx = self.loop.sway * self.w * math.sin(2 * math.pi * t)
        dy = self.loop.sway * self.h * 0.4 * math.sin(4 * math.pi * t)
        x = (self.x - self.w / 2) * (1 - 2 * MARGIN) + self.w / 2 + dx * self.shift
        y = (self.y - self.h / 2) * (1 - 2 * MARGIN) + self.h / 2 + dy * self.shift
        at = [y, x]
        return np.stack([map_coordinates(self.picture[..., c], at, order=1, mode="nearest") for c in range(3)], -1)

    def _drift(self, light, t):
        """Two clouds of mist that fade in and out in turn: each moves on while the other is seen."""
        cloud = 0
        for i, noise in enumerate(self.noise):
            phase = (t + i / 2) % 1
            start = int(phase * 0.3 * self.w)
            cloud = cloud + noise[:, start : start + self.w] * math.sin(math.pi * phase) ** 2
        amount = self.loop.mist * self.far * smoothstep(cloud, 0.38, 0.66)
        light += (self.air - light) * amount[..., None]

    def _lamps(self, name, radius, strength, turns):
        for mark, (x, y, distance) in self.marks.items():
            if (mark.startswith(name[:-1]) if name.endswith("*") else mark == name) and distance > 0:
                phase = (zlib.crc32(mark.encode()) % 1000) / 1000
                yield x * self.w, y * self.h, radius, strength, turns, phase

    def _scatter(self, seed, kind):
        """Per speck: place, turn of its life, side sway, size, speed, distance as a share of the focus."""
        rng = np.random.RandomState(40 + seed)
        grains = rng.rand(kind.count, 6)
        if kind.around:
            x, y, _ = self.marks[kind.around]
            grains[:, 0] = x + (grains[:, 0] - 0.5) * 2 * kind.spread * self.h / self.w
            grains[:, 1] = y
        return kind, grains

    def _fly(self, light, kind, grains, t):
        tint = display(kind.tint) ** GAMMA * kind.gain
        for x, y, phase, sway, size, distance in grains:
            life = (t + phase) % 1
            seen = math.sin(math.pi * life) ** 2
            side = math.sin(2 * math.pi * (life + sway)) * kind.drift
            if kind.around and kind.fall:
                y, side = y + kind.fall * life * (0.25 + 0.35 * size), side * life * 2
            elif kind.fall:
                y, seen = (y + kind.fall * t) % 1, 1.0
            else:
                y += math.cos(2 * math.pi * (life + size)) * kind.drift * 0.5
            self._dot(light, (x + side) % 1 * self.w, y * self.h, kind, size, distance, tint * seen)

    def _dot(self, light, x, y, kind, size, distance, tint):
        radius = max(0.8, kind.size * self.h * (0.6 + 0.8 * size))
        reach = math.ceil(radius * 2.5)
        x0, y0 = int(x) - reach, int(y) - reach
        if x0 < 0 or y0 < 0 or x0 + 2 * reach >= self.w or y0 + 2 * reach >= self.h:
            return
        if self.depth[int(y), int(x)] < self.loop.focus * (0.25 + distance):
            return
        window = np.s_[y0 : y0 + 2 * reach, x0 : x0 + 2 * reach]
        disc = np.exp(-(((self.x[window] - x) ** 2 + (self.y[window] - y) ** 2) / radius**2))
        light[window] += disc[..., None] * tint


def _flicker(t, turns, phase):
    """Between about -1 and 1, irregular but periodic: whole numbers of turns."""
    parts = ((1, 1.0), (2, 0.55), (3, 0.3)) if turns > 3 else ((1, 1.0),)
    return sum(a * math.sin(2 * math.pi * (turns * k * t + phase * (k + 1))) for k, a in parts) / 1.4
