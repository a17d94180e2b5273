"""What can be measured of a master: fine detail, speckle, size. render.py writes none that fails, test_masters.py holds all to it.

The limits were set by looking: drafts that had been enlarged lie below, every picture that convinced at 1:1 lies above.
"""
import numpy as np
from PIL import Image

from lib.imageops import luminance
from lib.shot import size_of

SHARPNESS, SPECKLE = 0.2, 2.0


def lightness(path):
    return luminance(np.asarray(Image.open(path).convert("RGB"), np.float32) / 255)


def sharpness(light):
    """Energy of the highest octave of the spectrum divided by that of the one below: 0.06 to 0.17 where a draft was enlarged."""
    h, w = light.shape
    window = np.hanning(h)[:, None] * np.hanning(w)[None]
    power = np.abs(np.fft.rfft2((light - light.mean()) * window)) ** 2
    frequency = np.hypot(np.fft.fftfreq(h)[:, None], np.fft.rfftfreq(w)[None])
    return float(power[(frequency >= 0.25) & (frequency < 0.5)].sum() / power[(frequency >= 0.125) & (frequency < 0.25)].sum())


def speckle(light):
    """Single pixels far brighter than all eight neighbours, in a thousand."""
    centre = light[1:-1, 1:-1]
    moved = [light[1 + j : light.shape[0] - 1 + j, 1 + i : light.shape[1] - 1 + i] for j in (-1, 0, 1) for i in (-1, 0, 1) if i or j]
    return float((centre - np.max(moved, axis=0) > 0.12).mean() * 1000)


def faults(path, name):
    """Sentences about what is wrong with the master of the picture `name`; none when it may be shown."""
    with Image.open(path) as image:
        size = image.size
    light, found = lightness(path), []
    if size != size_of(name):
        found.append(f"{size[0]} x {size[1]} pixels, its place needs {size_of(name)[0]} x {size_of(name)[1]}")
    if sharpness(light) < SHARPNESS:
        found.append(f"sharpness {sharpness(light):.2f}, at least {SHARPNESS}: render it at full size, blur less")
    if speckle(light) > SPECKLE:
        found.append(f"speckle {speckle(light):.1f} in 1000 pixels, at most {SPECKLE}: more samples, less fine bump")
    return found
