#!/usr/bin/env python3
"""Measures the masters that changed and writes masters.json: run it after a master was replaced by hand or dropped."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True

from lib import measure  # noqa: E402

measure.record()
