"""Prints what Python files import, by Python's own parser.

Standard input holds the length of a file and a line break, then the file, again and again; standard output has a line of
JSON for each: the dotted names, without those that begin with a dot.
"""

import ast
import json
import sys

while line := sys.stdin.buffer.readline():
    names = set()
    try:
        for node in ast.walk(ast.parse(sys.stdin.buffer.read(int(line)))):
            if isinstance(node, ast.Import):
                names |= {each.name for each in node.names}
            elif isinstance(node, ast.ImportFrom) and node.level == 0:
                names |= {f"{node.module}.{each.name}" for each in node.names}
    except (SyntaxError, ValueError):
        pass
    print(json.dumps(sorted(names)))
