"""Cut the two font families down to the letters and features the client shows."""

import shutil
from dataclasses import dataclass
from pathlib import Path

from fontTools import subset

from scripts.client.paths import PACKAGES

FEATURES = ("kern", "lnum", "tnum", "mark", "mkmk", "ccmp", "locl")

# English, and the signs the client shows.
LATIN = (
    "U+0020-007E,U+00A0,U+00B7,U+00D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,"
    "U+2026,U+2212"
)

# What Italian has besides, and the names of western Europe.
ACCENTS = (
    "U+00A1,U+00AB,U+00B0,U+00BB,U+00BF-00D6,U+00D8-00FF,U+0131,U+0152-0153,U+201A,"
    "U+201E,U+2039-203A"
)

# What Czech has besides.
CZECH = (
    "U+010C-010F,U+011A-011B,U+0147-0148,U+0158-0159,U+0160-0161,U+0164-0165,"
    "U+016E-016F,U+017D-017E"
)

# Name of a file, where the package has its letters, and which they are. The first is
# on every page; a browser loads another only when one of its letters is shown.
FILES = (
    ("latin", "latin", LATIN),
    ("accents", "latin", ACCENTS),
    ("czech", "latin-ext", CZECH),
)


@dataclass(frozen=True, slots=True)
class Family:
    """One family: its npm package, its weights, and what stands in while it loads.

    Ligatures cost a text face a fifth of its size; only large titles have them.
    """

    name: str
    package: str
    weights: tuple[int, ...]
    stand_ins: tuple[str, ...]
    size_adjust: str
    features: tuple[str, ...] = FEATURES

    @property
    def source(self) -> Path:
        """Return the folder of its npm package."""
        return PACKAGES / "@fontsource" / self.package


FAMILIES = (
    Family(
        "Grenze",
        "grenze",
        (600,),
        ("Palatino", "Georgia"),
        "92%",
        (*FEATURES, "liga"),
    ),
    Family(
        "Alegreya Sans",
        "alegreya-sans",
        (500, 700),
        ("Gill Sans", "Candara", "Segoe UI"),
        "95%",
    ),
)


def write_fonts(target: Path) -> None:
    """Write the subset files, `fonts.css` and the licences below `target`."""
    target.mkdir(parents=True, exist_ok=True)
    rules = []
    for family in FAMILIES:
        rules.append(_stand_in(family))
        for weight in family.weights:
            for name, part, letters in FILES:
                file = f"{family.package}-{weight}-{name}.woff2"
                _cut(family, part, weight, letters, target / file)
                rules.append(_face(family, weight, file, letters))
        shutil.copy(family.source / "LICENSE", target / f"{family.package}.OFL.txt")
    (target / "fonts.css").write_text("\n".join(rules), "utf-8")


def _cut(family: Family, part: str, weight: int, letters: str, target: Path) -> None:
    """Write one font file with the given letters only."""
    options = subset.Options(
        flavor="woff2",
        hinting=False,
        layout_features=list(family.features),
        desubroutinize=True,
        notdef_outline=True,
        name_IDs=[],  # the licence travels as a text beside the fonts
    )
    name = f"{family.package}-{part}-{weight}-normal.woff2"
    font = subset.load_font(str(family.source / "files" / name), options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=subset.parse_unicodes(letters.replace("U+", "")))
    cutter.subset(font)
    subset.save_font(font, str(target), options)


def _face(family: Family, weight: int, file: str, letters: str) -> str:
    return (
        "@font-face {\n"
        f'  font-family: "{family.name}";\n'
        f"  font-weight: {weight};\n"
        "  font-display: swap;\n"
        f'  src: url("{file}") format("woff2");\n'
        f"  unicode-range: {letters.replace(',', ', ')};\n"
        "}\n"
    )


def _stand_in(family: Family) -> str:
    """Return the rule for the local font shown until the real one has come."""
    local = ", ".join(f'local("{name}")' for name in family.stand_ins)
    return (
        "@font-face {\n"
        f'  font-family: "{family.name} stand-in";\n'
        f"  src: {local};\n"
        f"  size-adjust: {family.size_adjust};\n"
        "}\n"
    )
