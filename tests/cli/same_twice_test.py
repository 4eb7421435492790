#!/usr/bin/env python3
"""The same program, the same answer: whoever asks, from wherever, and however often.

    tests/cli/same_twice_test.py --heddle PATH [--repetitions N] [--filter REGEX]

Each program of examples/ is checked in the ways below, and every answer is compared with a first one. With `--search dfs` (one job) the
JSON must be equal but for figures of time and memory; with the other searches the verdict and the findings (kind, message, place), where
the numbers of objects ("Account#2") do not count: they are given in the order of the schedule, and any of several may be found first.

Without --repetitions each program is tried in one of the ways only, another one for the next program: seconds, for every day. With it
each is tried N times in all of them (scripts/nightly.sh).
"""

import argparse
import json
import os
import pwd
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
SEARCHES = {"dfs": ["--search", "dfs", "--jobs", "1"], "default": [], "swarm": ["--search", "swarm", "--jobs", "2"]}
VOLATILE = re.compile(r"second|memory|time|bytes")  # statistics that may differ
STRANGER = "nobody"


class Desk:
    """Two copies of the sources, and Heddle where everyone can reach it."""

    def __init__(self, folder, heddle):
        self.here, self.elsewhere = folder / "here", folder / "another directory" / "below"
        for copy in (self.here, self.elsewhere):
            shutil.copytree(ROOT / "examples", copy / "examples")
        shutil.copytree(heddle.parent, folder / "bin")
        self.heddle = folder / "bin" / heddle.name
        self.scratch = folder / "scratch"
        self.scratch.mkdir()
        for path in [folder, *folder.rglob("*")]:
            path.chmod(path.stat().st_mode | (0o555 if path.is_dir() or os.access(path, os.X_OK) else 0o444))
        self.scratch.chmod(0o1777)

    def new_cache(self):
        """Where compiled classes are kept: with a new one, javac runs."""
        cache = Path(tempfile.mkdtemp(dir=self.scratch))
        cache.chmod(0o1777)
        return cache

    def ask(self, program, flags, before=(), where=None, cache=None, env=os.environ):
        """(answer, None) or (None, trouble)."""
        try:
            ran = subprocess.run([*before, self.heddle, "check", program, *flags, "--format", "json"], cwd=where or self.here,
                                 env={**env, "HEDDLE_CACHE": str(cache or self.scratch)}, stdin=subprocess.DEVNULL,
                                 capture_output=True, text=True, timeout=300)
            answer = json.loads(ran.stdout)
        except subprocess.TimeoutExpired:
            return None, "no answer within 300 s"
        except ValueError:
            return None, f"no JSON, status {ran.returncode}: {ran.stderr.strip()[-300:]}"
        return answer, None


def again(desk, program, flags):
    return [desk.ask(program, flags)]


def another_directory(desk, program, flags):
    return [desk.ask(program, flags, where=desk.elsewhere)]


def another_user(desk, program, flags):
    """With an environment as empty as it may be, too."""
    env = {"PATH": os.environ["PATH"]}
    user = pwd.getpwnam(STRANGER)
    become = ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]
    return [desk.ask(program, flags, before=become, cache=desk.new_cache(), env=env)]


def fixed_addresses(desk, program, flags):
    return [desk.ask(program, flags, before=["setarch", "-R"])]


def two_at_once(desk, program, flags):
    """Both compile: neither finds what the other has made."""
    cache = desk.new_cache()
    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(lambda _: desk.ask(program, flags, cache=cache), range(2)))


def ways():
    """What can be tried here; the others are named, not passed over in silence."""
    chosen = [another_directory, fixed_addresses, two_at_once, another_user, again]
    if os.getuid() != 0:
        chosen.remove(another_user)
        print("left out: another user (only root can try)")
    if subprocess.run(["setarch", "-R", "true"], capture_output=True).returncode != 0:
        chosen.remove(fixed_addresses)
        print("left out: without ASLR (setarch -R is not allowed here)")
    return chosen


def everything(answer):
    answer = json.loads(json.dumps(answer))
    answer["stats"] = {name: value for name, value in answer["stats"].items() if not VOLATILE.search(name)}
    return answer


def findings(answer):
    found = []
    for finding in answer["findings"]:
        place = finding["position"] or {}
        found.append(f"{finding['kind']} {re.sub('#[0-9]+', '#', finding['message'])} {place.get('file')}:{place.get('line')}")
    return {"verdict": answer["verdict"], "findings": sorted(found)}


def difference(one, two):
    """The first place where two answers differ, as a path into the JSON."""
    if isinstance(one, dict) and isinstance(two, dict):
        for key in sorted({*one, *two}):
            inner = difference(one.get(key), two.get(key))
            if inner: return f".{key}{inner}"
        return None
    if isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        return next((f"[{i}]{inner}" for i, inner in enumerate(map(difference, one, two)) if inner), None)
    return None if one == two else f": {str(one)[:200]} and then {str(two)[:200]}"


def try_program(desk, program, search, chosen, repetitions):
    """Yields (label, trouble or None)."""
    view = everything if search == "dfs" else findings
    first, trouble = desk.ask(program, SEARCHES[search])
    if trouble:
        yield f"{program} {search}", trouble
        return
    for way in chosen:
        for answer, trouble in (pair for _ in range(repetitions) for pair in way(desk, program, SEARCHES[search])):
            yield f"{program} {search}, {way.__name__.replace('_', ' ')}", trouble or difference(view(first), view(answer))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--heddle", required=True, type=Path)
    parser.add_argument("--repetitions", type=int, help="of each way")
    parser.add_argument("--filter", default="", help="only programs whose path matches this regular expression")
    options = parser.parse_args()
    programs = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "examples").glob("*/*") if re.search(options.filter, str(path)))
    passed = failed = 0
    with tempfile.TemporaryDirectory(prefix="heddle-same-", ignore_cleanup_errors=True) as folder:
        desk, known = Desk(Path(folder), options.heddle.resolve()), ways()
        for number, program in enumerate(programs):
            for turn, search in enumerate(SEARCHES):
                short = not options.repetitions
                if short and turn == 1 + number % 2: continue  # one of the other searches beside dfs
                chosen = [known[(number + turn) % len(known)]] if short else known
                for label, trouble in try_program(desk, program, search, chosen, options.repetitions or 1):
                    passed, failed = passed + (not trouble), failed + bool(trouble)
                    if trouble: print(f"FAIL {label}{trouble if trouble[0] in '.[:' else ': ' + trouble}", flush=True)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
