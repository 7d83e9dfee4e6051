"""Build `static/vendor` aside, then put it in place of the old one."""

import shutil
import tempfile
from pathlib import Path

from scripts.client.credits import write_credits
from scripts.client.fonts import write_fonts
from scripts.client.modules import copy_lit_html
from scripts.client.paths import VENDOR
from scripts.client.sprites import write_sprites


def main() -> None:
    """Write every part; the old folder stays whole if any of them fails."""
    with tempfile.TemporaryDirectory(dir=VENDOR.parent, prefix=".vendor-") as folder:
        fresh = Path(folder) / "vendor"
        fresh.mkdir()
        copy_lit_html(fresh / "lit-html")
        write_fonts(fresh / "fonts")
        write_sprites(fresh / "sprites")
        write_credits(fresh)
        shutil.rmtree(VENDOR, ignore_errors=True)
        fresh.rename(VENDOR)


if __name__ == "__main__":
    main()
