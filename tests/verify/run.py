#!/usr/bin/env python3
"""Links every class of a folder of jars in Heddle's JVM and in HotSpot: each must be accepted by both, or refused by both with the same
error. (The JDK's own classes are not verified at run time; java_verify_test with HEDDLE_VERIFY_ALL=1 takes all of them.)

    tests/verify/run.py --heddle PATH --jars FOLDER [--sample N]

Jars come from anywhere; Debian's, without installing them: `apt-get download lib*-java`, then `dpkg -x FILE FOLDER` each.
"""
import argparse
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

BATCH = 20000


def names_in(jar):
    try:
        with zipfile.ZipFile(jar) as opened:
            files = opened.namelist()
    except (zipfile.BadZipFile, OSError):
        return []
    classes = [f[: -len(".class")] for f in files if f.endswith(".class") and not f.startswith("META-INF/")]
    return [c.replace("/", ".") for c in classes if "-" not in c.rsplit("/", 1)[-1]]


def answers(command, names, work):
    listed = work / "names"
    listed.write_text("".join(name + "\n" for name in names))
    with open(listed) as given:
        ended = subprocess.run([str(listed) if word == "NAMES" else word for word in command], stdin=given, capture_output=True, text=True)
    return dict(line.rsplit(" ", 1) for line in ended.stdout.splitlines() if " " in line), ended


def compare(heddle, class_path, names, work):
    """How many differ; every one is named."""
    differ = 0
    for start in range(0, len(names), BATCH):
        batch = names[start : start + BATCH]
        expected, _ = answers(["java", "--add-modules", "ALL-SYSTEM", "-cp", class_path, "LinkAll"], batch, work)
        got, ended = answers([heddle, "run", "--heap", "4G", "--stdin", "NAMES", "-cp", class_path, "LinkAll"], batch, work)
        if ended.returncode != 0:
            print(f"heddle ended with {ended.returncode}: {ended.stderr.strip()[-300:]}")
            differ += 1
        for name in batch:
            if expected.get(name) != got.get(name):
                print(f"{name}: HotSpot says {expected.get(name)}, Heddle {got.get(name)}")
                differ += 1
    return differ


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--heddle", required=True)
    parser.add_argument("--jars", type=Path, required=True, help="every jar below this folder")
    parser.add_argument("--sample", type=int, default=1, help="only every N-th class")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        subprocess.run(["javac", "-d", work, Path(__file__).with_name("LinkAll.java")], check=True)
        # Links to one file count once.
        jars = sorted({jar.resolve() for jar in options.jars.rglob("*.jar") if jar.is_file()})
        names = sorted({name for jar in jars for name in names_in(jar)})[:: options.sample]
        differ = compare(options.heddle, ":".join(map(str, [work, *jars])), names, work)
    print(f"{len(names)} classes of {len(jars)} jars: {differ} differ")
    return 0 if differ == 0 and names else 1


if __name__ == "__main__":
    sys.exit(main())
