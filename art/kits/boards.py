"""Crowds of one figure."""
import bpy


def crowd(build, spots):
    """Build a figure once at the origin, then repeat it at (x, y, z, turn, scale) spots."""
    before = set(bpy.data.objects)
    build()
    parts = [obj for obj in bpy.data.objects if obj not in before]
    for x, y, z, turn, scale in spots:
        for part in parts:
            copy = part.copy()
            copy.location, copy.rotation_euler, copy.scale = (x, y, z), (0, 0, turn), (scale,) * 3
            bpy.context.collection.objects.link(copy)
    for part in parts:
        bpy.data.objects.remove(part)
