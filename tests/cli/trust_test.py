#!/usr/bin/env python3
"""What must not happen behind the user's back: files that write or run something because they lie there, outputs that are lost in
silence, traces and results of strangers that bring Heddle down.

    tests/cli/trust_test.py --heddle PATH [unittest arguments]
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from harness import DEADLOCK, HeddleTest, main

FINE = "int main(void) { return 0; }\n"


class FoundConfiguration(HeddleTest):
    """A heddle.toml that nobody named."""

    def setUp(self):
        super().setUp()
        self.write("a.c", FINE)

    def test_it_can_neither_run_nor_write_anything(self):
        for line in ('cflags = ["-fplugin=./x.so"]', 'cflags = ["-Xclang", "-load"]', 'cflags = "@flags"', 'cflags = "-B."',
                     'cflags = "--config=x"', 'cflags = ["-MJ", "x"]', 'cflags = "-o x"', 'json = "out"', 'report = "out"', 'sarif = "out"',
                     'junit = "out"', 'trace = "out"', 'jdk = "."', 'stdin = "/etc/passwd"', 'suppressions = "../x"', 'allow-read = "/"'):
            self.write("heddle.toml", f"time = \"1m\"\n{line}\n")
            ran = self.heddle("check", "a.c", status=2)
            self.assertRegex(ran.stderr, r"^heddle: heddle.toml:2: .*say --config heddle.toml if you trust it\n$")
            self.assertFalse((self.work / "out").exists())
        self.write("heddle.toml", 'program = ["a.c", "--json=out"]\n')
        self.heddle("check", status=2)
        self.assertFalse((self.work / "out").exists())

    def test_what_is_harmless_is_taken(self):
        self.write("b.c", "#include <x.h>\nint main(void) { return X + Y; }\n")
        self.write("include/x.h", "#define X 0\n")
        self.write("words", "x")
        self.write("heddle.toml", 'program = "b.c"\ncflags = ["-O1 -Wall", "-D", "Y=0"]\nI = "include"\nstd = "c11"\nstdin = "words"\n')
        self.heddle("check", status=0)

    def test_one_that_is_named_is_trusted(self):
        self.write("heddle.toml", 'json = "out"\ncflags = "-fno-builtin"\n')
        self.heddle("check", "a.c", "--config", "heddle.toml", status=0)
        self.assertTrue((self.work / "out").exists())


class CompilersWriteNothing(HeddleTest):
    def test_flags_that_write(self):
        self.write("a.c", FINE)
        self.write("f.f90", "program p\nend program\n")
        # The last two are no flag that Heddle knows: the system forbids them, or they lead nowhere.
        for flags in ("-o x", "-MF x", "-MJ x", "-save-temps", "--serialize-diagnostics x", "-Wp,-MD,x", "-Xclang -dependency-file -Xclang x",
                      "-MD", "-ftime-trace", "--coverage", "-gsplit-dwarf", "-fmodules", "-mllvm -stats -mllvm -info-output-file=x",
                      "-O2 -Rpass=inline -fsave-optimization-record"):
            before = sorted(self.work.rglob("*"))
            for source in ("a.c", "f.f90") if flags in ("-o x", "-save-temps") else ("a.c",):
                ran = self.heddle("check", "-q", source, "--cflags", flags)
                self.assertIn(ran.returncode, (0, 2, 3), ran)
                self.assertEqual(sorted(self.work.rglob("*")), before, flags)
        self.assertRegex(self.heddle("check", "a.c", "--cflags", "-o x", status=2).stderr, "^heddle: the compiler's flag -o .*leave it out\n$")

    def test_a_source_is_no_file_with_flags(self):
        self.write("x.c", "-save-temps")
        for name in ("@x.c", "below/@x.c"):
            self.write(name, FINE)
            self.assertIn("rename it", self.heddle("check", name, status=2).stderr)

    def test_annotation_processors_do_not_run(self):
        self.write("classes/META-INF/services/javax.annotation.processing.Processor", "Missing\n")
        self.write("A.java", "public class A { public static void main(String[] args) { } }\n")
        self.heddle("check", "A.java", "-cp", "classes", status=0)  # javac would fail to find the processor


if __name__ == "__main__":
    main()
