"""A finished picture set in motion: sway by depth, drifting mist, living lights, specks in the air.

All of it is periodic, so the last frame leads into the first. Works on display values raised to linear light.
The picture is cut into layers by depth; each moves as one piece over what lies behind it, so no edge bends or tears.
"""
import math
import zlib

import numpy as np
from scipy.ndimage import distance_transform_edt, find_objects, gaussian_filter, map_coordinates, maximum_filter, minimum_filter, zoom

from lib.imageops import blur, fractal_noise, smoothstep
from lib.picture import display

SIZE, RATE, SECONDS = (1920, 1080), 24, 8
GAMMA, MARGIN = 2.2, 0.012
NEAREST, BANDS = 3.0, 6


class Film:
    """still: finished picture, height x width x 3 in 0..1; depth in metres; marks: name to (x, y, distance)."""

    def __init__(self, still, depth, marks, loop, size=SIZE):
        self.w, self.h = size
        self.loop, self.passed = loop, {}
        self.marks = {name: [*((v - MARGIN) / (1 - 2 * MARGIN) for v in at), away] for name, (*at, away) in marks.items()}
        self.depth = self._fit(depth)
        self.picture = self._fit(still.astype(np.float32)) ** GAMMA
        self.y, self.x = np.mgrid[0 : self.h, 0 : self.w].astype(np.float32)
        self.layers = list(self._layers(_crisp(np.minimum(loop.focus / np.maximum(self.depth, 0.3), NEAREST))))
        self.solid = self.depth < 0.9 * self.depth.max()
        self.air = blur(self.picture, 0.1 * self.h) * 1.25 + 0.004
        self.far = (1 - np.exp(-self.depth / (2 * loop.focus))) * smoothstep(self.y / self.h, 0.1, 0.75)
        self.noise = [fractal_noise(self.h, self.w * 2, 5, seed, 4, 2.2) for seed in (11, 12)]
        self.lamps = [lamp for light in loop.lights for lamp in self._lamps(*light)]
        self.specks = [self._scatter(i, kind) for i, kind in enumerate(loop.specks)]

    def _fit(self, a):
        """At the film's size, cut a little on all sides: no edge of the picture comes into view."""
        top, side = int(MARGIN * a.shape[0]), int(MARGIN * a.shape[1])
        a = a[top : a.shape[0] - top, side : a.shape[1] - side]
        return zoom(a, (self.h / a.shape[0], self.w / a.shape[1]) + (1,) * (a.ndim - 2), order=1)

    def frames(self):
        count = RATE * SECONDS
        return (self.frame(i / count) for i in range(count))

    def frame(self, t):
        """The picture at t in 0..1 of the loop, 0 to 1 a channel."""
        light = self._swayed(t)
        for name, radius in self.loop.flames:
            self._dance(light, *self.marks[name][:2], radius * self.h, t)
        if self.loop.twinkle:
            dim = (np.sin(2 * np.pi * (5 * t + 9 * self.noise[0][:, : self.w])) - 1) * self.solid * smoothstep(light[..., 0], 0.25, 0.6)
            light *= 1 + self.loop.twinkle * dim[..., None] * np.float32((0.2, 0.4, 0.7))
        for near, turns, phase in self.lamps:
            light *= (1 + near * _flicker(t, turns, phase))[..., None]
        if self.loop.mist:
            self._drift(light, t)
        for kind, grains in self.specks:
            self._fly(light, kind, grains, t)
        return np.clip(light, 0, 1) ** (1 / GAMMA)

    def _layers(self, near):
        """From far to near: the part of the frame it may cover, colour with opacity, shift. Filled in behind what is nearer."""
        reach, band = 2 * self.loop.sway * self.w + 4, (near * BANDS / NEAREST).astype(int)
        for k in np.unique(band):
            inside, last = band == k, k == band.min()
            away, (y, x) = distance_transform_edt(~inside, return_indices=True)
            cover = (inside | ((band > k) & (away < reach)) | last).astype(np.float32)
            window, opacity = find_objects((gaussian_filter(cover, 3) > 0.001).astype(int))[0], gaussian_filter(cover, 0.6)
            colour, blend = self.picture[y, x], np.clip(away / reach, 0, 1)[..., None]
            colour, shift = colour * (1 - blend) + gaussian_filter(colour, (reach / 3, reach / 3, 0)) * blend, gaussian_filter(near[y, x], self.w / 320) - 1
            yield window, np.dstack([colour, opacity])[window].astype(np.float32).reshape(-1, 4), shift[window].astype(np.float32)

    def _swayed(self, t):
        """Each layer moved sideways by its own shift, from far to near; every place is passed twice, there and back."""
        side = round(math.sin(2 * math.pi * t), 6)
        if side in self.passed:
            return self.passed.pop(side)
        dx, light = self.loop.sway * self.w * side, np.zeros_like(self.picture)
        for window, layer, shift in self.layers:
            h, w = shift.shape
            x = np.clip(np.arange(w) + dx * shift, 0, w - 1.001)
            left = x.astype(np.int32)
            at, part = left + (np.arange(h) * w)[:, None], (x - left)[..., None]
            moved = layer[at]
            moved += (layer[at + 1] - moved) * part
            light[window] += (moved[..., :3] - light[window]) * moved[..., 3:]
        self.passed[side] = light.copy()
        return light

    def _dance(self, light, x, y, r, t):
        """Flames and the air above them waver, most at the top; their foot stands still."""
        x, y = x * self.w, y * self.h
        window = np.s_[max(0, int(y - 2 * r)) : int(y + r), max(0, int(x - r)) : int(x + r)]
        across, up = (self.x[window] - x) / r, (y - self.y[window]) / r
        near = np.exp(-4 * across**2 - up**2) * smoothstep(up, -0.4, 0.6) * smoothstep(up, 2.0, 1.2) * smoothstep(abs(across), 1.0, 0.7)
        wave = np.sin(2 * np.pi * 13 * t - 4 * up) + 0.6 * np.sin(2 * np.pi * 21 * t - 7 * up + 1)
        at = [self.y[window] - window[0].start, self.x[window] - window[1].start + 0.1 * r * near * wave]
        light[window] = np.stack([map_coordinates(light[window][..., c], at, order=1, mode="nearest") for c in range(3)], -1)

    def _drift(self, light, t):
        """Two clouds of mist that fade in and out in turn: each moves on while the other is seen."""
        cloud = 0
        for i, noise in enumerate(self.noise):
            phase = (t + i / 2) % 1
            start = int(phase * 0.3 * self.w)
            cloud = cloud + noise[:, start : start + self.w] * math.sin(math.pi * phase) ** 2
        light += (self.air - light) * (self.loop.mist * self.far * smoothstep(cloud, 0.38, 0.66))[..., None]

    def _lamps(self, name, radius, strength, turns):
        for mark, (x, y, distance) in self.marks.items():
            if (mark.startswith(name[:-1]) if name.endswith("*") else mark == name) and distance > 0:
                phase, d2 = (zlib.crc32(mark.encode()) % 1000) / 1000, (self.x - x * self.w) ** 2 + (self.y - y * self.h) ** 2
                yield np.exp(-d2 / (radius * self.h) ** 2) * strength, turns, phase

    def _scatter(self, seed, kind):
        """Per speck: place, turn of its life, side sway, size, speed, distance as a share of the focus."""
        grains = np.random.RandomState(40 + seed).rand(kind.count, 6)
        if kind.around:
            x, y, _ = self.marks[kind.around]
            grains[:, 0] = x + (grains[:, 0] - 0.5) * 2 * kind.spread * self.h / self.w
            grains[:, 1] = y
        return kind, grains

    def _fly(self, light, kind, grains, t):
        tint = display(kind.tint) ** GAMMA * kind.gain
        for x, y, phase, sway, size, distance in grains:
            life = (t + phase) % 1
            seen, side = math.sin(math.pi * life) ** 2, math.sin(2 * math.pi * (life + sway)) * kind.drift
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
        light[window] += np.exp(-(((self.x[window] - x) ** 2 + (self.y[window] - y) ** 2) / radius**2))[..., None] * tint


def _crisp(near):
    """Half-way values at edges become those of the nearer thing, with a pixel of rim around it."""
    low, high = minimum_filter(near, 5), maximum_filter(near, 5)
    return maximum_filter(np.where(high - low > 0.1, np.where(near - low < high - near, low, high), near), 3)


def _flicker(t, turns, phase):
    """Between about -1 and 1, irregular but periodic: whole numbers of turns."""
    parts = ((1, 1.0), (2, 0.55), (3, 0.3)) if turns > 3 else ((1, 1.0),)
    return sum(a * math.sin(2 * math.pi * (turns * k * t + phase * (k + 1))) for k, a in parts) / 1.4
