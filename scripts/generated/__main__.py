"""Bring every generated document up to date."""

from scripts.generated.codes import PAGE, page
from scripts.generated.decisions import INDEX, index
from scripts.generated.faults import FAULTS, with_coverage


def main() -> None:
    """Write the codes, the index of decisions and the last column of the faults."""
    PAGE.write_text(page(), "utf-8")
    INDEX.write_text(index(), "utf-8")
    FAULTS.write_text(with_coverage(FAULTS.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
