#!/usr/bin/env python3
"""Several programs and test methods of JUnit in one run: answers, exit status, files.

    tests/cli/several_test.py --heddle PATH [unittest arguments]

The annotations of JUnit are known by their names, so that stand-ins of our own do; with Debian's packages junit4 and junit5 the
real jars are used, too.
"""

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from harness import DEADLOCK, HeddleTest, main

GOOD = "public class Good { public static void main(String[] args) {} }"
RACY = """
    public class Racy {
      static int x;
      public static void main(String[] args) { new Thread(() -> x++).start(); x++; }
    }"""
GOOD_C = "int main(void) { return 0; }"

# Of JUnit what the tests below name.
STANDINS = {
    "org/junit/jupiter/api": ["Test", "BeforeEach", "AfterEach", "BeforeAll", "AfterAll", "Nested",
                              ("Disabled", 'String value() default "";'), ("RepeatedTest", "int value();")],
    "org/junit/jupiter/params": ["ParameterizedTest"],
    "org/junit/jupiter/api/extension": [("ExtendWith", "Class<?> value();")],
    "org/junit": [("Test", "Class<? extends Throwable> expected() default None.class; class None extends Throwable {} long timeout() default 0;"),
                  "Before", "After", "BeforeClass", "AfterClass", ("Ignore", 'String value() default "";')],
}

# lost: T1 reads 0 | main reads 0, writes 1 | T1 writes 1: the sum is 1. whole: one lock around both.
BANK = """
    package com.acme;
    import org.junit.jupiter.api.*;
    class BankTest extends Common {
      static int all;
      int balance, each;
      @BeforeAll static void begin() { all = 1; }
      @BeforeEach void set() { each = all + common; }
      @AfterEach void done() { if (each != 3) throw new AssertionError("set did not run after Common's"); }
      int read() { synchronized (this) { return balance; } }
      void write(int value) { synchronized (this) { balance = value; } }
      @Test void lost() throws Exception {
        Thread other = new Thread(() -> write(read() + 1));
        other.start();
        write(read() + 1);
        other.join();
        if (balance != 2) throw new AssertionError("one was lost");
      }
      @Test void whole() throws Exception {
        Thread other = new Thread(() -> { synchronized (this) { write(read() + 1); } });
        other.start();
        synchronized (this) { write(read() + 1); }
        other.join();
        if (balance != 2) throw new AssertionError("one was lost");
      }
      @Test void parameters(int x) {}
      @Disabled("flaky") @Test void off() { throw new Error(); }
      @RepeatedTest(3) void again() { if (balance != 0) throw new Error("not a new object"); }
      @org.junit.jupiter.params.ParameterizedTest void several(int x) { throw new Error(); }
    }"""
COMMON = """
    package com.acme;
    import org.junit.jupiter.api.*;
    abstract class Common {
      int common;
      @BeforeEach void commonSet() { common = 2; }
      @Test void inherited() { if (common != 2) throw new AssertionError(); }
    }"""
# Nested two deep, one that inherits from the class of the outer object, and one that nobody runs.
NESTED = """
    package com.acme;
    import org.junit.jupiter.api.*;
    class Outer extends Common {
      int steps;
      @BeforeEach void outer() { step(common == 2, 1); }
      @AfterEach void outerDone() { step(steps == 6, 7); }
      void step(boolean right, int next) { if (!right || steps >= next) throw new AssertionError("step " + next); steps = next; }
      @Test void own() { steps = 6; }
      @Nested class First {
        @BeforeEach void first() { step(steps == 1, 2); }
        @AfterEach void firstDone() { step(steps == 5, 6); }
        @Test void shallow() { steps = 5; }
        @Nested class Second extends Common {
          @BeforeEach void second() { step(steps == 2 && common == 2, 3); }
          @AfterEach void secondDone() { step(steps == 4, 5); }
          @Test void deep() { step(steps == 3, 4); }
          @Test void wrong() { step(steps == 3, 4); throw new AssertionError(); }
        }
        @Disabled @Nested class Off { @Test void never() { throw new Error(); } }
      }
      class Plain { @Test void forgotten() {} }
      @Nested class Given { Given(int x) {} @Test void parameter() {} }
    }"""
OLD = """
    package com.acme;
    import org.junit.*;
    public class OldTest {
      static int all;
      int n;
      @BeforeClass public static void begin() { all = 7; }
      @Before public void set() { n = all; }
      @After public void after() { if (n != 7) throw new AssertionError("set did not run"); }
      @Test(expected = ArithmeticException.class) public void divides() { int none = 1 / (n - 7); }
      @Test(expected = ArithmeticException.class) public void throwsNothing() {}
      @Ignore @Test public void off() { throw new Error(); }
    }"""
EXTENDED = """
    package com.acme;
    @org.junit.jupiter.api.extension.ExtendWith(Object.class)
    class ExtendedTest { @org.junit.jupiter.api.Test void test() {} }"""

NESTED_ANSWERS = {"com.acme.Outer#own": "verified", "com.acme.Outer#inherited": "violated", "com.acme.Outer$First#shallow": "verified",
                  "com.acme.Outer$First$Second#deep": "verified", "com.acme.Outer$First$Second#wrong": "violated",
                  "com.acme.Outer$First$Second#inherited": "violated"}
ANSWERS = {"com.acme.BankTest#again": "verified", "com.acme.BankTest#inherited": "verified", "com.acme.BankTest#lost": "violated", "com.acme.BankTest#whole": "verified",
           "com.acme.OldTest#divides": "verified", "com.acme.OldTest#throwsNothing": "violated"}
SKIPPED = {"com.acme.BankTest#parameters": "it has parameters", "com.acme.BankTest#off": "@Disabled: flaky",
           "com.acme.BankTest#several": "@ParameterizedTest",
           "com.acme.OldTest#off": "@Ignore", "com.acme.ExtendedTest#test": "@ExtendWith needs JUnit's engine"}


class Programs(HeddleTest):
    def setUp(self):
        super().setUp()
        self.write("Good.java", GOOD)
        self.write("Racy.java", RACY)
        self.write("good.c", GOOD_C)
        self.write("both.c", DEADLOCK)
        self.write("wrong.c", "int main(void) { return }")

    def answers(self, *words, status):
        done = self.heddle("check", *words, "--format", "json", status=status)
        result = json.loads(done.stdout)
        return {one["program"]: one["verdict"] for one in result["programs"]}, result

    def test_sources_of_two_languages_are_several_programs(self):
        answers, result = self.answers("Good.java", "Racy.java", "good.c", "both.c", status=1)
        self.assertEqual(answers, {"Good.java": "verified", "Racy.java": "violated", "good.c": "verified", "both.c": "violated"})
        self.assertEqual(result["verdict"], "violated")
        self.assertEqual(result["programs"][3]["command"], ["heddle", "check", "both.c"])

    def test_separate_sources_of_one_language(self):
        self.assertEqual(self.answers("--separate", "good.c", "both.c", "-j", "2", status=1)[0],
                         {"good.c": "verified", "both.c": "violated"})

    def test_the_worst_answer_is_the_status(self):
        self.heddle("check", "Good.java", "good.c", status=0)
        self.heddle("check", "Good.java", "wrong.c", status=3)
        self.heddle("check", "both.c", "wrong.c", "--separate", status=1)
        self.assertEqual(self.answers("wrong.c", "Good.java", status=3)[0], {"wrong.c": "inconclusive", "Good.java": "verified"})

    def test_the_table(self):
        done = self.heddle("check", "Good.java", "both.c", "absent.c", status=1)
        self.assertRegex(done.stdout, r"\nGood.java +verified +1 ")
        self.assertRegex(done.stdout, r"\nboth.c +violated +\d+ .*deadlock")
        self.assertRegex(done.stdout, r"\nabsent.c +inconclusive .*cannot be checked")
        self.assertRegex(done.stdout, r"\nheddle: violated: 1 of 3 programs violated, 1 inconclusive, 1 verified \(.*\)\n$")
        self.assertEqual(self.heddle("check", "Good.java", "both.c", "-q").stdout.count("\n"), 1)

    def test_every_file_holds_all_programs(self):
        files = ["--json", "r.json", "--sarif", "r.sarif", "--junit", "r.xml", "--report", "r.html"]
        ran = self.heddle("check", "Good.java", "Racy.java", "both.c", "wrong.c", *files, "--trace", "t", status=1)
        run = self.sarif("r.sarif")
        self.assertEqual([one["ruleId"] for one in run["results"]], ["heddle/race", "heddle/deadlock"])
        self.assertEqual([one["executionSuccessful"] for one in run["invocations"]], [True, True, True, False])
        suite = self.junit("r.xml")[0]
        self.assertEqual([case.get("name") for case in suite], ["Good.java", "Racy.java", "both.c", "wrong.c"])
        self.assertEqual([len(case.findall("failure")) for case in suite], [0, 1, 1, 0])
        self.assertEqual((suite.get("tests"), suite.get("failures"), suite.get("errors")), ("4", "2", "1"))
        kept = {name: (self.work / name).read_bytes() for name in files[1::2]}
        again = self.heddle("show", "r.json", *files, status=1)
        self.assertEqual(again.stdout, ran.stdout)
        for name, bytes_then in kept.items():
            self.assertEqual((self.work / name).read_bytes(), bytes_then, name)
        self.heddle("replay", "t.3", status=1)
        self.assertEqual(self.heddle("suppress", "r.json", status=0).stdout.count("race Racy.x"), 1)

    def test_github(self):
        done = self.heddle("check", "Racy.java", "wrong.c", "--format", "github", status=1)
        self.assertIn("::error title=Heddle%3A race,file=Racy.java,line=4::", done.stdout)
        self.assertIn("::warning title=Heddle%3A inconclusive::wrong.c: it cannot be checked", done.stdout)


class Tests(HeddleTest):
    @classmethod
    def setUpClass(cls):
        cls.compiled = tempfile.TemporaryDirectory(prefix="heddle-tests-")
        cls.addClassCleanup(cls.compiled.cleanup)
        root = Path(cls.compiled.name)
        texts = {f"src/com/acme/{name}.java": text for name, text in
                 {"BankTest": BANK, "Common": COMMON, "OldTest": OLD, "ExtendedTest": EXTENDED, "Outer": NESTED}.items()}
        for package, annotations in STANDINS.items():
            for annotation in annotations:
                name, body = annotation if isinstance(annotation, tuple) else (annotation, "")
                texts[f"standins/{package}/{name}.java"] = f"""
                    package {package.replace('/', '.')};
                    import java.lang.annotation.*;
                    @Retention(RetentionPolicy.RUNTIME) public @interface {name} {{ {body} }}"""
        for name, text in texts.items():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text)
        subprocess.run(["javac", "-g", "-d", root / "classes", *map(root.joinpath, texts)], check=True)

    def setUp(self):
        super().setUp()
        shutil.copytree(self.compiled.name, self.work, dirs_exist_ok=True)

    def checked(self, *words, status=1):
        done = self.heddle("check", *words, "--json", "r.json", status=status)
        result = json.loads((self.work / "r.json").read_text())
        return {one["program"]: one["verdict"] for one in result["programs"]}, {one["program"]: one["reason"] for one in result["skipped"]}, done

    def check_skipped(self, skipped):
        self.assertEqual(set(skipped), set(SKIPPED))
        for name, reason in SKIPPED.items():
            self.assertIn(reason, skipped[name])

    def test_methods_of_a_pattern(self):
        answers, skipped, done = self.checked("-cp", "classes", "com.acme.*Test", "--jobs", "2", "--junit", "r.xml", "--trace", "t")
        self.assertEqual(answers, ANSWERS)
        self.check_skipped(skipped)
        self.assertIn("heddle: violated: 2 of 6 programs violated, 4 verified, 3 not run, 2 disabled", done.stdout)
        cases = {(case.get("classname"), case.get("name")): [part.tag for part in case] for case in self.junit("r.xml")[0]}
        self.assertEqual(cases[("com.acme.BankTest", "lost")], ["failure"])
        self.assertEqual(cases[("com.acme.BankTest", "off")], ["skipped"])
        self.assertIn("one was lost", self.heddle("replay", "t.3", status=1).stdout)  # inherited, again, lost, whole, ...

    def test_one_class_and_one_method(self):
        self.assertEqual(len(self.checked("-cp", "classes", "--junit5", "com.acme.BankTest")[0]), 4)
        answers, _, _ = self.checked("-cp", "classes", "--junit5", "com.acme.BankTest#wh*", "--junit4", "com.acme.OldTest#divides", status=0)
        self.assertEqual(sorted(answers), ["com.acme.BankTest#whole", "com.acme.OldTest#divides"])
        self.assertEqual(json.loads((self.work / "r.json").read_text())["programs"][0]["command"],
                         ["heddle", "check", "--class-path", "classes", "--junit5", "com.acme.BankTest#whole"])

    def test_nested_classes(self):
        answers, skipped, done = self.checked("-cp", "classes", "*Outer", "com.acme.Outer$First*")
        self.assertEqual(answers, NESTED_ANSWERS)
        self.assertEqual(skipped, {"com.acme.Outer$First$Off#never": "@Disabled",
                                   "com.acme.Outer$Given#parameter": "its constructor has parameters, which JUnit's engine would fill in"})
        self.assertIn("6 programs", done.stdout)
        self.assertEqual(set(self.checked("-cp", "classes", "--junit5", "com.acme.Outer$First#shallow", status=0)[0]), {"com.acme.Outer$First#shallow"})

    def test_what_is_not_run_is_not_verified(self):
        for words, status in ((["com.acme.BankTest#whole"], 0), (["com.acme.BankTest#o*", "com.acme.BankTest#whole"], 0),
                              (["com.acme.BankTest#several", "com.acme.BankTest#whole"], 3), (["com.acme.Outer$Plain", "com.acme.BankTest#whole"], 3)):
            done = self.heddle("check", "-cp", "classes", *[word for one in words for word in ("--junit5", one)], status=status)
            self.assertIn("verified", done.stdout)
        self.assertIn("not @Nested", done.stdout)
        self.assertIn("1 not run", done.stdout)

    def test_from_sources(self):
        answers, _, done = self.checked("-cp", "classes", "src/com/acme/Common.java", "src/com/acme/BankTest.java", "--junit5", "com.acme.BankTest")
        self.assertEqual(answers["com.acme.BankTest#lost"], "violated")
        self.assertIn("if (balance != 2)", done.stdout)

    def test_a_failure_is_told_where_it_is(self):
        self.checked("-cp", "classes", "--junit5", "com.acme.BankTest#lost")
        position = json.loads((self.work / "r.json").read_text())["programs"][0]["findings"][0]["position"]
        line = BANK.split("\n").index('        if (balance != 2) throw new AssertionError("one was lost");') + 1
        self.assertEqual((position["function"], position["line"]), ("com.acme.BankTest.lost", line))

    def test_a_test_that_leaves_with_a_status_fails(self):
        (self.work / "LeavesTest.java").write_text("""
            import org.junit.jupiter.api.*;
            class LeavesTest {
              @Test void leaves() { System.exit(1); }
              @Test void stays() {}
            }""")
        answers, _, done = self.checked("-cp", "classes", "LeavesTest.java", "--junit5", "LeavesTest")
        self.assertEqual(answers, {"LeavesTest#leaves": "violated", "LeavesTest#stays": "verified"})
        self.assertIn("the program ends with exit status 1", done.stdout)
        self.checked("-cp", "classes", "LeavesTest.java", "--junit5", "LeavesTest", "--properties", "-exit", status=0)

    def test_mistakes(self):
        for words, saying in ((["--junit5", "com.acme.Nothing"], "there is no class com.acme.Nothing"),
                              (["--junit5", "org.junit.*"], "has no test methods"),
                              (["--junit5", "com.acme.BankTest", "both.c"], "neither a pattern"),
                              (["--junit5", "com.acme.BankTest", "--", "1"], "take no arguments")):
            self.assertIn(saying, self.heddle("check", "-cp", "classes", *words, status=2).stderr)

    def test_a_class_that_cannot_be_loaded_is_inconclusive(self):
        (self.work / "classes/com/acme/Common.class").unlink()
        answers, _, _ = self.checked("-cp", "classes", "com.acme.BankTest*", status=3)
        self.assertEqual(answers, {"com.acme.BankTest": "inconclusive"})

    def test_with_junit_itself(self):
        jars = [Path("/usr/share/java") / (name + ".jar") for name in
                ("junit-jupiter-api", "junit-jupiter-params", "junit-platform-commons", "opentest4j", "apiguardian-api", "junit4", "hamcrest")]
        if not all(jar.exists() for jar in jars):
            self.skipTest("the packages junit4 and junit5 are not installed")
        path = ":".join(map(str, ["real", *jars]))
        for name in ("BankTest", "OldTest"):  # with JUnit's own assertions
            file = self.work / f"src/com/acme/{name}.java"
            file.write_text(file.read_text().replace('throw new AssertionError("one was lost")', "Assertions.fail()"))
        sources = [file for file in self.work.glob("src/**/*.java") if file.stem != "ExtendedTest"]
        subprocess.run(["javac", "-g", "-cp", path, "-d", self.work / "real", *sources], check=True)
        answers, skipped, _ = self.checked("-cp", path, "com.acme.*Test")
        self.assertEqual(answers, ANSWERS)
        self.assertEqual(set(skipped), set(SKIPPED) - {"com.acme.ExtendedTest#test"})


if __name__ == "__main__":
    main()
