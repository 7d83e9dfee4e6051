"""Bring every generated document up to date."""

from scripts.generated.decisions import INDEX, index
from scripts.generated.faults import FAULTS, with_coverage


def main() -> None:
    """Write the index of decisions and the last column of the faults."""
    INDEX.write_text(index(), "utf-8")
    FAULTS.write_text(with_coverage(FAULTS.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
