#!/usr/bin/env python3
"""What pipelines get: several files from one run, old runs shown again, validated by what we did not write.

    tests/cli/outputs_test.py --heddle PATH [unittest arguments]
"""

import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from harness import DEADLOCK, HeddleTest, main

RACE = """
    public class Hits {
      static int hits, misses;
      public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> { hits++; misses++; }, "other & <co>");
        other.start();
        hits++;
        misses++;
        other.join();
      }
    }"""


class Outputs(HeddleTest):
    def setUp(self):
        super().setUp()
        self.write("src/Hits.java", RACE)
        self.write("both.c", DEADLOCK)

    def test_several_files_from_one_run_and_again_from_the_result(self):
        files = [["--json", "r.json"], ["--sarif", "r.sarif"], ["--junit", "r.xml"], ["--report", "r.html"], ["--trace", "r.trace"]]
        ran = self.heddle("check", "src/Hits.java", "--all", *sum(files, []), status=1)
        self.assertIn("heddle: violated: race", ran.stdout)
        kept = {name: (self.work / name).read_bytes() for _, name in files}
        (self.work / "src" / "Hits.java").unlink()  # a result stands alone
        again = self.heddle("show", "r.json", *sum(files[:4], []), status=1)
        self.assertEqual(again.stdout, ran.stdout)
        for name in ("r.json", "r.sarif", "r.xml", "r.html"):
            self.assertEqual((self.work / name).read_bytes(), kept[name], name)
        self.assertEqual(self.heddle("show", "r.json", "--format", "json").stdout, kept["r.json"].decode())

    def test_sarif_of_a_race(self):
        self.heddle("check", "src/Hits.java", "--all", "--sarif", "r.sarif", status=1)
        run = self.sarif("r.sarif")
        self.assertEqual(len(run["results"]), 2)
        self.assertEqual(len({r["partialFingerprints"]["heddle/v1"] for r in run["results"]}), 2)
        for result in run["results"]:
            self.assertEqual(result["locations"][0]["physicalLocation"]["artifactLocation"],
                             {"uri": "src/Hits.java", "uriBaseId": "%SRCROOT%"})
            self.assertEqual(len(result["relatedLocations"]), 1)
            self.assertEqual(len(result["codeFlows"][0]["threadFlows"]), 2)

    def test_fingerprints_outlive_moved_lines(self):
        def fingerprint():
            self.heddle("check", "src/Hits.java", "--sarif", "r.sarif", status=1)
            return self.sarif("r.sarif")["results"][0]["partialFingerprints"]
        before = fingerprint()
        (self.work / "src" / "Hits.java").write_text("// moved\n\n\n" + RACE)
        self.assertEqual(fingerprint(), before)

    def test_suppressed_results_are_kept(self):
        self.heddle("check", "src/Hits.java", "--all", "--json", "r.json", status=1)
        self.assertEqual(self.heddle("suppress", "r.json", status=0).stdout.count("race Hits."), 2)
        self.heddle("suppress", "r.json", "--suppressions", "races.txt", "--reason", "a statistic", status=0)
        self.heddle("suppress", "r.json", "--suppressions", "races.txt", status=0)  # adds nothing twice
        self.assertEqual((self.work / "races.txt").read_text().count("\n"), 2)
        self.heddle("check", "src/Hits.java", "--suppressions", "races.txt", "--sarif", "s.sarif", status=0)
        results = self.sarif("s.sarif")["results"]
        self.assertEqual([r["suppressions"][0]["justification"] for r in results], ["a statistic"] * 2)
        (self.work / "tsan.txt").write_text("# of ThreadSanitizer\nrace:Hits.main\nrace:lambda\nmutex:x\n")
        ran = self.heddle("check", "src/Hits.java", "--suppressions", "tsan.txt", status=0)
        self.assertIn("tsan.txt:4 silences nothing: of ThreadSanitizer", ran.stdout)

    def test_other_kinds_are_suppressed(self):
        self.heddle("check", "both.c", "--json", "r.json", status=1)
        self.heddle("suppress", "r.json", "--suppressions", "s.txt", "--reason", "not in this release", status=0)
        self.assertRegex((self.work / "s.txt").read_text(), r"^deadlock \w+ # not in this release\n$")
        ran = self.heddle("check", "both.c", "--suppressions", "s.txt", "--sarif", "s.sarif", status=0)
        self.assertIn("1 finding (deadlock) was silenced by s.txt:1", ran.stdout)
        [result] = self.sarif("s.sarif")["results"]
        self.assertEqual((result["ruleId"], result["suppressions"][0]["justification"]), ("heddle/deadlock", "not in this release"))
        self.assertEqual(len(result["relatedLocations"]), 2)
        # In Java the other threads go on after an exception, and what they do is not explored: no proof.
        self.write("Thrown.java", """
            public class Thrown {
              public static void main(String[] args) {
                new Thread(() -> { throw new IllegalStateException("no"); }).start();
              }
            }""")
        self.heddle("check", "Thrown.java", status=1)
        self.write("t.txt", "exception *IllegalStateException* # known\nassertion Thrown # never\n")
        ran = self.heddle("check", "Thrown.java", "--suppressions", "t.txt", status=3)
        self.assertIn("what comes after a suppressed exception was not explored", ran.stdout)
        self.assertIn("t.txt:2 silenced nothing so far", ran.stdout)
        self.write("w.txt", "deadlok f # x\n")
        self.assertIn("w.txt:1: a line begins with race, deadlock", self.heddle("check", "both.c", "--suppressions", "w.txt", status=2).stderr)

    def test_where_the_states_come_from(self):
        self.write("Grid.java", """
            public class Grid {
              static volatile int a, b;
              public static void main(String[] args) {
                new Thread(() -> { for (int i = 0; i < 200; i++) a = i; }).start();
                for (int i = 0; i < 200; i++)
                  b = i;
              }
            }""")
        ran = self.heddle("check", "Grid.java", "--max-states", "3000", "--json", "r.json", "--report", "r.html", status=3)
        self.assertRegex(ran.stdout, r"Explored (about|under) [\d.]+% of the space: a rough estimate")
        self.assertRegex(ran.stdout, r"Where the states come from.*\n +\d+%  Grid\.\S+ \(Grid.java:[57]\), 2\.0 alternatives on average")
        result = json.loads((self.work / "r.json").read_text())
        self.assertTrue(result["bounded"])
        self.assertTrue(0 <= result["explored"] <= 1)
        self.assertIn(result["choice_places"][0]["position"]["line"], (5, 7))
        self.assertAlmostEqual(sum(one["share"] for one in result["choice_places"]), 1, delta=0.2)
        whole = self.heddle("check", "both.c", "--properties", "race", status=0).stdout
        self.assertNotIn("Where the states come from", whole)
        self.assertIn("Where the states come from", self.heddle("check", "both.c", "--properties", "race", "--stats", status=0).stdout)

    def test_searches_without_states(self):
        for search in ("dpor", "random-walk"):
            ran = self.heddle("check", "both.c", "--properties", "assertion", "--search", search)
            self.assertRegex(ran.stdout, r"\nExplored \d+ executions? to an end, \d+ transitions")
            self.assertRegex(ran.stdout.splitlines()[-1], r"\(\d+ executions?, ")
            self.assertNotIn(" 0 states", ran.stdout)

    def test_inconclusive(self):
        self.heddle("check", "src/Hits.java", "--properties", "deadlock", "--race", "none", "--max-states", "2", "--sarif", "r.sarif",
                    "--junit", "r.xml", "--json", "r.json", status=3)
        self.assertFalse(self.sarif("r.sarif")["invocations"][0]["executionSuccessful"])
        self.assertEqual(self.junit("r.xml").get("errors"), "1")
        self.heddle("show", "r.json", "--junit", "r.xml", "--junit-inconclusive", "skipped", status=3)
        self.assertEqual((self.junit("r.xml").get("errors"), self.junit("r.xml").get("skipped")), ("0", "1"))
        self.assertTrue(self.heddle("show", "r.json", "--format", "github").stdout.startswith("::warning title=Heddle"))

    def test_deadlock(self):
        self.heddle("check", "both.c", "--sarif", "r.sarif", "--junit", "r.xml", "--json", "r.json", status=1)
        result = self.sarif("r.sarif")["results"][0]
        self.assertEqual(result["ruleId"], "heddle/deadlock")
        self.assertEqual(len(result["relatedLocations"]), 2)
        cases = {case.get("name"): case for case in self.junit("r.xml").iter("testcase")}
        self.assertIsNotNone(cases["deadlock"].find("failure"))
        self.assertIsNotNone(cases["race"].find("skipped"))
        lines = self.heddle("show", "r.json", "--format", "github").stdout.splitlines()
        self.assertTrue(lines[0].startswith("::error title=Heddle%3A deadlock,file=both.c,line="), lines)
        finding = json.loads((self.work / "r.json").read_text())["findings"][0]
        child = min(i for i, step in enumerate(finding["steps"]) if step["thread"] != 0)
        self.assertEqual([finding["steps"][i]["kind"] for i in finding["steps"][child]["after"]], ["Spawn"])
        self.assertTrue(any(step["switched"] for step in finding["steps"]))
        last = {step["thread"]: step["locks"] for step in finding["steps"]}
        self.assertEqual(sorted(last.values()), [["a"], ["b"]])

    def test_synchronisation_is_in_the_steps(self):
        (self.work / "Handover.java").write_text("""
            public class Handover {
              static int value;
              static volatile boolean ready, done;
              public static void main(String[] args) throws Exception {
                Thread other = new Thread(() -> { value = 1; ready = true; while (!done) Thread.onSpinWait(); });
                other.start();
                while (!ready) Thread.onSpinWait();
                assert value == 2;
                done = true;
              }
            }""")
        self.heddle("check", "Handover.java", "--json", "r.json", status=1)
        steps = json.loads((self.work / "r.json").read_text())["findings"][0]["steps"]
        # The read of `ready` that ends the loop happens after its write, and nothing else orders the two threads.
        write = next(i for i, step in enumerate(steps) if step["kind"] == "SyncWrite")
        read = next(i for i, step in enumerate(steps) if step["kind"] == "SyncRead" and step["value"] == "true")
        self.assertEqual(steps[write]["location"], "Handover.ready")
        self.assertIn(write, steps[read]["after"])

    def test_outcomes(self):
        self.heddle("outcomes", "both.c", "--json", "r.json", status=1)
        ran = self.heddle("outcomes", "both.c", status=1)
        self.assertEqual(self.heddle("show", "r.json", status=1).stdout.splitlines()[:2], ran.stdout.splitlines()[:2])

    def test_mistakes(self):
        (self.work / "bad.json").write_text("{}")
        for words in (["show"], ["show", "bad.json"], ["show", "none.json"], ["show", "src"],
                      ["check", "both.c", "--report", "both.c/folder.html"], ["check", "both.c", "--sarif", "src"],
                      ["suppress", "bad.json"], ["completion", "fish"], ["check", "both.c", "--format", "xml"],
                      ["check", "both.c", "--config", "none.toml"]):
            ran = self.heddle(*words, status=2)
            self.assertTrue(ran.stderr.startswith("heddle: ") and not ran.stdout, ran)

    def test_folders_of_outputs_are_made(self):
        self.heddle("check", "both.c", "--junit", "build/reports/r.xml", "--trace", "build/traces/r.trace", status=1)
        self.junit("build/reports/r.xml")
        self.assertTrue((self.work / "build/traces/r.trace").exists())

    def test_cmake_snippets_of_the_documentation(self):
        documentation = Path(__file__).resolve().parents[2] / "docs" / "ci.md"
        snippets = re.findall(r"```cmake\n(.*?)```", documentation.read_text(), re.DOTALL)
        self.assertEqual(len(snippets), 2)
        self.write("CMakeLists.txt", "cmake_minimum_required(VERSION 3.25)\nproject(queue NONE)\nenable_testing()\n" + "".join(snippets))
        self.write("include/queue.h", "#include <pthread.h>\nextern int size;\n")
        program = """
            #include <queue.h>
            int size;
            static pthread_mutex_t guard = PTHREAD_MUTEX_INITIALIZER;
            static void *put(void *nothing) { %s ++size; %s return nothing; }
            int main(void) {
              pthread_t other;
              pthread_create(&other, 0, put, 0);
              put(0);
              pthread_join(other, 0);
            }"""
        racy = program % ("", "")
        repaired = program % ("pthread_mutex_lock(&guard);", "pthread_mutex_unlock(&guard);")
        for name in ("test/stress/one.c", "test/stress/two.c"):
            self.write(name, repaired)
        for text, status in ((racy, 8), (repaired, 0)):
            self.write("test/queue_test.c", text)
            subprocess.run(["cmake", "-G", "Ninja", "-S", ".", "-B", "build", f"-DHEDDLE={self.executable}"], cwd=self.work, check=True, capture_output=True)
            ran = subprocess.run(["ctest", "--test-dir", "build", "--output-on-failure"], cwd=self.work, capture_output=True, text=True)
            self.assertEqual(ran.returncode, status, ran.stdout)
            self.assertEqual("heddle: violated: race: size" in ran.stdout, text == racy, ran.stdout)
            self.assertTrue((self.work / "build/queue.html").exists())
            self.assertEqual(len(self.junit("build/stress.xml").findall(".//testcase")), 2)

    def test_configuration(self):
        (self.work / "heddle.toml").write_text('program = "src/Hits.java"\nformat = "github"\n[check]\nbenign = ["Hits.*"]\n')
        self.heddle("check", status=0)
        ran = self.heddle("check", "--benign", "nothing", status=1)
        self.assertTrue(ran.stdout.startswith("::error"), ran.stdout)
        printed = self.heddle("config", "--time", "3m", status=0).stdout
        self.assertEqual(tomllib.loads(printed)["benign"], ["Hits.*"])
        self.assertEqual(tomllib.loads(printed)["time"], "3m")
        (self.work / "other.toml").write_text(printed)
        self.assertEqual(self.heddle("config", "--config", "other.toml", status=0).stdout, printed)
        (self.work / "heddle.toml").write_text("tiem = 3\n")
        ran = self.heddle("check", "both.c", status=2)
        self.assertIn("heddle.toml:1: unknown key tiem; did you mean time?", ran.stderr)

    def test_doctor(self):
        text = self.heddle("doctor", "src/Hits.java", status=0).stdout
        self.assertIn("threads       2: main, other & <co>", text)
        for location in ("Hits.hits", "Hits.misses"):
            self.assertIn(f"{location} (main other & <co>)", text)
        self.assertIn("Hits.java:", text.split("multiplied at")[1])
        text = self.heddle("doctor", "both.c", status=0).stdout
        self.assertIn("lock a", text)
        (self.work / "alone.c").write_text("int main(void) { return 0; }\n")
        self.assertIn("about 1 schedule,", self.heddle("doctor", "alone.c", status=0).stdout)
        (self.work / "forks.c").write_text("#include <unistd.h>\nint main(void) { return fork(); }\n")
        text = self.heddle("doctor", "forks.c", status=3).stdout
        self.assertIn("not supported", text)

    def test_completion_and_manual(self):
        completion = self.heddle("completion", "bash", status=0).stdout
        script = completion + '\nCOMP_WORDS=(heddle check --race s) COMP_CWORD=3; _heddle; echo "${COMPREPLY[@]}"\n'
        done = subprocess.run(["bash", "-euc", script], capture_output=True, text=True, check=True)
        self.assertEqual(done.stdout.split(), ["summary"])
        manual = self.heddle("man", status=0).stdout
        if shutil.which("groff"):
            made = subprocess.run(["groff", "-man", "-Tutf8", "-ww"], input=manual, capture_output=True, text=True, check=True)
            self.assertIn("--max-memory", re.sub(".\b", "", made.stdout))  # bold is typed twice
            self.assertEqual(made.stderr, "")


if __name__ == "__main__":
    main()
