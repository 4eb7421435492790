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

def assumed(answer, kind=None):
    """What a result's verdict holds for."""
    return [one["text"] for one in answer["assumptions"] if kind in (None, one["kind"])]


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
    "Dice": """
        public class Dice {
          static int roll(String how) {
            switch (how) {
              case "unseeded": return new java.util.Random().nextInt(6);
              case "math": return (int) (6 * Math.random());
              case "thread": return java.util.concurrent.ThreadLocalRandom.current().nextInt(6);
              case "splittable": return new java.util.SplittableRandom().nextInt(6);
              case "secure": return new java.security.SecureRandom().nextInt(6);
              case "uuid": return java.util.UUID.randomUUID().hashCode() & 3;
              case "seeded": return new java.util.Random(1).nextInt(6);
              default: return new java.util.concurrent.ConcurrentHashMap<>(java.util.Map.of(1, 2)).size();
            }
          }
          public static void main(String[] args) throws Exception {
            Thread other = new Thread(() -> { assert roll(args[0]) < 6; });
            other.start();
            other.join();
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
    "Hits": """
        public class Hits {
          static int hits, other;
          static void touch() { hits++; }
          public static void main(String[] args) throws Exception {
            Thread thread = new Thread(Hits::touch, "other");
            thread.start();
            touch();
            thread.join();
            assert args.length == 0 || hits == 2 : "lost a hit";
          }
        }""",
    "Two": """
        public class Two {
          static int first, second;
          public static void main(String[] args) throws Exception {
            Thread thread = new Thread(() -> { first = 1; second = 1; }, "other");
            thread.start();
            second = 2;
            first = 2;
            thread.join();
          }
        }""",
    "Log": """
        class Log {
          static int lines;
          static void put() { lines++; }
        }
        class LogMain {
          public static void main(String[] args) throws Exception {
            Thread thread = new Thread(Log::put, "other");
            thread.start();
            Log.put();
            if (args.length > 0) Log.lines = 7;
            thread.join();
          }
        }""",
    "Cache": """
        import java.util.HashMap;
        import java.util.Map;
        public class Cache {
          static final Map<String, String> cache = new HashMap<>();
          public static void main(String[] args) throws Exception {
            Thread thread = new Thread(() -> cache.put("a", "b"), "writer");
            thread.start();
            String seen = cache.get("a");
            thread.join();
          }
        }""",
    "Broken": "public class Broken { int x = ; }",
    "NoMain": "public class NoMain { static void nothing() {} }",
}


C_PROGRAMS = {
    "deadlock.c": """
        #include <pthread.h>
        static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
        static void *left(void *p) {
          pthread_mutex_lock(&a);
          pthread_mutex_lock(&b);
          pthread_mutex_unlock(&b);
          pthread_mutex_unlock(&a);
          return p;
        }
        int main(void) {
          pthread_t t;
          pthread_create(&t, 0, left, 0);
          pthread_mutex_lock(&b);
          pthread_mutex_lock(&a);
          pthread_mutex_unlock(&a);
          pthread_mutex_unlock(&b);
          pthread_join(t, 0);
          return 0;
        }
        """,
    "lost.c": """
        #include <assert.h>
        #include <pthread.h>
        #include "step.h"
        static int count;
        static void *add(void *p) { count += STEP; return p; }
        int main(void) {
          pthread_t t;
          pthread_create(&t, 0, add, 0);
          count += STEP;
          pthread_join(t, 0);
          assert(count == 2 * STEP);
          return 0;
        }
        """,
    "counter.c": """
        #include <pthread.h>
        static int count;
        static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
        static void *add(void *p) {
          pthread_mutex_lock(&m);
          count++;
          pthread_mutex_unlock(&m);
          return p;
        }
        int main(void) {
          pthread_t t;
          pthread_create(&t, 0, add, 0);
          add(0);
          pthread_join(t, 0);
          return count - 2;
        }
        """,
    "dice.c": """
        #include <assert.h>
        #include <stdlib.h>
        #include <time.h>
        int main(int argc, char** argv) {
          if (argc > 2) srand(time(NULL));
          if (argc > 1) assert(rand() >= 0);
          return 0;
        }""",
    "hits.c": """
        #include <assert.h>
        #include <pthread.h>
        static int hits;
        static void *touch(void *p) { hits++; return p; }
        int main(int argc, char **argv) {
          pthread_t t;
          pthread_create(&t, 0, touch, 0);
          touch(0);
          pthread_join(t, 0);
          assert(argc == 1 || hits == 2);
          return 0;
        }
        """,
    "exit.c": """
        #include <stdio.h>
        #include <stdlib.h>
        int main(int argc, char **argv) {
          int number = 0;
          if (scanf("%d", &number) != 1) number = -1;
          printf("%d arguments, %d\\n", argc - 1, number);
          for (int i = 1; i < argc; i++) printf("[%s]", argv[i]);
          puts("");
          exit(3);
        }
        """,
    "abort.c": "#include <stdlib.h>\nint main(void) { abort(); }\n",
    "memory.c": "#include <stdlib.h>\nint main(void) { int *p = malloc(4); free(p); return *p; }\n",
    "argument.c": """
        #include <assert.h>
        #include <stdlib.h>
        int main(int argc, char **argv) {
          assert(argc == 2);
          assert(atoi(argv[1]) != 3);
          return 0;
        }
        """,
    "counts.txt": """
        #include <gtest/gtest.h>
        #include <atomic>
        #include <thread>
        TEST(Counter, Two) {
          std::atomic<int> n{0};
          std::thread a([&] { UPDATE; }), b([&] { UPDATE; });
          a.join();
          b.join();
          EXPECT_EQ(n, 2);
        }
        int main(int argc, char** argv) {
          testing::InitGoogleTest(&argc, argv);
          return RUN_ALL_TESTS();
        }
        """,
    "main.c": "int helper(void);\nint main(void) { return helper(); }\n",
    "helper.c": "int helper(void) { return 5; }\n",
    "broken.c": "int main(void) {\n  retrun 0;\n}\n",
    "step.h": "#ifndef STEP\n#define STEP 1\n#endif\n",
}


class CommandLine(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = Path(tempfile.mkdtemp(prefix="heddle-cli-"))
        for name, text in C_PROGRAMS.items():
            (cls.folder / name).write_text(text)
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
        self.refused("check", "Lost.java", "--search", "best", saying="dfs, bfs, best-first, random-walk")
        self.refused("check", "Lost.java", "--time", "10", saying="unit")
        self.refused("check", "Lost.java", "--time", saying="needs a value")
        self.refused("check", "Lost.java", "--max-memory", "lots", saying="500M")
        self.refused("check", "Lost.java", "--max-states", "0", saying="too small")
        self.refused("check", "Lost.java", "--order", "alphabetical", saying="choose default")
        self.refused("check", "Lost.java", "--walks", "3", saying="random-walk")
        self.refused("check", "Lost.java", "--trace", "Lost.java/x.trace", saying="cannot make the directory Lost.java")
        self.refused("check", "Lost.java", "argument", saying="after --")
        self.refused("list", "everything", saying="choose machines, searches")
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
        (self.folder / "a.o").write_text("")
        self.refused("check", "a.o", saying="machine code")
        (self.folder / "a.f90").write_text("program p\n  x =\nend program\n")
        self.refused("check", "a.f90", saying="flang")

    def test_options_of_the_other_machine(self):
        self.refused("check", "counter.c", "-cp", "classes", saying="--class-path is for Java programs")
        self.refused("check", "Lost.java", "-DX", saying="-D is for C and C\\+\\+ programs")
        self.refused("check", "counter.c", "-O2", saying="--cflags \"-O2\"")
        self.refused("check", "argument.c", "--arg", "0=1..2", saying="counted from 1")
        self.refused("check", "argument.c", "--arg", "2=1..2", saying="argument 1 without a value")
        self.refused("check", "argument.c", "--arg", "1=9..2", saying="write 2..9")

    def test_broken_native_programs(self):
        self.refused("check", "missing.c", saying="no source file")
        self.refused("check", "broken.c", saying=r"broken.c:2:3: error: ")
        self.refused("check", "helper.c", saying="main")
        self.refused("check", "main.c", "main.c", saying="main")
        self.refused("check", "lost.c", "--cflags", "-fsyntax-only", saying="no bitcode")
        self.refused("check", "exit.c", "--stdin", "missing.txt", saying="missing.txt")

    def test_damaged_bitcode(self):
        whole = self.folder / "whole.bc"
        subprocess.run(["clang-19", "-c", "-emit-llvm", "-o", whole, self.folder / "counter.c"], check=True)
        data = whole.read_bytes()
        self.assertEqual(self.heddle("check", "whole.bc").returncode, 0)
        for what, bad in {"empty": b"", "text": b"this is no bitcode", "short": data[: len(data) // 2],
                          "header": data[:4], "middle": data[:400] + b"\0" * 64 + data[464:]}.items():
            with self.subTest(what):
                (self.folder / "bad.bc").write_bytes(bad)
                self.refused("check", "bad.bc", saying="bad.bc|no function main")
        (self.folder / "bad.ll").write_text("define i32 @main() { ret }")
        self.refused("check", "bad.ll", saying="bad.ll")

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
        for program, start in (("Counter", "verified: no race, deadlock"), ("Lost", "violated: race: "),
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

    def test_the_documentation_of_assumptions_is_the_table(self):
        docs = (Path(__file__).resolve().parents[2] / "docs/verdicts.md").read_text()
        listed = " ".join(self.heddle("list", "assumptions").stdout.split())
        rows = re.findall(r"^\| ([a-z-]+) \| (.+) \|$", docs, re.M)[1:]
        self.assertGreater(len(rows), 15)
        for name, meaning in rows:
            self.assertIn(f"{name} {meaning}", listed)

    def test_standard_input_that_may_be_anything(self):
        (self.folder / "reads.c").write_text("#include <assert.h>\n#include <stdio.h>\n"
                                             "int main(void) { int n = 0, m = 0; if (scanf(\"%d %d\", &n, &m) == 2) assert(n + m != 14); }\n")
        (self.folder / "Reads.java").write_text("import java.util.Scanner;\npublic class Reads { public static void main(String[] a) {\n"
                                                "Scanner s = new Scanner(System.in); if (s.hasNextInt()) assert s.nextInt() != 7; } }\n")
        for program in ("reads.c", "Reads.java"):
            with self.subTest(program):
                self.assertIn("empty", assumed(self.json(program, status=0), "stdin")[0])
                ran = self.heddle("check", program, "--stdin", "any", "--trace", "any.trace")
                self.assertEqual(ran.returncode, 1, ran)
                self.assertEqual(self.heddle("replay", "any.trace").returncode, 1)

    def test_json(self):
        answer = self.json("Deadlock.java", status=1)
        self.assertEqual(set(answer), {"heddle", "format", "program", "options", "verdict", "reason", "findings",
                                       "assumptions", "notes", "stats", "suppressed", "command", "sources", "paths", "bounded", "explored", "choice_places"})
        self.assertEqual(answer["verdict"], "violated")
        finding = answer["findings"][0]
        self.assertEqual(set(finding), {"kind", "message", "location", "position", "accesses", "explanation",
                                        "suggestion", "threads", "output", "transitions", "switches", "minimal", "steps", "schedule",
                                        "thread", "suppression", "frames", "stacks", "source_lines"})
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


class NativeAnswers(CommandLine):
    def test_verdicts(self):
        self.assertEqual(self.heddle("check", "counter.c").returncode, 0)
        for program, kind in (("deadlock.c", "deadlock"), ("lost.c", "race"), ("memory.c", "memory")):
            with self.subTest(program):
                answer = self.json(program, status=1)
                self.assertEqual(answer["findings"][0]["kind"], kind)

    def test_the_report_shows_source(self):
        ran = self.heddle("check", "deadlock.c", env={"COLUMNS": "140"})
        self.assertEqual(ran.returncode, 1)
        for text in ("deadlock.c:6", "pthread_mutex_lock(&b);", "waits for", "held by"):
            self.assertIn(text, ran.stdout)
        self.assertNotIn(str(self.folder), ran.stdout)  # names are relative to where Heddle was called
        self.assertEqual(ran.stderr, "")

    def test_arguments_from_a_range(self):
        self.assertEqual(self.heddle("check", "argument.c", "--arg", "1=0..2").returncode, 0)
        answer = self.json("argument.c", "--arg", "1=0..9", status=1)
        self.assertEqual(answer["options"]["arg"], "1=0..9")
        self.assertEqual(answer["options"]["range"], "-8..7")
        self.assertNotIn("arg", self.json("Counter.java", status=0)["options"])

    def test_compiler_flags(self):
        inc = self.folder / "inc dir"
        inc.mkdir(exist_ok=True)
        (inc / "extra.h").write_text("#define STATUS 7\n")
        (self.folder / "flags.c").write_text("#include <extra.h>\nint main(void) { return STATUS + N + M; }\n")
        ran = self.heddle("run", "flags.c", "-I", "inc dir", "-DN=1", "--cflags", "-O1 '-DM=(1 + 1)'", "-std=c11")
        self.assertEqual(ran.returncode, 10, ran)

    def test_a_failing_test_program_is_violated(self):
        """GoogleTest's main: the exit status is the answer, without being asked for."""
        sources = "/usr/src/googletest/googletest"
        if not os.path.isdir(sources):
            self.skipTest("GoogleTest's sources are not installed")
        library, flags = self.folder / "gtest.bc", ["-I", sources, "-I", sources + "/include"]
        subprocess.run(["clang-19", "--driver-mode=g++", "-c", "-emit-llvm", "-O1", *flags, sources + "/src/gtest-all.cc", "-o", library], check=True)
        for update, status in (("n = n + 1", 1), ("n += 1", 0)):
            (self.folder / "counts.cpp").write_text((self.folder / "counts.txt").read_text().replace("UPDATE", update))
            result = self.json("counts.cpp", library, *flags, status=status)
            self.assertEqual([one["kind"] for one in result["findings"]], ["exit"] * status)
            self.assertTrue(result["options"]["properties"].endswith(",exit"), result)
        said = self.json("counts.cpp", library, *flags, "--properties", "-exit", status=0)
        self.assertFalse(said["options"]["properties"].endswith(",exit"), said)

    def test_exit_statuses_that_are_no_findings_are_told(self):
        told = [one["text"] for one in self.json("exit.c", "--", "a", status=0)["assumptions"] if one["kind"] == "exit"]
        self.assertEqual(told, ["exit statuses seen: 3 (--properties +exit looks for them)"])
        trace = self.folder / "exit.trace"
        found = self.json("exit.c", "--properties", "+exit", "--trace", trace, "--", "a", status=1)["findings"][0]
        self.assertEqual((found["kind"], found["message"]), ("exit", "the program ends with exit status 3"))
        self.assertEqual(self.heddle("replay", trace).returncode, 1)
        self.refused("check", "exit.c", "--properties", "race,+exit", saying="mixes a list with changes")


class Races(CommandLine):
    def test_unsound_combinations_are_refused(self):
        for words, saying in ((["--race", "summary", "--reduction", "sync"], "misses races"),
                              (["--race", "access-sets", "--reduction", "escape"], "needs --reduction sync"),
                              (["--race", "access-sets", "--search", "random-walk"], "complete search"),
                              (["--race", "access-sets", "--max-depth", "9"], "use --race clocks"),
                              (["--race", "access-sets", "--search", "dpor"], "use --race clocks"),
                              (["--match", "exact", "--search", "dpor"], "stores no states"),
                              (["--max-states", "9", "--search", "dpor"], "stores no states"),
                              (["--search", "best-first", "--reduction", "sync"], "follows plain accesses"),
                              (["--search", "best-first", "--race", "clocks"], "goes with --race summary"),
                              (["--heuristic", "WF"], "is for --search best-first"),
                              (["--search", "best-first", "--heuristic", "XX"], "choose WF, WW, ARA, AF"),
                              (["--race", "none", "--trust", "x"], "none are looked for")):
            with self.subTest(words):
                self.refused("check", "Lost.java", *words, saying=saying)
        self.refused("outcomes", "Lost.java", "--reduction", "sync", saying="miss outcomes")
        self.refused("check", "hits.c", "--trust-jdk", "all", saying="--trust-jdk is for Java programs")

    def test_every_detector_finds_it(self):
        for words, race, reduction in (([], "access-sets", "sync"), (["--race", "clocks"], "clocks", "sync"),
                                       (["--reduction", "escape"], "summary", "escape"),
                                       (["--race", "summary", "--reduction", "none"], "summary", "none"),
                                       (["--race", "clocks", "--reduction", "none"], "clocks", "none"),
                                       (["--search", "random-walk"], "clocks", "sync"),
                                       (["--search", "dpor"], "clocks", "sync"),
                                       (["--search", "best-first", "--heuristic", "WF,AF"], "summary", "escape")):
            for program, location in (("Lost.java", "Lost.count"), ("lost.c", "count")):
                with self.subTest(f"{program} {words}"):
                    answer = self.json(program, *words, status=1)
                    self.assertEqual(answer["findings"][0]["kind"], "race")
                    self.assertEqual(answer["findings"][0]["location"], location)
                    self.assertEqual((answer["options"]["race"], answer["options"]["reduction"]), (race, reduction))

    def test_both_accesses_are_told(self):
        for program in ("Lost.java", "lost.c"):
            finding = self.json(program, status=1)["findings"][0]
            self.assertEqual(len(finding["accesses"]), 2)
            self.assertNotEqual(finding["accesses"][0]["thread"], finding["accesses"][1]["thread"])
            for access in finding["accesses"]:
                self.assertIn(access["op"], ("read", "write"))
                self.assertEqual(access["file"], program)
                self.assertIn("count", access["source"])
                self.assertEqual(access["locks"], [])
                self.assertTrue(access["stack"])
            self.assertTrue(finding["explanation"])
            self.assertTrue(finding["suggestion"])
        ran = self.heddle("check", "Lost.java")
        for text in ("first, a ", "then, a ", "holds no lock", "why: ", "help: "):
            self.assertIn(text, ran.stdout)

    def test_without_a_detector(self):
        self.assertEqual(self.json("Lost.java", "--race", "none", status=1)["findings"][0]["kind"], "assertion")
        self.assertEqual(self.json("Two.java", "--race", "none", status=0)["options"]["reduction"], "escape")
        answer = self.json("Counter.java", "--race", "none", "--reduction", "sync", status=3)
        self.assertIn("proves nothing without a race detector", answer["reason"])
        answer = self.json("Counter.java", "--match", "program", status=3)
        self.assertIn("was not matched", answer["reason"])

    def test_a_silenced_race_is_no_proof(self):
        for program, location in (("Hits.java", "Hits.hits"), ("hits.c", "hits")):
            with self.subTest(program):
                quiet = self.json(program, "--benign", location, status=0)
                self.assertTrue(any(f"silenced by --benign {location}" in text for text in assumed(quiet)), quiet)
                broken = self.json(program, "--benign", location, "--", "strict", status=1)
                self.assertEqual(broken["findings"][0]["kind"], "assertion")

    def test_suppressions(self):
        file = self.folder / "races.txt"
        file.write_text("# known\n\nrace Hits.hits # a statistic\nrace Hits.other # not any more\n")
        answer = self.json("Hits.java", "--suppressions", "races.txt", status=0)
        self.assertIn("races.txt:4 silenced nothing: it may be removed", answer["notes"])
        self.assertTrue(any("races.txt:3 (a statistic): Hits.hits" in text for text in assumed(answer, "silenced")), answer)
        file.write_text("race Hits.hits *.touch # a statistic\n")
        self.json("Hits.java", "--suppressions", "races.txt", status=0)
        file.write_text("race Hits.hits *.elsewhere # a statistic\n")
        self.json("Hits.java", "--suppressions", "races.txt", status=1)
        file.write_text("race Hits.hits\n")
        self.refused("check", "Hits.java", "--suppressions", "races.txt", saying=r"races.txt:1: say why")
        self.refused("check", "Hits.java", "--suppressions", "missing.txt", saying="missing.txt")

    def test_one_sequence_of_random_numbers(self):
        for how in ("unseeded", "math", "thread", "splittable", "secure", "uuid"):
            with self.subTest(how):
                texts = assumed(self.json("Dice.java", "--seed", "7", "--", how, status=0), "random")
                self.assertEqual(texts, ["one sequence of random numbers (--seed 7)"])
        for how in ("seeded", "none"):
            with self.subTest(how):
                self.assertEqual(assumed(self.json("Dice.java", "--", how, status=0), "random"), [])
        for arguments, expected in (([], (False, False)), (["x"], (True, False)), (["x", "y"], (True, True))):
            with self.subTest(arguments):
                answer = self.json("dice.c", "--", *arguments, status=0)
                self.assertEqual(tuple(bool(assumed(answer, kind)) for kind in ("random", "clock")), expected, answer)

    def test_trust(self):
        texts = assumed(self.json("Hits.java", "--trust", "Hits.t*", status=0), "silenced")
        self.assertTrue(any("silenced by --trust Hits.t*" in text for text in texts), texts)
        notes = self.json("Lost.java", "--trust", "com.acme.*", status=1)["notes"]
        self.assertIn("--trust com.acme.* silenced nothing so far", notes)
        self.json("hits.c", "--trust", "tou*", status=0)
        for words in ([], ["--all"], ["--race", "clocks"], ["--race", "summary"], ["--reduction", "none"]):
            with self.subTest(words):  # a race with the user's own code at the same place is reported
                self.json("Log.java", "--trust", "Log", *words, status=0)
                answer = self.json("Log.java", "--trust", "Log", *words, "--", "write", status=1)
                self.assertEqual([f["location"] for f in answer["findings"]], ["Log.lines"])
                self.assertIn("LogMain.main", [a["function"] for a in answer["findings"][0]["accesses"]])

    def test_classes_that_are_not_thread_safe(self):
        finding = self.json("Cache.java", status=1)["findings"][0]
        self.assertRegex(finding["message"], "^HashMap `cache` used by two threads: ")
        self.assertIn("ConcurrentHashMap", finding["suggestion"])
        self.assertEqual(len(self.json("Cache.java", "--all", status=1)["findings"]), 1)
        self.json("Cache.java", "--trust-jdk", "all", status=0)

    def test_all_tells_every_location_once(self):
        for words in ([], ["--race", "clocks"], ["--race", "summary"]):
            answer = self.json("Two.java", "--all", *words, status=1)
            self.assertEqual(sorted(f["location"] for f in answer["findings"]), ["Two.first", "Two.second"])
        answer = self.json("Two.java", "--all", "--benign", "Two.first", status=1)
        self.assertEqual([f["location"] for f in answer["findings"]], ["Two.second"])

    def test_replay_finds_the_race_again(self):
        trace = self.folder / "race.trace"
        for words in (["Lost.java"], ["lost.c"], ["Cache.java"], ["Lost.java", "--race", "clocks"],
                      ["Lost.java", "--search", "best-first"], ["Lost.java", "--search", "random-walk"],
                      ["Lost.java", "--search", "dpor"], ["lost.c", "--search", "dpor"],
                      ["Two.java", "--benign", "Two.first"], ["Two.java", "--benign", "Two.second"]):
            with self.subTest(words):
                checked = self.json("--trace", trace, *words, status=1)["findings"][0]
                again = self.heddle("replay", trace, "--format", "json")
                self.assertEqual(again.returncode, 1, again)
                replayed = json.loads(again.stdout)["findings"][0]
                for key in ("kind", "message", "location", "accesses", "explanation", "suggestion", "schedule", "steps"):
                    self.assertEqual(replayed[key], checked[key], key)

    def test_lists(self):
        self.assertIn("access-sets", self.heddle("list", "detectors").stdout)
        self.assertIn("sync", self.heddle("list", "reductions").stdout)
        self.assertIn("best-first", self.heddle("list", "searches").stdout)
        self.assertIn("race", self.heddle("list", "properties").stdout)


class Searches(CommandLine):
    """Every search and every combination, on a program that is wrong and on one that is right."""

    TECHNIQUES = [
        ["--search", "pct"], ["--search", "pct", "--pct-depth", "2", "--seed", "3"], ["--search", "pos"],
        ["--order", "random"], ["--order", "max-preemption"], ["--order", "interference"],
        ["--filter", "preemptions:1"], ["--filter", "delays:1"], ["--filter", "preemptions:0..3"],
        ["--backtrack", "rb1"], ["--backtrack", "<20,cs,ncs,R,0.9^r,1.2>"], ["--backtrack", "rb2", "--reopen"],
        ["--order", "random", "--restart", "luby:100st"],
        ["--order", "max-preemption", "--backtrack", "<I,pl,d,Lb,0.75,1.5>", "--filter", "preemptions:5"],
        ["--search", "swarm", "--jobs", "2"], ["--search", "swarm", "--jobs", "1"], ["--search", "pct", "--jobs", "2"],
    ]

    def test_all_find_the_deadlock(self):
        for program in ("Deadlock.java", "deadlock.c"):
            for technique in self.TECHNIQUES:
                with self.subTest(program=program, technique=technique):
                    found = self.json(program, "--time", "20s", *technique, status=1)
                    self.assertEqual(found["findings"][0]["kind"], "deadlock")

    def test_only_what_is_complete_verifies(self):
        for technique, verdict in ((["--search", "pct", "--walks", "9"], "inconclusive"), (["--search", "pos", "--walks", "9"], "inconclusive"),
                                   (["--order", "random"], "verified"), (["--order", "interference"], "verified"),
                                   (["--filter", "preemptions:0"], "inconclusive"), (["--filter", "preemptions:0..9"], "verified"),
                                   (["--backtrack", "<1,pl,d,F,0,1>"], "inconclusive"),
                                   (["--search", "swarm", "--jobs", "2"], "verified"), (["--search", "swarm", "--jobs", "1"], "verified"),
                                   (["--search", "random-walk", "--jobs", "2", "--walks", "9"], "inconclusive")):
            with self.subTest(technique=technique):
                status = {"verified": 0, "inconclusive": 3}[verdict]
                answer = self.json("counter.c", *technique, status=status)
                self.assertEqual(answer["verdict"], verdict)
                if verdict == "inconclusive":
                    self.assertTrue(answer["reason"])

    def test_a_swarm_finds_races_and_its_trace_replays(self):
        for program in ("Lost.java", "hits.c"):
            with self.subTest(program=program):
                ran = self.heddle("check", program, "--search", "swarm", "--jobs", "2", "--trace", "swarm.trace")
                self.assertEqual(ran.returncode, 1, ran)
                self.assertIn("race", ran.stdout)
                self.assertIn("found by --search", ran.stdout)
                self.assertEqual(self.heddle("replay", "swarm.trace").returncode, 1)

    def test_a_swarm_solves_every_program_of_the_bench(self):
        programs = Path(__file__).resolve().parents[2] / "bench" / "programs"
        classes = self.folder / "bench"
        subprocess.run(["javac", "-g", "-d", classes, *programs.glob("*.java")], check=True)
        for program in sorted(programs.iterdir()):
            with self.subTest(program=program.name):
                where = ["-cp", classes, program.stem] if program.suffix == ".java" else [program]
                self.json(*where, "--race", "none", "--search", "swarm", "--jobs", "2", "--time", "60s", "--minimise", "0", status=1)

    def test_pct_states_its_probability(self):
        notes = self.json("counter.c", "--search", "pct", "--walks", "20", status=3)["notes"]
        self.assertRegex(" ".join(notes), r"1/\(n k\^\(d-1\)\)")

    def test_configurations(self):
        lines = self.heddle("list", "configurations").stdout.splitlines()
        self.assertEqual(len(lines), 7920)
        self.assertEqual(len(set(lines)), 7920)
        self.assertIn("<I:5-10-20-50-100,pl,d,Lb,0.75,1.5>", lines)

    def test_combinations_that_make_no_sense(self):
        for words, saying in ((["--search", "bfs", "--backtrack", "rb1"], "--backtrack is for --search dfs"),
                              (["--backtrack", "rb11"], "is no configuration"), (["--filter", "preemptions"], "is no filter"),
                              (["--restart", "luby:5s"], "again and again"), (["--jobs", "2"], "--search swarm"),
                              (["--search", "swarm", "--all"], "first finding"), (["--reopen"], "--backtrack")):
            self.refused("check", "Lost.java", *words, saying=saying)
        self.refused("outcomes", "Lost.java", "--search", "swarm", saying="one search")

    def test_a_swarm_is_interrupted(self):
        process = subprocess.Popen([HEDDLE, "check", "Long", "--search", "swarm", "--jobs", "2"], cwd=self.classes,
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        time.sleep(4)
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=TIMEOUT)
        self.assertEqual(process.returncode, 3, out)
        self.assertIn("interrupted", out)


class Runs(CommandLine):
    def test_native(self):
        ran = self.heddle("run", "exit.c", "--", "a", "--b", "")
        self.assertEqual((ran.returncode, ran.stdout, ran.stderr), (3, "3 arguments, -1\n[a][--b][]\n", ""))
        (self.folder / "number.txt").write_text("42\n")
        ran = self.heddle("run", "exit.c", "--stdin", "number.txt")
        self.assertEqual((ran.returncode, ran.stdout), (3, "0 arguments, 42\n\n"))
        self.assertEqual(self.heddle("run", "main.c", "helper.c").returncode, 5)

    def test_native_failures_have_the_status_that_a_shell_tells(self):
        for program, status in (("abort.c", 134), ("memory.c", 139)):
            ran = self.heddle("run", program)
            self.assertEqual(ran.returncode, status, ran)
            self.assertRegex(ran.stderr, rf"\Aheddle: .* at {program}:2\n\Z")

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

    def test_native(self):
        (self.folder / "args.txt").write_text("1\n")
        for program, flags in (("deadlock", []), ("lost", ["-I.", "-DSTEP=2", "--stdin", "args.txt", "--cflags", "-O1"]),
                               ("memory", []), ("argument", ["--arg", "1=0..5"])):
            with self.subTest(program):
                trace = self.elsewhere / f"{program}.trace"
                words = [f"{program}.c", *flags]
                ran = self.heddle("check", "--trace", trace, *words)
                self.assertEqual(ran.returncode, 1, ran)
                self.assertIn("machine native\n", trace.read_text())
                checked = self.json(*words, status=1)["findings"][0]
                again = self.heddle("replay", trace, "--format", "json", cwd="/")
                self.assertEqual(again.returncode, 1, again)
                answer = json.loads(again.stdout)
                self.assertEqual(answer["notes"], [])
                replayed = answer["findings"][0]
                for key in ("kind", "message", "position", "schedule", "steps"):
                    self.assertEqual(replayed[key], checked[key], key)
        self.refused("replay", self.elsewhere / "memory.trace", "--jdk", "/usr", saying="--jdk is for Java")

    def test_a_changed_native_program_is_said(self):
        source = self.elsewhere / "changing.c"
        source.write_text(C_PROGRAMS["abort.c"])
        trace = self.elsewhere / "changing.trace"
        self.assertEqual(self.heddle("check", source, "--trace", trace).returncode, 1)
        source.write_text("int main(void) { return 0; }\n")
        fixed = self.heddle("replay", trace)
        self.assertEqual(fixed.returncode, 3, fixed)
        self.assertIn("has changed", fixed.stdout)
        source.unlink()
        self.refused("replay", trace, saying="missing")

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


CHOICES = {
    "Chooses": """
        import heddle.Check;
        public class Chooses {
          static int sum;
          static synchronized void add(int n) { sum += n; }
          public static void main(String[] args) throws Exception {
            Thread other = new Thread(() -> add(Check.anyOf("", "b", "cc").length()), "other");
            other.start();
            add(Check.anyInt(1, 3));
            other.join();
            Check.assume(Check.anyBoolean());
            assert args.length > 0 || sum != 5 : "sum is " + sum;
          }
        }""",
    "WaitsOnce": """
        public class WaitsOnce {
          static final Object lock = new Object();
          static boolean ready;
          public static void main(String[] args) throws Exception {
            Thread setter = new Thread(() -> { synchronized (lock) { ready = true; lock.notify(); } });
            synchronized (lock) {
              setter.start();
              if (!ready) lock.wait();
              assert ready;
            }
          }
        }""",
    "Asks": """
        import gov.nasa.jpf.vm.Verify;
        import org.sosy_lab.sv_benchmarks.Verifier;
        public class Asks {
          public static void main(String[] args) {
            int n = Verifier.nondetInt();
            assert n != 40 : "forty";
            if (args.length > 0) Verify.putValueAgain("n", n);
          }
        }""",
    # The program brings classes of these names along: JPF's, or SV-COMP's with its own random numbers.
    "gov/nasa/jpf/vm/Verify": """
        package gov.nasa.jpf.vm;
        public class Verify {
          public static void putValueAgain(String key, Object value) {}
        }""",
    "org/sosy_lab/sv_benchmarks/Verifier": """
        package org.sosy_lab.sv_benchmarks;
        public class Verifier {
          public static int nondetInt() { return new java.util.Random().nextInt(); }
        }""",
    "Hungry": """
        public class Hungry {
          public static void main(String[] args) {
            Object last = null;
            for (int i = 0; i < 100; i++) last = args.length == 0 ? new byte[1 << 20] : new Object[] {last, new byte[1 << 20]};
            System.out.println(last.getClass().getSimpleName());
          }
        }""",
}


class DataChoices(CommandLine):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        for name, text in CHOICES.items():
            path = cls.folder / f"{name}.java"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)

    def test_every_value_is_tried(self):
        ran = self.heddle("check", "Chooses.java", "--trace", "chooses.trace")
        self.assertEqual(ran.returncode, 1, ran)
        self.assertIn("sum is 5", ran.stdout)
        self.assertIn("choose 3 of 1..3", ran.stdout)
        self.assertIn('choose "cc", number 3 of 3', ran.stdout)
        self.assertRegex((self.folder / "chooses.trace").read_text(), r"choose 3 of 1\.\.3")
        again = self.heddle("replay", "chooses.trace")
        self.assertEqual(again.returncode, 1, again)
        self.assertIn("sum is 5", again.stdout)
        self.assertEqual(self.json("Chooses.java", "--", "x", status=0)["verdict"], "verified")
        for search in ("bfs", "random-walk", "best-first"):
            self.assertEqual(self.heddle("check", "Chooses.java", "--search", search).returncode, 1, search)

    def test_on_a_real_jvm(self):
        jar = Path(HEDDLE).resolve().parent / "heddle-check.jar"
        self.assertTrue(jar.is_file())
        classes = self.folder / "choices"
        subprocess.run(["javac", "-g", "-cp", jar, "-d", classes, self.folder / "Chooses.java"], check=True)
        statuses = set()
        for seed in range(4):
            java = subprocess.run(["java", "-ea", f"-Dheddle.seed={seed}", "-cp", f"{classes}:{jar}", "Chooses", "x"],
                                  capture_output=True, text=True, timeout=TIMEOUT)
            statuses.add(java.returncode)
            self.assertEqual(java.returncode != 0, "AssumptionFailed" in java.stderr, java)
        self.assertIn(0, statuses)
        self.assertEqual(self.heddle("check", "-cp", classes, "Chooses").returncode, 1)  # without the jar
        self.assertIn("an assumption does not hold", self.heddle("run", "-cp", classes, "Chooses").stderr)  # the first value of each

    def test_spurious_wakeups(self):
        self.json("WaitsOnce.java", status=0)
        ran = self.heddle("check", "WaitsOnce.java", "--spurious-wakeups", "--trace", "once.trace")
        self.assertEqual(ran.returncode, 1, ran)
        self.assertIn("ends without a cause", " ".join(ran.stdout.split()))
        self.assertEqual(self.heddle("replay", "once.trace").returncode, 1)

    def test_classes_that_the_program_brings_along(self):
        words = ["Asks.java", "gov/nasa/jpf/vm/Verify.java", "org/sosy_lab/sv_benchmarks/Verifier.java"]
        self.assertIn("forty", str(self.json(*words, status=1)))
        self.json(*words, "--range", "-3..3", status=0)
        self.assertIn("forty", str(self.json(*words, "--range", "38..41", status=1)))
        self.assertRegex(self.json(*words, "--range", "-3..3", "--", "x", status=3)["reason"], r"Verify\.putValueAgain.*Asks\.java:8")

    def test_the_heap_is_limited(self):
        self.json("Hungry.java", "--heap", "4M", status=0)
        self.json("Hungry.java", "--", "keep", status=0)
        found = self.json("Hungry.java", "--heap", "64M", "--", "keep", status=1)
        self.assertIn("java.lang.OutOfMemoryError: Java heap space", str(found))
        self.refused("check", "Hungry.java", "--heap", "1K", saying="too small")
        self.refused("check", "lost.c", "--heap", "1M", saying="--heap is for Java programs")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--heddle", required=True)
    known, rest = parser.parse_known_args()
    HEDDLE = os.path.abspath(known.heddle)
    unittest.main(argv=[sys.argv[0], *rest])
