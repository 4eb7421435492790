#!/usr/bin/env python3
"""What must not happen behind the user's back: files that write or run something because they lie there, outputs that are lost in
silence, traces and results of strangers that bring Heddle down.

    tests/cli/trust_test.py --heddle PATH [unittest arguments]
"""

import json
import os
import re
import subprocess
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

    def test_a_cache_under_the_name_of_the_compiler_is_passed_over(self):
        self.write("a.c", FINE)
        self.write("bin/cache", "#!/bin/sh\ntouch written\nexit 1\n").chmod(0o755)
        (self.work / "bin/clang-19").symlink_to("cache")
        ran = subprocess.run([self.executable, "check", "a.c"], cwd=self.work, env=dict(os.environ, PATH=f"{self.work}/bin:{os.environ['PATH']}"), capture_output=True)
        self.assertEqual(ran.returncode, 0, ran)

    def test_a_source_is_no_file_with_flags(self):
        self.write("x.c", "-save-temps")
        for name in ("@x.c", "below/@x.c"):
            self.write(name, FINE)
            self.assertIn("rename it", self.heddle("check", name, status=2).stderr)

    def test_annotation_processors_do_not_run(self):
        self.write("classes/META-INF/services/javax.annotation.processing.Processor", "Missing\n")
        self.write("A.java", "public class A { public static void main(String[] args) { } }\n")
        self.heddle("check", "A.java", "-cp", "classes", status=0)  # javac would fail to find the processor


# Every class of code point: controls, markup, terminal escapes, right to left, noncharacters, half a surrogate pair, beyond 16 bits.
EVIL = (r"\u0000\u0001\u0007\u001b[31m\u007f\u009b</script>]]>&amp;\"'<!--::error::%0A\u00e9\u200b\u2028\u202e\ufdd0\ufeff\ufffe\uffff"
        r"\ud800x\udc00\ud83d\ude00\udbff\udfff")


class HostileNames(HeddleTest):
    """What a program names, prints and throws, in every format."""
    FILES = ("--json", "r.json", "--sarif", "r.sarif", "--junit", "r.xml", "--report", "r.html", "--trace", "r.trace")

    def formats_are_valid(self, check, command):
        for name in ("r.json", "r.sarif", "r.xml", "r.html", "r.trace"):
            (self.work / name).unlink(missing_ok=True)
        ran = subprocess.run([self.executable, "check", *command, *self.FILES], cwd=self.work, capture_output=True, timeout=60)
        self.assertEqual(ran.returncode, 1, ran)
        text = ran.stdout.decode("utf-8")  # valid, and without anything that a terminal obeys
        self.assertFalse([c for c in text if ord(c) < 32 and c != "\n" or 127 <= ord(c) < 160 or c in "\u202e\ufffe\uffff\ufeff"], text)
        self.sarif("r.sarif")
        self.junit("r.xml")
        result = json.loads((self.work / "r.json").read_bytes().decode("utf-8"))
        page = (self.work / "r.html").read_bytes().decode("utf-8")
        data = page[page.index('id="data">') + 10:]
        self.assertEqual(json.loads(data[:data.index("</script>")]), result)
        check(result)
        # The trace leads to the same again.
        self.assertEqual(subprocess.run([self.executable, "replay", "-q", "r.trace"], cwd=self.work, capture_output=True).returncode, 1)
        for form in ("github", "sarif", "json"):
            shown = subprocess.run([self.executable, "show", "r.json", "--format", form], cwd=self.work, capture_output=True).stdout.decode("utf-8")
            if form != "github":
                json.loads(shown)

    def test_java(self):
        self.write("Evil.java", """
            public class Evil {
              public static void main(String[] args) throws Exception {
                String evil = new String(new char[] {%s});
                System.out.println(evil);
                Thread thread = new Thread(() -> { throw new IllegalStateException(evil); }, evil);
                thread.start();
                thread.join();
              }
            }""" % ", ".join(str(unit) for unit in self.units(EVIL)))
        self.formats_are_valid(lambda result: self.assertIn("</script>", result["findings"][0]["message"]), ["Evil.java"])

    @staticmethod
    def units(text):
        data = text.encode().decode("unicode_escape").encode("utf-16-le", "surrogatepass")
        return [int.from_bytes(data[i:i + 2], "little") for i in range(0, len(data), 2)]

    def test_c(self):
        name = "a <b>&\"'\x1b[31m\n\ufffe</script>\udcff.c"
        self.write(name, """
            #include <assert.h>
            #include <stdio.h>
            #include <pthread.h>
            static void *work(void *nothing) {
              pthread_setname_np(pthread_self(), "\\xff]]>\\x1b\\xef\\xbf\\xbe");
              for (int c = 0; c < 256; c++) putchar(c);
              assert(!"\x01\ufffe</script>]]>");
              return nothing;
            }
            int main(void) {
              pthread_t thread;
              pthread_create(&thread, 0, work, 0);
              pthread_join(thread, 0);
            }""")
        self.formats_are_valid(lambda result: self.assertIn("</script>", result["program"]), [name])


class Traces(HeddleTest):
    def setUp(self):
        super().setUp()
        self.write("both.c", DEADLOCK)
        self.heddle("check", "-q", "both.c", "--range", "-8..7", "--trace", "t", status=1)

    def test_every_value_is_looked_at(self):
        self.write("Dead.java", "public class Dead { public static void main(String[] a) { assert false; } }")
        self.heddle("check", "-q", "Dead.java", "--trace", "j", status=1)
        java, native = (self.work / "j").read_text(), (self.work / "t").read_text()
        for text, old, new in ((java, "option heap 1073741824", "option heap 108..7"), (java, "option heap 1073741824", "option heap 7"),
                               (java, "option heap 1073741824", "option heap 1T"), (java, "option seed 1", "option seed x"),
                               (java, "option juc model", "option juc nonsense"), (java, "option reduction sync", "option reduction some"),
                               (native, "option threads 2", "option threads 0..999"), (native, "option threads 2", "option heap 1073741824"),
                               (native, "option range -8..7", "option range 7..-8"), (native, "option schedule any", "option schedule 3"),
                               (native, "option race", "option rac"), (native, "option seed 1", "option memory sc,opmm")):
            self.assertIn(old, text)
            self.write("damaged", text.replace(old, new))
            ran = self.heddle("replay", "damaged", status=2)
            self.assertRegex(ran.stderr, r"^heddle: damaged: [^\n]*option [^\n]*\n$")

    def test_files_that_are_none(self):
        self.write("Reads.java", "public class Reads { public static void main(String[] a) throws Exception { assert System.in.read() < 0; assert false; } }")
        self.write("words", "")
        (self.work / "Folder.class").mkdir()
        self.heddle("check", "-q", "Reads.java", "--stdin", "words", "--trace", "j", status=1)
        java, native = (self.work / "j").read_text(), (self.work / "t").read_text()
        for text in (native.replace("option race", "stdin .\noption race"), native.replace("option race", "stdin \\x00\noption race"),
                     native.replace("source both.c", "source ."), java.replace("words", "Folder.class"),
                     re.sub("source .*", f"class-path {self.work}/Folder.class", java), re.sub("main-class .*\n", "", java)):
            self.write("damaged", text)
            ran = self.heddle("replay", "damaged")
            self.assertIn(ran.returncode, (1, 2, 3), ran)
            self.assertNotIn("fault", ran.stderr)

    def test_another_program_is_told_first(self):
        self.assertNotIn("recorded of", self.heddle("replay", "t", status=1).stdout)
        self.write("both.c", DEADLOCK.replace("return nothing;", "return (char *)nothing + 1;"))
        first = "both.c is not the program that t was recorded of: it, its compiler or its JDK has changed since"
        self.assertEqual(self.heddle("replay", "t", status=1).stdout.splitlines()[0], first)
        for words in (["-q"], ["--format", "json"]):
            ran = self.heddle("replay", "t", *words, status=1)
            self.assertEqual(ran.stderr, f"heddle: {first}\n")
            self.assertNotIn(first, ran.stdout)
        self.write("both.c", FINE)
        self.assertEqual(self.heddle("replay", "t", status=3).stdout.splitlines()[0], first)


class LostOutputs(HeddleTest):
    """Whatever cannot be written is said in one sentence, and in the exit status. Devices stand behind links here: a mistake that replaces the
    file replaces the link, not the machine's device."""

    def setUp(self):
        super().setUp()
        self.write("a.ll", "define i32 @main() {\n  ret i32 0\n}\n")  # no compiler to wait for
        self.write("b.c", "#include <stdio.h>\nint main(void) { puts(\"printed\"); return 0; }\n")
        self.write("wrong.c", "#include <assert.h>\nint main(void) { assert(0); }\n")
        (self.work / "full").symlink_to("/dev/full")
        (self.work / "null").symlink_to("/dev/null")

    def shell(self, text, status):
        done = subprocess.run(["bash", "-c", text.replace("heddle ", f"{self.executable} ")], cwd=self.work, capture_output=True, text=True, timeout=60)
        self.assertEqual(done.returncode, status, (text, done))
        return done

    def test_a_full_device_as_a_file(self):
        for option in ("--json", "--sarif", "--junit", "--report"):
            ran = self.heddle("check", "-q", "a.ll", option, "full", status=2)
            self.assertEqual(ran.stderr, "heddle: cannot write full: No space left on device\n")
            ran = self.heddle("check", "-q", "wrong.c", option, "full", status=1)  # a violation is not hidden
            self.assertEqual(ran.stderr, "heddle: cannot write full: No space left on device\n")
        self.assertIn("cannot write full", self.heddle("check", "-q", "wrong.c", "--trace", "full", status=1).stderr)
        self.assertTrue((self.work / "full").is_symlink() and Path("/dev/full").is_char_device())

    def test_a_full_standard_output(self):
        for command, status in (("check a.ll", 2), ("check wrong.c", 1), ("check -q a.ll", 2), ("check a.ll --format json", 2), ("outcomes b.c", 2),
                                ("run b.c", 125), ("--version", 2), ("list", 2), ("man", 2), ("config", 2), ("doctor a.ll", 2)):
            ran = self.shell(f"heddle {command} > /dev/full", status)
            self.assertRegex(ran.stderr, r"^heddle: cannot write .*standard output\n$")

    def test_nobody_listens(self):
        for command, status in (("check a.ll", 0), ("check wrong.c", 1), ("man", 0), ("--help", 0)):
            for closed in (">&-", "2>&-", "<&-", "<&- >&- 2>&-"):
                self.assertEqual(self.shell(f"heddle {command} {closed}", status).stderr, "")
            ran = self.shell(f"heddle {command} --json r.json | true; exit ${{PIPESTATUS[0]}}" if "check" in command else
                             f"heddle {command} | true; exit ${{PIPESTATUS[0]}}", status)
            self.assertEqual(ran.stderr, "")
        self.assertIn('"verdict": "violated"', (self.work / "r.json").read_text())
        self.shell("heddle check a.ll --json r.json >&-", 0)  # nothing was printed into the file that took the number
        json.loads((self.work / "r.json").read_text())

    def test_standard_output_by_name(self):
        for target in ("> out", "| cat > out", ">> out"):
            (self.work / "out").unlink(missing_ok=True)
            self.shell(f"heddle check -q a.ll --json /dev/stdout {target}", 0)
            text = (self.work / "out").read_text()
            result, end = json.JSONDecoder().raw_decode(text)
            self.assertEqual(result["verdict"], "verified")
            self.assertTrue(text[end:].strip().startswith("heddle: verified"), text)
        self.heddle("check", "-q", "a.ll", "--json", "null", status=0)
        self.shell("heddle check -q a.ll --json >(cat > piped); sleep 0.2; grep -q verified piped", 0)

    def test_names_that_cannot_be(self):
        (self.work / "folder").mkdir()
        for words, sentence in ((["--json", "-"], "/dev/stdout is standard output"), (["--json", "folder"], "is a directory"),
                                (["--json", "a.ll/x"], "cannot make the directory"), (["--json", "x", "--sarif", "x"], "name the same file x")):
            self.assertIn(sentence, self.heddle("check", "a.ll", *words, status=2).stderr)

    def test_a_file_without_an_end(self):
        self.assertIn("too large", self.heddle("show", "/dev/zero", status=2).stderr)


if __name__ == "__main__":
    main()
