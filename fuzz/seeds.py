#!/usr/bin/env python3
"""Writes the seeds of every fuzz target: seeds.py DIRECTORY makes DIRECTORY/TARGET/*. Needs javac."""
import pathlib
import struct
import subprocess
import sys
import tempfile
import zipfile

HERE = pathlib.Path(__file__).parent


def class_files():
    """name -> bytes: what javac makes of java/, also as files of the versions that are verified by inference"""
    files = {}
    with tempfile.TemporaryDirectory() as scratch:
        for source, release in (("Seed.java", "8"), ("Modern.java", "17")):
            subprocess.run(["javac", "-g", "-Xlint:none", "--release", release, "-d", scratch, HERE / "java" / source],
                           check=True)
        for path in pathlib.Path(scratch).glob("*.class"):
            files[path.name] = path.read_bytes()
    seed = files["Seed.class"]
    for version in (49, 50):
        files[f"Seed{version}.class"] = seed[:6] + struct.pack(">H", version) + seed[8:]
    return files


def jars(classes):
    files = {}
    with tempfile.TemporaryDirectory() as scratch:
        for name, method in (("stored", zipfile.ZIP_STORED), ("deflated", zipfile.ZIP_DEFLATED)):
            path = pathlib.Path(scratch, name + ".jar")
            with zipfile.ZipFile(path, "w", method) as jar:
                jar.writestr("META-INF/MANIFEST.MF", "Manifest-Version: 1.0\r\nMain-Class: A\r\nMulti-Release: true\r\n"
                                                     "Class-Path: lib/b.jar lib/\r\n c.jar\r\n\r\n")
                jar.writestr("A.class", classes["Modern$Point.class"][:400])
                jar.writestr("META-INF/versions/9/A.class", b"nine")
                jar.writestr("p/B.class", b"\xca\xfe\xba\xbe")
                jar.writestr("text.txt", "text " * 50)
            files[path.name] = path.read_bytes()
    return files


def image(compressed):
    """A JDK image with the entries /packages/a and /m/a/A.class (the format: src/java/classpath/jimage.cpp)."""
    strings = b"\0m\0a\0A\0class\0packages\0"
    locations = bytearray(b"\0")

    def location(*attributes):
        start = len(locations)
        for kind, value in attributes:
            locations.extend((kind << 3, value))
        locations.append(0)
        return start

    package = location((1, 13), (3, 3), (5, 0), (7, 8))
    entry = location((1, 1), (2, 3), (3, 5), (4, 7), (5, 8), (7, 4), *([(6, 3)] if compressed else []))
    slots = 64
    redirects, offsets = [0] * slots, [0] * slots
    for name, start in ((b"/packages/a", package), (b"/m/a/A.class", entry)):
        value = 0x01000193
        for byte in name:
            value = value * 0x01000193 & 0xffffffff ^ byte
        slot = (value & 0x7fffffff) % slots
        redirects[slot], offsets[slot] = ~slot, start
    header = struct.pack("<7I", 0xcafedada, 0x10000, 0, 2, slots, len(locations), len(strings))
    return (header + struct.pack(f"<{slots}i", *redirects) + struct.pack(f"<{slots}I", *offsets) + bytes(locations) +
            strings + struct.pack("<II", 0, 1) + b"DATA")


TRACE = """heddle-trace 1
heddle 0.1.0
machine java
program Fork.java
source /a b/Fork.java
class-path lib.jar
main-class Fork
argument line\\nend
option seed 1
digest 0123456789abcdef
finding deadlock
message 2 threads wait for each other
schedule 2
0 0  # main  Fork.java:9  start left
1 2  # left  Fork.java:12  lock Fork#1
"""

SUPPRESSIONS = """# comment
race Account.balance # known
race Cell[*] Worker.run* # benign ?
race *.hits java.util.* # statistics
"""

COMMAND_LINES = {
    "java": "check\nFork.java\n--time\n3s\n--race\nclocks\n--search\nbfs\n--\nargument",
    "c": "check\na.c\n-I\ninclude\n-DX=1\n--cflags\n-O1\n--max-states\n1000",
    "run": "run\n-cp\na.jar:b\nMain\n--format\njson",
    "help": "check\n--help",
}

CONFIGURATION = """\
program = ["src/Bank.java"]
time = "10m" # a comment
all = true
properties = ["race", 'deadlock']
seed = 7
[run]
stdin = "a\\"b"
"""

RESULT = """\
{"heddle": "1", "format": 1, "program": "A.java", "options": {"properties": "race,deadlock"}, "verdict": "violated", "reason": "",
 "findings": [{"kind": "race", "message": "race on A.x", "location": "A.x", "position": {"function": "A.f", "file": "A.java", "line": 3},
   "thread": 1, "accesses": [{"thread": "main", "op": "write", "file": "A.java", "line": 3, "stack": [], "locks": ["l"], "step": 0},
     {"thread": "t", "op": "read", "file": "A.java", "line": 4, "step": 1}],
   "threads": [{"thread": 0, "name": "main", "state": "blocked", "waits_for": "l", "held_by": 1, "holds": ["m"], "stack": []}],
   "steps": [{"thread": 0, "what": "write", "file": "A.java", "line": 3, "stack": 0, "after": []},
     {"thread": 1, "what": "read", "stack": 0, "after": [0], "locks": null}],
   "frames": [{"function": "A.f", "file": "A.java", "line": 3}], "stacks": [[0]], "schedule": {"choices": [[0, 0], [1, 0]]}}],
 "notes": ["n"], "stats": {"states": 3, "seconds": 0.1}, "bounded": true, "explored": 0.5,
 "choice_places": [{"position": {"file": "A.java", "line": 3}, "choice": "thread", "share": 0.5, "alternatives": 2}],
 "suppressed": [{"entry": "f:1", "reason": "r", "finding": {"kind": "deadlock"}}], "command": ["heddle"], "sources": {"A.java": "x"},
 "paths": {"A.java": "src/A.java"}, "outcomes": ["1"]}
"""
RESULTS = '{"heddle": "1", "format": 1, "programs": [' + RESULT + '], "skipped": [{"program": "B#b", "reason": "@Disabled"}]}'


def main():
    classes = class_files()
    seeds = {
        "class_file": classes,
        "jar": jars(classes),
        "jimage": {"plain": image(False), "compressed": image(True)},
        "trace": {"trace": TRACE.encode()},
        "suppressions": {"file": SUPPRESSIONS.encode()},
        "configuration": {"file": CONFIGURATION.encode()},
        "result": {"one": RESULT.encode(), "several": RESULTS.encode()},
        "options": {name: text.encode() for name, text in COMMAND_LINES.items()},
    }
    for target, files in seeds.items():
        directory = pathlib.Path(sys.argv[1], target)
        directory.mkdir(parents=True, exist_ok=True)
        for name, contents in files.items():
            (directory / name).write_bytes(contents)


if __name__ == "__main__":
    main()
