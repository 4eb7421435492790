#!/usr/bin/env python3
"""The command line as a user meets it: exit codes, sentences, formats, traces.

    tests/cli/cli_test.py --heddle PATH [unittest arguments]

Every mistake must end in exit status 2, one sentence on standard error and nothing on standard output.
"""

import argparse
import json
import os
import re
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import time
import unittest
import zipfile
from pathlib import Path

HEDDLE = None
TIMEOUT = 120

PROGRAMS = {
    "Deadlock": """
        public class Deadlock {
          static final Object a = new Object(), b = new Object();
          static void both(Object first, Object second) {
            synchronized (first) {
              synchronized (second) {
                System.out.println(Thread.currentThread().getName());
              }
            }
          }
          public static void main(String[] args) throws Exception {
            Thread left = new Thread(() -> both(a, b), "left");
            Thread right = new Thread(() -> both(b, a), "right");
            left.start();
            right.start();
            left.join();
            right.join();
          }
        }""",
    "Counter": """
        public class Counter {
          static int count;
          static synchronized void add() { count++; }
          public static void main(String[] args) throws Exception {
            Thread other = new Thread(Counter::add);
            other.start();
            add();
            other.join();
            assert count == 2 : "lost an update";
          }
        }""",
    "Lost": """
        public class Lost {
          static int count;
          public static void main(String[] args) throws Exception {
            Thread other = new Thread(() -> count++, "other");
            other.start();
            count++;
            other.join();
            assert count == 2 : "count is " + count;
          }
        }""",
    "Exit": """
        public class Exit {
          public static void main(String[] args) {
            System.out.println("hello " + args.length + " " + String.join("|", args));
            System.exit(3);
          }
        }""",
    "Long": """
        public class Long {
          static volatile int a, b, c, d, e, f;
          public static void main(String[] args) {
            new Thread(() -> { for (int i = 0; i < 40; i++) a = i; }).start();
            new Thread(() -> { for (int i = 0; i < 40; i++) b = i; }).start();
            new Thread(() -> { for (int i = 0; i < 40; i++) c = i; }).start();
            new Thread(() -> { for (int i = 0; i < 40; i++) d = i; }).start();
            new Thread(() -> { for (int i = 0; i < 40; i++) e = i; }).start();
            new Thread(() -> { for (int i = 0; i < 40; i++) f = i; }).start();
          }
        }""",
    "Broken": "public class Broken { int x = ; }",
    "NoMain": "public class NoMain { static void nothing() {} }",
}


class CommandLine(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = Path(tempfile.mkdtemp(prefix="heddle-cli-"))
        for name, text in PROGRAMS.items():
            (cls.folder / f"{name}.java").write_text(text)
        cls.classes = cls.folder / "classes"
        good = [cls.folder / f"{n}.java" for n in PROGRAMS if n != "Broken"]
        subprocess.run(["javac", "-g", "-d", cls.classes, *good], check=True)

    @classmethod
    def tearDownClass(cls):
        shutil.rmtree(cls.folder)

    def heddle(self, *words, cwd=None, env=None):
        return subprocess.run([HEDDLE, *map(str, words)], cwd=cwd or self.folder, stdin=subprocess.DEVNULL,
                              capture_output=True, text=True, timeout=TIMEOUT,
                              env={**os.environ, "LC_ALL": "C.UTF-8", **(env or {})})

    def refused(self, *words, saying="."):
        ran = self.heddle(*words)
        self.assertEqual(ran.returncode, 2, ran)
        self.assertEqual(ran.stdout, "", ran)
        self.assertRegex(ran.stderr, r"\Aheddle: .")
        self.assertRegex(ran.stderr, saying)
        self.assertNotIn("internal fault", ran.stderr)
        return ran

    def json(self, *words, status):
        ran = self.heddle("check", "--format", "json", *words)
        self.assertEqual(ran.returncode, status, ran)
        return json.loads(ran.stdout)


class Mistakes(CommandLine):
    def test_command_line(self):
        self.refused(saying="needs a command")
        self.refused("chekc", "Lost.java", saying="did you mean heddle check")
        self.refused("check", saying="no program given")
        self.refused("check", "Lost.java", "--serach", "bfs", saying="did you mean --search")
        self.refused("check", "Lost.java", "--search", "best", saying="dfs, bfs, random-walk")
        self.refused("check", "Lost.java", "--time", "10", saying="unit")
        self.refused("check", "Lost.java", "--time", saying="needs a value")
        self.refused("check", "Lost.java", "--max-memory", "lots", saying="500M")
        self.refused("check", "Lost.java", "--max-states", "0", saying="too small")
        self.refused("check", "Lost.java", "--order", "random", saying="not supported yet")
        self.refused("check", "Lost.java", "--walks", "3", saying="random-walk")
        self.refused("check", "Lost.java", "--trace", "no/such/folder/x.trace", saying="no directory")
        self.refused("check", "Lost.java", "argument", saying="after --")
        self.refused("list", "everything", saying="choose searches")
        self.refused("replay", saying="one trace")

    def test_files_that_are_not_there(self):
        self.refused("check", "Missing.java", saying="no source file")
        self.refused("check", "Missing.class", saying="no class file")
        self.refused("check", "missing.jar", saying="no jar")
        self.refused("check", "-cp", "nowhere", "Main", saying="nowhere does not exist")
        self.refused("check", "-cp", "classes", "Missing", saying="Missing")
        self.refused("check", "Lost.java", "--jdk", "/no/such/jdk", saying="jdk|JDK")
        self.refused("replay", "missing.trace", saying="missing.trace")

    def test_other_languages(self):
        for name in ("a.c", "a.cpp", "a.f90", "a.ll"):
            (self.folder / name).write_text("")
            self.refused("check", name, saying="not supported yet by this version")

    def test_syntax_error(self):
        self.refused("check", "Broken.java", saying=r"Broken.java:1")

    def test_no_main(self):
        self.refused("check", "NoMain.java", saying="main")
        self.refused("run", "-cp", "classes", "NoMain", saying="main")

    def test_damaged_class_files(self):
        whole = (self.classes / "Counter.class").read_bytes()
        bad = self.folder / "bad"
        bad.mkdir(exist_ok=True)
        damage = {
            "empty": b"",
            "text": b"this is no class file",
            "short": whole[: len(whole) // 2],
            "version": whole[:4] + struct.pack(">HH", 0, 99) + whole[8:],
            "header": whole[:10],
        }
        for what, data in damage.items():
            with self.subTest(what):
                (bad / "Counter.class").write_bytes(data)
                self.refused("check", "bad/Counter.class")
                self.refused("check", "-cp", "bad", "Counter")

    def test_damaged_jars(self):
        jar = self.folder / "whole.jar"
        with zipfile.ZipFile(jar, "w") as z:
            z.write(self.classes / "Counter.class", "Counter.class")
        whole = jar.read_bytes()
        self.refused("check", "-jar", "whole.jar", saying="[Mm]ain")  # no manifest
        (self.folder / "short.jar").write_bytes(whole[: len(whole) // 2])
        self.refused("check", "short.jar", saying="short.jar")
        (self.folder / "text.jar").write_text("this is no jar")
        self.refused("check", "-jar", "text.jar", saying="text.jar")


class Answers(CommandLine):
    def test_exit_codes(self):
        self.assertEqual(self.heddle("check", "Counter.java").returncode, 0)
        self.assertEqual(self.heddle("check", "Lost.java").returncode, 1)
        self.assertEqual(self.heddle("check", "Long.java", "--max-states", "10").returncode, 3)

    def test_program_forms(self):
        self.assertEqual(self.heddle("check", "-cp", "classes", "Counter").returncode, 0)
        self.assertEqual(self.heddle("check", "classes/Counter.class").returncode, 0)
        self.assertEqual(self.heddle("check", "Counter", cwd=self.classes).returncode, 0)
        jar = self.folder / "counter.jar"
        with zipfile.ZipFile(jar, "w") as z:
            z.writestr("META-INF/MANIFEST.MF", "Manifest-Version: 1.0\r\nMain-Class: Counter\r\n\r\n")
            z.write(self.classes / "Counter.class", "Counter.class")
        self.assertEqual(self.heddle("check", "-jar", "counter.jar").returncode, 0)
        self.assertEqual(self.heddle("check", "counter.jar").returncode, 0)
        self.assertEqual(self.heddle("check", "-cp", "counter.jar", "Counter").returncode, 0)

    def test_the_last_line_is_the_answer(self):
        end = r"\(\d+ states?, [\d.]+ s, [\d.]+ MB\)$"
        for program, start in (("Counter", "verified: no deadlock"), ("Lost", "violated: assertion: "),
                               ("Deadlock", "violated: deadlock: ")):
            ran = self.heddle("check", f"{program}.java")
            self.assertRegex(ran.stdout.splitlines()[-1], "^heddle: " + start + ".*" + end)
            quiet = self.heddle("check", f"{program}.java", "--quiet")
            self.assertEqual(len(quiet.stdout.splitlines()), 1, quiet.stdout)

    def test_counterexample_shows_source_and_threads(self):
        ran = self.heddle("check", "Deadlock.java", env={"COLUMNS": "120"})
        self.assertEqual(ran.returncode, 1)
        for text in ("Deadlock.java:5", "synchronized (first)", "left", "right", "held by", "waits for"):
            self.assertIn(text, ran.stdout)
        self.assertNotIn("\x1b", ran.stdout)  # no colour but on a terminal
        self.assertEqual(ran.stderr, "")      # no progress either

    def test_a_narrow_terminal(self):
        wide = self.heddle("check", "Deadlock.java", env={"COLUMNS": "120"}).stdout
        narrow = self.heddle("check", "Deadlock.java", env={"COLUMNS": "60"}).stdout
        self.assertIn("│ right", wide)
        self.assertNotIn("│ right", narrow)

    def test_plain_ascii_where_the_locale_asks_for_it(self):
        self.assertTrue(self.heddle("check", "Deadlock.java", env={"LC_ALL": "C"}).stdout.isascii())

    def test_json(self):
        answer = self.json("Deadlock.java", status=1)
        self.assertEqual(set(answer), {"heddle", "format", "program", "options", "verdict", "reason", "findings",
                                       "notes", "stats"})
        self.assertEqual(answer["verdict"], "violated")
        finding = answer["findings"][0]
        self.assertEqual(set(finding), {"kind", "message", "location", "position", "accesses", "threads", "output",
                                        "transitions", "switches", "minimal", "steps", "schedule"})
        self.assertEqual(finding["kind"], "deadlock")
        self.assertEqual(finding["transitions"], len(finding["schedule"]["choices"]))
        self.assertTrue(any(t["name"] == "left" and t["held_by"] is not None for t in finding["threads"]))
        self.assertTrue(any(s["file"] == "Deadlock.java" and s["source"] for s in finding["steps"]))
        for key in ("states", "matched", "transitions", "executions", "instructions", "max_depth", "seconds",
                    "peak_memory_bytes"):
            self.assertIsInstance(answer["stats"][key], (int, float), key)
        self.assertEqual(self.json("Counter.java", status=0)["findings"], [])
        self.assertTrue(self.json("Long.java", "--max-states", "10", status=3)["reason"])

    def test_limits(self):
        for limit in (["--time", "500ms"], ["--max-states", "100"], ["--max-depth", "5"], ["--max-memory", "64M"]):
            with self.subTest(limit):
                answer = self.json("Long.java", *limit, status=3)
                self.assertEqual(answer["verdict"], "inconclusive")
                self.assertTrue(answer["reason"])

    def test_interrupt_ends_with_what_is_known(self):
        process = subprocess.Popen([HEDDLE, "check", "Long.java", "--progress"], cwd=self.folder,
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        time.sleep(4)
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=30)
        self.assertEqual(process.returncode, 3)
        self.assertRegex(out.splitlines()[-1], "^heddle: inconclusive: .*interrupt")

    def test_help_version_and_lists(self):
        self.assertRegex(self.heddle("--version").stdout, r"^heddle \d+\.\d+\.\d+\n$")
        for words in (["--help"], ["help", "check"], ["check", "--help"], ["list"], ["list", "searches"]):
            ran = self.heddle(*words)
            self.assertEqual(ran.returncode, 0)
            self.assertGreater(len(ran.stdout), 50)

    def test_start_is_quick(self):
        self.heddle("--version")
        best = min(self.timed("--version") for _ in range(10))
        self.assertLess(best, 0.05)

    def timed(self, *words):
        start = time.perf_counter()
        self.heddle(*words)
        return time.perf_counter() - start


class Runs(CommandLine):
    def test_output_arguments_and_status(self):
        ran = self.heddle("run", "Exit.java", "--", "a", "--b", "")
        self.assertEqual((ran.returncode, ran.stdout, ran.stderr), (3, "hello 3 a|--b|\n", ""))


class Traces(CommandLine):
    def setUp(self):
        self.elsewhere = Path(tempfile.mkdtemp(prefix="heddle-elsewhere-"))
        self.addCleanup(shutil.rmtree, self.elsewhere)

    def record(self, program, *words):
        trace = self.elsewhere / f"{program}.trace"
        ran = self.heddle("check", "--trace", trace, *(words or (f"{program}.java",)))
        self.assertEqual(ran.returncode, 1, ran)
        return trace

    def test_round_trip_from_another_directory(self):
        for program in ("Deadlock", "Lost"):
            trace = self.record(program)
            answers = [self.heddle("replay", trace.name, "--format", "json", cwd=self.elsewhere) for _ in range(2)]
            checked = self.json(f"{program}.java", status=1)["findings"][0]
            for answer in answers:
                self.assertEqual(answer.returncode, 1, answer)
                replayed = json.loads(answer.stdout)["findings"][0]
                for key in ("kind", "message", "steps", "threads", "output", "schedule"):
                    self.assertEqual(replayed[key], checked[key], key)

    def test_classes_and_arguments(self):
        trace = self.record("Lost", "-cp", "classes", "Lost", "--", "x y")
        self.assertIn("argument x y\n", trace.read_text())
        self.assertEqual(self.heddle("replay", trace, cwd="/").returncode, 1)

    def test_the_file_is_for_people_too(self):
        text = self.record("Deadlock").read_text()
        self.assertTrue(text.startswith("heddle-trace 1\n"))
        self.assertRegex(text, r"\n\d+ \d+  # left .*Deadlock.java:\d+")
        self.assertTrue(text.endswith("\nend\n"))
        self.assertLess(len(text), 10000)

    def test_nothing_found_writes_nothing(self):
        self.heddle("check", "Counter.java", "--trace", self.elsewhere / "none.trace")
        self.assertFalse((self.elsewhere / "none.trace").exists())

    def test_a_changed_program_is_said(self):
        source = self.elsewhere / "Lost.java"
        source.write_text(PROGRAMS["Lost"])
        trace = self.record("Lost", source)
        source.write_text(PROGRAMS["Lost"].replace("count++, ", "{ System.out.println(); count++; }, "))
        changed = self.heddle("replay", trace)
        self.assertIn(changed.returncode, (1, 3))
        self.assertIn("has changed", changed.stdout)
        source.write_text(PROGRAMS["Counter"].replace("Counter", "Lost"))
        fixed = self.heddle("replay", trace)
        self.assertEqual(fixed.returncode, 3)
        self.assertIn("has changed", fixed.stdout)
        source.unlink()
        self.refused("replay", trace, saying="missing")

    def test_damaged_traces(self):
        trace = self.record("Deadlock")
        whole = trace.read_bytes()
        for what, data in {"empty": b"", "binary": bytes(range(256)), "short": whole[: len(whole) // 2],
                           "version": whole.replace(b"heddle-trace 1", b"heddle-trace 9"),
                           "choice": re.sub(rb"\n(\d+) \d+  #", rb"\n\1 x  #", whole)}.items():
            with self.subTest(what):
                trace.write_bytes(data)
                self.refused("replay", trace, saying="trace")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--heddle", required=True)
    known, rest = parser.parse_known_args()
    HEDDLE = os.path.abspath(known.heddle)
    unittest.main(argv=[sys.argv[0], *rest])
