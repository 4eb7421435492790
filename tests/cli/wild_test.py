#!/usr/bin/env python3
"""Programs that reach for what is not theirs: the JDK's modules, and what opens them; the machine's own books; Heddle's names.

    tests/cli/wild_test.py --heddle PATH [unittest arguments]
"""

import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from harness import HeddleTest, main

# The calls that broke the machine once, and their kin.
REFLECTIVE = """
    public class Reflective {
      static final Class<?> O = Object.class, L = long.class;
      static void call(String name, Class<?>[] types, Object... arguments) throws Exception {
        Class<?> unsafe = Class.forName("jdk.internal.misc.Unsafe");
        unsafe.getMethod(name, types).invoke(unsafe.getMethod("getUnsafe").invoke(null), arguments);
      }
      static Class<?>[] types(Class<?>... all) { return all; }
      public static void main(String[] args) throws Exception {
        switch (args[0]) {
          case "0": call("getReference", types(O, L), new int[] {5}, 16L); break;
          case "1": call("putReference", types(O, L, O), new int[1], 16L, "x"); break;
          case "2": call("putReference", types(O, L, O), new String[1], 16L, new Object()); break;
          case "3": call("getInt", types(O, L), new int[] {5}, 20L); break;
          case "4": call("getInt", types(O, L), new Object[] {"x"}, 16L); break;
          case "5": call("putLong", types(O, L, L), Object.class, 8L, 1L); break;
          default: call("getLong", types(L), 1L << 41);
        }
      }
    }"""
LINKED = """
    import jdk.internal.misc.Unsafe;
    public class Linked {
      int number = 3;
      String text = "t";
      public static void main(String[] args) throws Exception {
        Unsafe unsafe = Unsafe.getUnsafe();
        Linked linked = new Linked();
        %s
      }
    }"""
PRIVATE = """
    import java.lang.reflect.Field;
    public class Private {
      public static void main(String[] args) throws Exception {
        Field size = java.util.ArrayList.class.getDeclaredField("size");
        size.setAccessible(true);
        assert size.getInt(new java.util.ArrayList<>(java.util.List.of(1, 2))) == 2;
      }
    }"""
EXPORT = "java.base/jdk.internal.misc=ALL-UNNAMED"
OPEN = "java.base/java.util=ALL-UNNAMED"


class Modules(HeddleTest):
    def test_reflection_on_what_is_not_exported(self):
        self.write("Reflective.java", REFLECTIVE)
        done = self.heddle("check", "-q", "Reflective.java", "--", "0", status=1)
        self.assertIn("IllegalAccessException", done.stdout + done.stderr)
        self.assertIn("does not export jdk.internal.misc", done.stdout + done.stderr)

    def test_wild_accesses_are_findings(self):
        self.write("Reflective.java", REFLECTIVE)
        for number in range(7):
            with self.subTest(number=number):
                done = self.heddle("check", "-q", "Reflective.java", "--add-exports", EXPORT, "--", number, status=1)
                self.assertIn("violated: memory: jdk.internal.misc.Unsafe.", done.stdout + done.stderr)

    def test_linkage_needs_the_export_and_javac_gets_it(self):
        self.write("Linked.java", LINKED % 'assert unsafe.getInt(linked, unsafe.objectFieldOffset(Linked.class, "number")) == 3;')
        self.heddle("check", "-q", "Linked.java", status=2)  # javac refuses
        self.heddle("check", "-q", "Linked.java", "--add-exports", EXPORT, status=0)
        subprocess.run(["javac", "--add-exports", EXPORT, "-d", self.work, self.work / "Linked.java"], check=True, capture_output=True)
        done = self.heddle("check", "-q", "-cp", ".", "Linked", status=1)
        self.assertIn("IllegalAccessError", done.stdout + done.stderr)
        self.heddle("check", "-q", "-cp", ".", "Linked", "--add-exports", EXPORT, status=0)

    def test_a_trace_keeps_the_options(self):
        self.write("Linked.java", LINKED % 'unsafe.putReference(linked, unsafe.objectFieldOffset(Linked.class, "text"), linked);')
        self.heddle("check", "-q", "Linked.java", "--add-exports", EXPORT, "--trace", "t.trace", status=1)
        done = self.heddle("replay", "-q", "t.trace", status=1)
        self.assertIn("memory", done.stdout + done.stderr)

    def test_opens(self):
        self.write("Private.java", PRIVATE)
        done = self.heddle("check", "-q", "Private.java", status=1)
        self.assertIn("InaccessibleObjectException", done.stdout + done.stderr)
        self.heddle("check", "-q", "Private.java", "--add-opens", OPEN, status=0)
        self.heddle("check", "-q", "Private.java", "--add-exports", OPEN, status=1)

    def test_a_manifest_opens(self):
        self.write("Private.java", PRIVATE)
        subprocess.run(["javac", "-d", self.work, self.work / "Private.java"], check=True)
        for line, status in [("Add-Opens: java.base/java.util no.module/p\n", 0), ("Add-Exports: java.base/java.util\n", 1), ("", 1)]:
            self.write("m.txt", "Main-Class: Private\n" + line)
            subprocess.run(["jar", "--create", "--file", "p.jar", "--manifest", "m.txt", "Private.class"], cwd=self.work, check=True)
            self.heddle("check", "-q", "p.jar", status=status)

    def test_wrong_options_are_told(self):
        self.write("Private.java", PRIVATE)
        for value, sentence in [("java.base", "MODULE/PACKAGE=ALL-UNNAMED"), ("no.module/p=ALL-UNNAMED", "no module 'no.module'"),
                                ("java.base/no.such=ALL-UNNAMED", "no package 'no.such'"), ("java.base/java.lang=", "MODULE/PACKAGE")]:
            done = self.heddle("check", "Private.java", "--add-opens", value, status=2)
            self.assertIn(sentence, done.stderr)

    def test_fields_that_the_machine_relies_on(self):
        self.write("Lie.java", """
            public class Lie {
              public static void main(String[] args) throws Exception {
                var status = Thread.class.getDeclaredField("eetop");
                status.setAccessible(true);
                status.setLong(new Thread(), 99);
              }
            }""")
        done = self.heddle("check", "-q", "Lie.java", "--add-opens", "java.base/java.lang=ALL-UNNAMED", status=3)
        self.assertIn("java.lang.Thread.eetop", done.stdout + done.stderr)


class Names(HeddleTest):
    def test_names_of_the_runtime(self):
        self.write("own.c", "unsigned __heddle_omp_choose(unsigned); int main(void) { return __heddle_omp_choose(4000000000u); }")
        done = self.heddle("check", "own.c", status=2)
        self.assertIn("__heddle_omp_choose", done.stderr)


if __name__ == "__main__":
    main()
