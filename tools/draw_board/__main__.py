"""python -m draw_board BOARD.toml ATLAS_FOLDER DRAWING.json"""

import argparse
import json
import sys
from pathlib import Path

from draw_board.board import Complaint, read_board
from draw_board.drawing import draw, sizes


def main() -> int:
    parser = argparse.ArgumentParser(prog="draw_board", description="Draw a board: from points and coasts to paths.")
    parser.add_argument("board", type=Path, help="the board, a TOML file with a table [drawing]")
    parser.add_argument("atlas", type=Path, help="the folder of the package world-atlas")
    parser.add_argument("drawing", type=Path, help="the JSON file to write")
    arguments = parser.parse_args()
    try:
        drawing = draw(read_board(arguments.board), arguments.atlas)
    except Complaint as complaint:
        print(complaint, file=sys.stderr)
        return 2
    text = json.dumps(drawing, ensure_ascii=False, separators=(",", ":")) + "\n"
    arguments.drawing.write_text(text, encoding="utf-8")
    print(f"{arguments.drawing}: {sizes(drawing)}, {len(text.encode()) // 1024} KB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
