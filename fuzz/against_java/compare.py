#!/usr/bin/env python3
"""Damages class files and compares what Heddle's verifier and a JVM say to them.

    compare.py JUDGE CLASSES COUNT [SEED] [--kinds]

JUDGE is the program made from judge.cpp (target against_java of the fuzz build), CLASSES a directory that javac
filled. Prints every class that one accepts and the other does not, and how often each pair of answers came.
Disagreements about the kind of error (a ClassFormatError instead of a VerifyError) are counted, and listed
with --kinds at the end.
"""
import collections
import pathlib
import subprocess
import sys
import tempfile


def answers(text):
    """name -> (kind, whole answer)"""
    result = {}
    for line in text.splitlines():
        name, _, answer = line.partition(" ")
        result[name] = (answer.partition(" ")[0], answer)
    return result


def main():
    judge, classes, count = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3]
    seed = sys.argv[4] if len(sys.argv) > 4 and sys.argv[4].isdigit() else "1"
    here = pathlib.Path(__file__).parent
    victims = sorted(str(path) for path in classes.rglob("*.class"))
    with tempfile.TemporaryDirectory() as scratch:
        damaged = pathlib.Path(scratch, "damaged")
        subprocess.run([judge, "damage", damaged, count, seed, *victims], check=True)
        files = sorted(str(path) for path in damaged.iterdir())
        ours = answers(subprocess.run([judge, "verify", classes, *files], check=True, capture_output=True,
                                      text=True, errors="replace").stdout)
        subprocess.run(["javac", "-d", scratch, here / "Judge.java"], check=True)
        theirs = answers(subprocess.run(["java", "-cp", scratch, "Judge", classes, damaged], check=True,
                                        capture_output=True, text=True, errors="replace").stdout)
        pairs = collections.Counter()
        wrong = 0
        for name in sorted(theirs):
            us, them = ours.get(name, ("nothing", "")), theirs[name]
            pairs[us[0], them[0]] += 1
            differ = (us[0] == "accepted") != (them[0] == "accepted")
            wrong += differ
            if differ or (us[0] != them[0] and "--kinds" in sys.argv):
                print(f"{name}\n  heddle: {us[1][:300]}\n  java:   {them[1][:300]}")
        for (us, them), number in pairs.most_common():
            print(f"{number:6}  heddle {us}, java {them}")
        print(f"{wrong} of {len(theirs)} differ")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
