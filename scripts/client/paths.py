"""Where the parts come from and where they go."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ROOT / "node_modules"
ICON_LISTS = ROOT / "static" / "icons"
GAMES = ROOT / "app" / "games"
VENDOR = ROOT / "static" / "vendor"
