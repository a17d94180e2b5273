"""Light that is seen but costs nothing: panes and gems that glow for the camera without lighting the scene."""
from lib.materials import _Graph, glow


def pane(name, tint, strength):
    """Emission for camera and mirror rays only; never sampled as a lamp, so hundreds of windows stay noise-free."""
    material = glow(name, tint, strength)
    g = _Graph(material)
    path = g.nodes.new("ShaderNodeLightPath").outputs["Is Diffuse Ray"]
    g.wire(g.remap(path, 0, 1, strength, 0), g.nodes["Emission"].inputs[1])
    material.cycles.sample_as_light = False
    return material
