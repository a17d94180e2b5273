"""Films behind sections: one wide picture per game, set in motion from its stored passes.

Everything repeats after one loop: each light and each speck goes through a whole number of turns.
"""
from dataclasses import dataclass
from typing import Tuple


@dataclass
class Specks:
    """Snow, dust, embers. `fall`: screen heights a loop (negative rises); `around`: a mark they stay near, or None."""

    count: int
    tint: str
    size: float = 0.002
    fall: int = 0
    drift: float = 0.02
    gain: float = 1.0
    around: str = ""
    spread: float = 0.1


def embers(count, around, spread, gain=2.2):
    """Sparks that rise from a fire at the mark `around`."""
    return Specks(count, "#ffb45a", 0.0015, fall=-1, drift=0.05, gain=gain, around=around, spread=spread)


@dataclass
class Loop:
    """`of`: the shot to set in motion. sway: share of the width; mist: share of air that moves, up to 1.

    lights: (mark or a name ending in *, radius in heights, strength, turns a loop); many turns flicker, one breathes.
    flames: (mark, radius in heights) of fires that waver. twinkle: how much each bright point flickers for itself.
    """

    of: str = "feature-3"
    sway: float = 0.005
    focus: float = 12.0
    mist: float = 0.3
    lights: Tuple[Tuple[str, float, float, int], ...] = ()
    flames: Tuple[Tuple[str, float], ...] = ()
    specks: Tuple[Specks, ...] = ()
    twinkle: float = 0.0


LOOPS = {
    "lands-of-evershade": Loop(focus=20, mist=0.3, lights=(("fire", 0.34, 0.26, 9),), flames=(("fire", 0.05),), specks=(embers(46, "fire", 0.06), Specks(36, "#c8ffe4", 0.0022, drift=0.05, gain=0.6))),
    "this-war-of-mine": Loop(focus=14, mist=0.3, lights=(("candle", 0.4, 0.22, 9),), flames=(("candle", 0.07),), specks=(embers(30, "candle", 0.04), Specks(160, "#c8d4ea", 0.0016, fall=1, drift=0.03, gain=0.4))),
    "the-great-wall": Loop(sway=0.004, focus=200, mist=0.35, lights=(("fire*", 0.1, 0.3, 9),), flames=(("fire204", 0.03),), specks=(embers(26, "fire204", 0.03),), twinkle=0.45),
    "grimcoven": Loop(sway=0.002, focus=12, mist=0.5, lights=(("lantern", 0.3, 0.22, 8), ("dial", 0.3, 0.12, 2)), specks=(Specks(60, "#ffb0a0", 0.0015, drift=0.05, gain=0.5),)),
}
