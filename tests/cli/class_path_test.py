#!/usr/bin/env python3
"""Class files and class paths as people have them: of older releases, relative, through links, with spaces, in jars that name others.

    tests/cli/class_path_test.py --heddle PATH [unittest arguments]
"""

import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from harness import HeddleTest, main

# Every way in which a class file of Java 8 to 10 names a private method by invokespecial in a lambda.
LAMBDAS = """
    import java.util.function.*;
    class Base { int own(int x) { return x * 10; } }
    interface Greets { default String hi() { Supplier<String> s = () -> "default " + (this != null); return s.get(); } }
    public class Lambdas extends Base implements Greets {
        private int n = 3;
        private int priv(int x) { return x + n; }
        int own(int x) { return 1; }
        public String hi() { return "mine"; }
        void go() {
            IntUnaryOperator captured = x -> x + n, bound = this::priv, above = super::own;
            Supplier<String> greets = Greets.super::hi;
            BiFunction<Lambdas, Integer, Integer> unbound = Lambdas::priv;
            Runnable nested = () -> { Runnable inner = () -> System.out.println(priv(1) + super.own(2)); inner.run(); };
            nested.run();
            System.out.println(captured.applyAsInt(1) + " " + bound.applyAsInt(2) + " " + above.applyAsInt(3) + " " + greets.get());
            System.out.println(unbound.apply(this, 4));
        }
        public static void main(String[] args) { new Lambdas().go(); }
    }"""

# Logging, formatting and services make the library look at the class path.
LOGS = """
    import java.util.logging.Logger;
    public class Logs {
        public static void main(String[] args) throws Exception {
            Logger.getLogger("x").info(String.format("%,d", 12345));
            System.out.println(Logs.class.getResource("Logs.class").openStream().readAllBytes().length > 100);
            Thread other = new Thread(() -> System.out.println("other"));
            other.start();
            other.join();
        }
    }"""

USES = """
    public class Uses {
        public static void main(String[] args) {
            new Logs();
            System.out.println("found");
        }
    }"""


class Compiled(HeddleTest):
    def compiled(self, name, text, folder, *flags):
        source = self.work / f"{name}.java"
        source.write_text(text)
        subprocess.run(["javac", "-g", "-nowarn", "-Xlint:-options", *flags, "-d", self.work / folder, source], check=True)
        source.unlink()

    def jar(self, name, folder, *manifest):
        text = self.work / "manifest"
        text.write_text("".join(line + "\n" for line in manifest))
        subprocess.run(["jar", "--create", "--file", self.work / name, "--manifest", text, "-C", self.work / folder, "."], check=True)


class ClassPath(Compiled):
    def test_lambdas_of_older_class_files(self):
        for release in ("8", "11"):
            self.compiled("Lambdas", LAMBDAS, release, "--release", release)
            real = subprocess.run(["java", "-cp", self.work / release, "Lambdas"], capture_output=True, text=True, check=True)
            self.assertEqual(self.heddle("run", "-cp", release, "Lambdas", status=0).stdout, real.stdout)

    def test_relative_linked_and_with_spaces(self):
        (self.work / "a folder").mkdir()
        self.compiled("Logs", LOGS, "a folder/classes")
        (self.work / "link").symlink_to("a folder")
        self.jar("a folder/logs.jar", "a folder/classes", "Main-Class: Logs")
        (self.work / "linked.jar").symlink_to("link/logs.jar")
        for words in (["-cp", "a folder/classes", "Logs"], ["-cp", "link/classes/", "Logs"], ["-cp", ".:link/logs.jar", "Logs"],
                      ["-cp", "link/*", "Logs"], ["-jar", "a folder/logs.jar"], ["-jar", "linked.jar"], ["link/classes/Logs.class"],
                      ["-cp", str(self.work / "link/../link/classes"), "Logs"]):
            with self.subTest(words=words):
                ran = self.heddle("run", *words, status=0)
                self.assertEqual(ran.stdout, "true\nother\n")
                self.assertIn("INFO: 12,345", ran.stderr)
        self.heddle("check", "-cp", "link/classes", "Logs", status=0)
        self.work /= "link/classes"
        self.assertEqual(self.heddle("run", "-cp", "../classes", "Logs", status=0).stdout, "true\nother\n")

    def test_entries_that_do_not_exist(self):
        self.compiled("Logs", LOGS, "classes")
        note = "the class path entry nowhere does not exist"
        self.assertIn(note, self.heddle("run", "-cp", "nowhere:classes", "Logs", status=0).stderr)
        self.assertIn(note, self.heddle("check", "-cp", "nowhere:classes", "Logs", status=0).stdout)
        self.assertIn(note, self.heddle("check", "-cp", "nowhere:classes", "Missing", status=2).stderr)

    def test_jars_name_others(self):
        self.compiled("Logs", LOGS, "logs")
        self.compiled("Uses", USES, "uses", "-cp", str(self.work / "logs"))
        (self.work / "lib").mkdir()
        self.jar("lib/logs.jar", "logs", "Class-Path: ../uses.jar nowhere.jar")  # in a circle, and to nothing
        self.jar("uses.jar", "uses", "Class-Path: lib/logs.jar")
        self.assertEqual(self.heddle("run", "-cp", "uses.jar", "Uses", status=0).stdout, "found\n")
        shutil.rmtree(self.work / "lib")
        self.assertIn("NoClassDefFoundError: Logs", self.heddle("run", "-cp", "uses.jar", "Uses", status=1).stderr)

    # JVMS 5.3.5: the class must be able to access its supers; and nobody adds to the packages of the JDK.
    def test_what_a_class_may_extend(self):
        (self.work / "p").mkdir()
        (self.work / "p/Hidden.java").write_text("package p; public class Hidden { public static class In extends Hidden {} }")
        (self.work / "Extends.java").write_text(
            "public class Extends extends p.Hidden { public static void main(String[] a) { System.out.println(1); } }")
        (self.work / "Tries.java").write_text("""
            public class Tries { public static void main(String[] a) throws Exception {
                try { Class.forName("Extends"); } catch (Throwable e) { System.out.println(e.getMessage()); } } }""")
        subprocess.run(["javac", "-d", "out", "p/Hidden.java", "Extends.java", "Tries.java"], cwd=self.work, check=True)
        (self.work / "p/Hidden.java").write_text("package p; class Hidden { public static class In extends Hidden {} }")
        subprocess.run(["javac", "-d", "out", "p/Hidden.java"], cwd=self.work, check=True)
        said = self.heddle("run", "-cp", "out", "Tries", status=0).stdout
        real = subprocess.run(["java", "-cp", "out", "Tries"], cwd=self.work, capture_output=True, text=True).stdout
        self.assertIn("class Extends cannot access its superclass p.Hidden (", said)
        self.assertEqual(said.split("(")[0], real.split("(")[0])


REFUSED = """
    import java.io.*;
    import java.net.*;
    import java.net.http.*;
    import java.nio.file.*;
    public class Refused {
        public static void main(String[] args) throws Exception {
            switch (args[0]) {
                case "write": Files.writeString(Path.of("/tmp/written"), "x"); break;
                case "old write": new FileWriter("out.txt").close(); break;
                case "read": Files.readString(Path.of("/etc/passwd")); break;
                case "exists": new File("/etc/passwd").exists(); break;
                case "client":
                    HttpRequest request = HttpRequest.newBuilder(URI.create("http://localhost:1/")).build();
                    HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
                    break;
                case "server": new ServerSocket(0); break;
                case "process": new ProcessBuilder("ls").start(); break;
                case "library": System.loadLibrary("mine"); break;
                case "home": System.out.println(new File(System.getProperty("user.home"), ".settings").exists()); break;
            }
        }
    }"""

# Two locks, in a class without line numbers.
UNNUMBERED = """
    public class Unnumbered {
        static int n;
        static final Object a = new Object(), b = new Object();
        static void first() { synchronized (a) { n++; } }
        static void second() { synchronized (b) { n++; } }
        public static void main(String[] args) throws Exception {
            Thread other = new Thread(Unnumbered::first);
            other.start();
            second();
            other.join();
        }
    }"""


class Messages(Compiled):
    """What is refused is named, and what is not known is not made up."""

    def test_refusals_name_what_was_asked_for(self):
        self.compiled("Refused", REFUSED, "classes")
        for word, saying in (("write", "of /tmp/written: a program under check writes no files"),
                             ("old write", "of out.txt: a program under check writes no files"),
                             ("read", "of /etc/passwd: a program under check reads only files below"),
                             ("exists", "of /etc/passwd: a program under check reads only files below"),
                             ("client", "a program under check has no network"), ("server", "a program under check has no network"),
                             ("process", "a program under check starts no processes"),
                             ("library", "of mine: native libraries cannot be loaded")):
            with self.subTest(word=word):
                self.assertIn(saying, self.heddle("check", "-cp", "classes", "Refused", "--", word, status=3).stdout.replace("\n", " "))
        self.assertEqual(self.heddle("run", "-cp", "classes", "Refused", "--", "home", status=0).stdout, "false\n")

    def test_no_line_numbers(self):
        self.compiled("Unnumbered", UNNUMBERED, "classes", "-g:none")
        said = self.heddle("check", "-cp", "classes", "Unnumbered", status=1).stdout
        self.assertIn("Unnumbered.first", said)
        self.assertNotIn("line 0", said)

    def test_messages_of_the_verifier(self):
        self.compiled("Casts", "public class Casts { static String s(Object o) { return (String) o; } "
                      "public static void main(String[] args) { } }", "classes")
        file = self.work / "classes/Casts.class"
        code = file.read_bytes()
        at = code.index(b"\x2a\xc0")  # aload_0, checkcast
        file.write_bytes(code[: at + 1] + bytes(3) + code[at + 4 :])
        said = self.heddle("check", "-cp", "classes", "Casts", status=1).stdout
        self.assertIn("VerifyError: Bad return type Exception Details: Location: Casts.s(", said.replace("\n", " "))
        self.assertNotIn("\\n", said)


if __name__ == "__main__":
    main()
