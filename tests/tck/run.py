#!/usr/bin/env python3
"""The JSR-166 TCK under `heddle run` against `java`: every test must end alike.

    tests/tck/run.py --heddle PATH --checkout JDK [--junit JAR] [--filter REGEX] [--jobs N]

JDK is a checkout of openjdk/jdk17u (or its folder test/jdk/java/util/concurrent/tck). Of JSR166TestCase one line is changed: the beans of
java.lang.management, which only its thread dumps use, need a native library. java is asked only where Heddle's answer is not success.
"""
import argparse
import concurrent.futures
import re
import subprocess
import sys
import tempfile
from pathlib import Path

TCK = "test/jdk/java/util/concurrent/tck"


def compiled(options, work):
    folder = options.checkout / TCK if (options.checkout / TCK).is_dir() else options.checkout
    for file in folder.glob("*.java"):
        text = file.read_text()
        (work / file.name).write_text(text.replace("= ManagementFactory.getThreadMXBean()", "= null"))
    sources = [*work.glob("*.java"), Path(__file__).with_name("TckOne.java")]
    subprocess.run(["javac", "-nowarn", "-cp", options.junit, "-d", work / "classes", *sources], check=True, capture_output=True)
    return f"{work / 'classes'}:{options.junit}"


def ended(command):
    """The exit status, and of a failure what it says first."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    except subprocess.TimeoutExpired:
        return "no answer within 120 s", ""
    said = [line for line in done.stderr.splitlines() if line.strip()]
    return done.returncode, said[0] if said else ""


def compare(options, path, test):
    ours = ended([options.heddle, "run", "-cp", path, "TckOne", "--", *test])
    if ours[0] == 0:
        return None
    theirs = ended(["java", "-cp", path, "TckOne", *test])
    return None if ours[0] == theirs[0] else f"{' '.join(test)}: java {theirs[0]}, heddle {ours[0]}: {ours[1]}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--heddle", required=True)
    parser.add_argument("--checkout", type=Path, required=True)
    parser.add_argument("--junit", default="/usr/share/java/junit4.jar")
    parser.add_argument("--filter", default="")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        path = compiled(options, work)
        names = sorted(file.stem for file in (work / "classes").glob("*.class") if "$" not in file.stem)
        listed = subprocess.run(["java", "-cp", path, "TckOne", "--list", *names], check=True, capture_output=True, text=True)
        tests = [line.split() for line in listed.stdout.splitlines() if re.search(options.filter, line)]
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            differ = [one for one in pool.map(lambda test: compare(options, path, test), tests) if one]
    print("\n".join(differ))
    print(f"{len(tests)} tests, {len(differ)} differ")
    return 1 if differ or not tests else 0


if __name__ == "__main__":
    sys.exit(main())
