#!/usr/bin/env python3
"""OpenMP as a user meets it: numbers of threads, distributions, what is counted, and the documentation's table.

    tests/cli/openmp_test.py --heddle PATH [unittest arguments]
"""

import argparse
import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

HEDDLE = None
ROOT = Path(__file__).resolve().parent.parent.parent

# Each thread works on its own elements between barriers: nothing but barriers orders anything.
BARRIERS = """
#include <omp.h>
int a[64], b[64];
int main(void) {
#pragma omp parallel
  {
    int me = omp_get_thread_num(), all = omp_get_num_threads();
    for (int round = 0; round < 3; round++) {
      a[me] = b[me] + round;
#pragma omp barrier
      b[me] = a[(me + 1) % all];
#pragma omp barrier
    }
  }
#pragma omp parallel for
  for (int i = 0; i < 64; i++) a[i] = i;
  return 0;
}
"""
# Wrong with four threads only.
FOUR = """
#include <assert.h>
#include <omp.h>
int main(void) {
  int seen = 0;
#pragma omp parallel
#pragma omp single
  seen = omp_get_num_threads();
  assert(seen != 4);
  return 0;
}
"""
# Every thread tells each of its turns apart from all others: few states with two threads, very many with four.
LARGE = """
#include <omp.h>
int turn, last[8];
int main(void) {
#pragma omp parallel
  for (int i = 0; i < 16; i++) {
#pragma omp critical
    last[omp_get_thread_num()] = ++turn;
  }
  return 0;
}
"""
# Who has which iteration: block, then cyclic.
OWNERS = """
#include <omp.h>
#include <stdio.h>
int main(void) {
  int owner[6];
#pragma omp parallel for
  for (int i = 0; i < 6; i++) owner[i] = omp_get_thread_num();
  for (int i = 0; i < 6; i++) printf("%d", owner[i]);
  printf("\\n");
  return 0;
}
"""
STATIC = OWNERS.replace("parallel for", "parallel for schedule(static, 2)")
MACRO = OWNERS.replace("#pragma omp parallel for", 'FOR').replace(
    "int main", '#define FOR _Pragma("omp parallel for schedule(static)")\nint main')


class OpenMp(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory(prefix="heddle-openmp-")
        self.addCleanup(self.folder.cleanup)

    def write(self, name, text):
        path = Path(self.folder.name) / name
        path.write_text(text)
        return path

    def heddle(self, *words):
        return subprocess.run([HEDDLE, *map(str, words)], cwd=self.folder.name, capture_output=True, text=True, timeout=120)

    def check(self, *words):
        ran = self.heddle("check", "--format", "json", *words)
        self.assertIn(ran.returncode, (0, 1, 3), ran)
        return json.loads(ran.stdout)

    def test_barriers_leave_one_interleaving(self):
        """SC4DRF, section 4: no choice but one between barriers. The first state is the one before the threads are made."""
        for threads in (2, 3, 4):
            result = self.check(self.write("barriers.c", BARRIERS), "--threads", threads)
            self.assertEqual(result["verdict"], "verified", result)
            self.assertEqual((result["stats"]["states"], result["stats"]["transitions"], result["stats"]["executions"]), (2, 1, 1))

    def test_every_number_of_threads(self):
        program = self.write("four.c", FOUR)
        self.assertEqual(self.check(program, "--threads", "2..3")["verdict"], "verified")
        result = self.check(program, "--threads", "2..5")
        self.assertEqual(result["verdict"], "violated")
        self.assertIn("threads in a team: 4", self.heddle("check", program, "--threads", "2..5").stdout)
        trace = Path(self.folder.name) / "four.trace"
        self.heddle("check", program, "--threads", "2..5", "--trace", trace)
        self.assertEqual(self.heddle("replay", trace).returncode, 1)
        refused = self.heddle("check", program, "--threads", "0")
        self.assertEqual(refused.returncode, 2)
        self.assertIn("--threads 0 is too small; the least is 1", refused.stderr)

    def teams(self, result):
        return [one["text"] for one in result["assumptions"] if one["kind"] == "teams"]

    def test_two_threads_decide_first(self):
        """Then three, four and one are tried: what is wrong with one of them is wrong."""
        for size in (4, 3, 1):
            program = self.write("four.c", FOUR.replace("!= 4", f"!= {size}"))
            trace = Path(self.folder.name) / "teams.trace"
            result = self.check(program, "--trace", trace)
            self.assertEqual(result["verdict"], "violated", result)
            self.assertEqual(result["options"]["threads"], str(size))
            self.assertIn(f"(--threads {size}); with 2 threads nothing is wrong", result["notes"][0])
            self.assertIn("--threads", result["command"])
            replayed = self.heddle("replay", trace)
            self.assertEqual(replayed.returncode, 1, replayed)
            self.assertEqual(self.check(program, "--threads", 2)["verdict"], "verified")

    def test_the_verdict_names_the_sizes(self):
        program = self.write("right.c", FOUR.replace("!= 4", "<= 9"))
        self.assertEqual(self.teams(self.check(program)), ["teams of 2 threads (3, 4 and 1 too)"])
        self.assertEqual(self.teams(self.check(program, "--threads", 3)), ["teams of 3 threads"])
        self.assertEqual(self.teams(self.check(program, "--threads", "2..3")), ["teams of 2 to 3 threads"])
        for fixed in ("parallel num_threads(2)", "parallel if(0)"):
            said = self.write("said.c", FOUR.replace("!= 4", "<= 9").replace("omp parallel", "omp " + fixed))
            self.assertEqual(self.teams(self.check(said)), [])
        said = self.write("set.c", FOUR.replace("int seen", "omp_set_num_threads(2); int seen"))
        self.assertEqual(self.teams(self.check(said)), [])

    def test_a_size_that_is_too_large_changes_nothing(self):
        result = self.check(self.write("large.c", LARGE))
        self.assertEqual(result["verdict"], "verified", result)
        self.assertRegex(self.teams(result)[0], r"^teams of 2 threads \(.*1 too; .*4 not to an end\)$")

    def outcomes(self, program, *words):
        ran = self.heddle("outcomes", program, "--format", "json", *words)
        self.assertIn(ran.returncode, (0, 3), ran)
        return {line.strip() for line in json.loads(ran.stdout)["outcomes"]}

    def test_distributions(self):
        owners = self.write("owners.c", OWNERS)
        self.assertEqual(self.outcomes(owners, "--schedule", "block"), {"000111"})
        self.assertEqual(self.outcomes(owners, "--schedule", "cyclic"), {"010101"})
        every = {format(n, "06b") for n in range(64)}
        self.assertEqual(self.outcomes(owners, "--schedule", "all"), every)
        self.assertEqual(self.outcomes(self.write("static.c", STATIC), "--schedule", "cyclic"), {"001100"})
        self.assertEqual(self.outcomes(self.write("macro.c", MACRO), "--schedule", "cyclic"), {"000111"})

    def test_code_without_its_source(self):
        source = self.write("owners.c", OWNERS)
        code = Path(self.folder.name) / "owners.ll"
        subprocess.run(["clang-19", "-fopenmp", "-S", "-emit-llvm", "-g", source, "-I", Path(HEDDLE).parent / "heddle-include",
                        "-o", code], check=True)
        notes = self.check(code)["notes"]
        self.assertTrue(any("are taken as schedule(static)" in note for note in notes), notes)
        self.assertFalse(any("are taken as schedule(static)" in note for note in self.check(source)["notes"]))

    def test_what_is_not_known_is_named(self):
        program = self.write("unknown.c", "#include <omp.h>\nint main(void) { omp_pause_resource_all(omp_pause_hard); return 0; }\n")
        result = self.check(program)
        self.assertEqual(result["verdict"], "inconclusive")
        self.assertIn("omp_pause_resource_all", result["reason"])

    def test_the_table_is_documented(self):
        text = (ROOT / "docs" / "openmp.md").read_text()
        table = text.split("<!-- heddle list openmp -->\n")[1].split("<!-- end -->")[0]
        self.assertEqual(self.heddle("list", "openmp").stdout, table)


def main():
    global HEDDLE
    parser = argparse.ArgumentParser()
    parser.add_argument("--heddle", required=True)
    known, rest = parser.parse_known_args()
    HEDDLE = str(Path(known.heddle).resolve())
    unittest.main(argv=[sys.argv[0], *rest])


if __name__ == "__main__":
    main()
