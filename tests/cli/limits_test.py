#!/usr/bin/env python3
"""Limits hold everywhere: programs that compute, allocate, recurse, print, load classes or keep the compiler busy for ever,
under --time, under --max-memory, and ended by a signal.

    tests/cli/limits_test.py --heddle PATH [--thorough] [unittest arguments]

Each program is a body (what it does for ever) in a place (where in the program). The time is measured around the command,
the memory is that of all its processes together, by /proc. By default a part of the combinations is run; --thorough runs all.
"""

import json
import os
import signal
import subprocess
import sys
import textwrap
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from harness import HeddleTest, main

THOROUGH = "--thorough" in sys.argv
if THOROUGH:
    sys.argv.remove("--thorough")

# --- bodies: a statement that never ends, and what it needs outside of a function ---

C_BODIES = {
    "computes": ("static volatile unsigned long n;", "for (;;) n++;"),
    "recurses": ("static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }", "fib(90);"),
    "allocates": ("#include <stdlib.h>", "for (;;) malloc(1 << 20);"),
    "allocates_and_uses": ("#include <stdlib.h>\n#include <string.h>", "for (;;) memset(malloc(1 << 16), 1, 1 << 16);"),
    "allocates_small": ("#include <stdlib.h>", "void **last = 0; for (;;) { void **p = malloc(24); *p = last; last = p; }"),
    "takes_stack": ("#include <alloca.h>\nstatic char *volatile kept;", "for (;;) { kept = alloca(1 << 20); kept[0] = 1; }"),
    "prints": ("#include <stdio.h>\nstatic unsigned long line;", 'for (;;) printf("a line of output, number %lu\\n", line++);'),
    "prints_long": ("#include <stdio.h>\nstatic unsigned long line;", 'for (;;) printf("%100000lu\\n", line++);'),
    "writes_an_array": ("static char a[1 << 30];\nstatic volatile unsigned long i;", "for (;;) { a[i % sizeof a] = (char)i; i += 256; }"),
    "jumps": ("#include <setjmp.h>\nstatic jmp_buf b; static volatile unsigned long n;", "setjmp(b); n++; longjmp(b, 1);"),
}
C_PLACES = {
    "main": "{outside}\nint main(void) {{ {body} return 0; }}",
    "constructor": "{outside}\n__attribute__((constructor)) static void f(void) {{ {body} }}\nint main(void) {{ return 0; }}",
    "thread": """
        #include <pthread.h>
        {outside}
        static void *f(void *nothing) {{ {body} return nothing; }}
        int main(void) {{ pthread_t t; pthread_create(&t, 0, f, 0); pthread_join(t, 0); return 0; }}""",
    "two_threads": """
        #include <pthread.h>
        {outside}
        static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
        static int shared;
        static void *other(void *nothing) {{ pthread_mutex_lock(&m); shared++; pthread_mutex_unlock(&m); return nothing; }}
        int main(void) {{
          pthread_t t, u;
          pthread_create(&t, 0, other, 0);
          pthread_create(&u, 0, other, 0);
          pthread_mutex_lock(&m); shared++; pthread_mutex_unlock(&m);
          {body}
          pthread_join(t, 0); pthread_join(u, 0);
          return 0;
        }}""",
}

JAVA_BODIES = {
    "computes": ("static long n;", "for (;;) n++;"),
    "recurses": ("static void r() { try { r(); } finally { r(); } }", "r();"),
    "allocates": ("static java.util.List<Object> kept = new java.util.ArrayList<>();", "for (;;) kept.add(new byte[1 << 16]);"),
    "allocates_in_vain": ("static Object last;", "for (;;) last = new long[1000];"),
    "makes_strings": ("static java.util.Map<String, String> kept = new java.util.HashMap<>();",
                      'for (long i = 0;; i++) kept.put("key " + i, "value " + i);'),
    "interns": ("static String last;", 'for (long i = 0;; i++) last = ("text " + i).intern();'),
    "prints": ("static long line;", 'for (;;) System.out.println("a line of output, number " + line++);'),
    "throws": ("static int n;", "for (;;) { try { throw new RuntimeException(); } catch (RuntimeException e) { n++; } }"),
    "loads_classes": ("""
        static class Loader extends ClassLoader {
          Class<?> define(byte[] b) { return defineClass("Program", b, 0, b.length); }
        }""", """
        byte[] bytes = null;
        try { bytes = Program.class.getResourceAsStream("Program.class").readAllBytes(); } catch (java.io.IOException e) { }
        for (;;) new Loader().define(bytes);"""),
    "concatenates": ("static String s = \"x\";", "for (;;) s = s + s;"),
}
JAVA_PLACES = {
    "main": "public class Program {{ {outside} public static void main(String[] args) {{ {body} }} }}",
    "initialiser": """
        public class Program {{
          {outside}
          static void f() {{ {body} }}
          static {{ f(); }}
          public static void main(String[] args) {{}}
        }}""",
    "thread": """
        public class Program {{
          {outside}
          static void f() {{ {body} }}
          public static void main(String[] args) throws Exception {{ Thread t = new Thread(() -> f()); t.start(); t.join(); }}
        }}""",
    "two_threads": """
        public class Program {{
          {outside}
          static int shared;
          static synchronized void other() {{ shared++; }}
          public static void main(String[] args) throws Exception {{
            Thread t = new Thread(() -> other()), u = new Thread(() -> other());
            t.start(); u.start(); other();
            {body}
          }}
        }}""",
}

# A file that keeps Clang busy for minutes, and one that makes it large.
SLOW_TO_COMPILE = "template <int N, int M> struct S { static const int v = S<N - 1, M>::v + S<N - 1, M + (1 << N)>::v; };\n" \
                  "template <int M> struct S<0, M> { static const int v = 1; };\nint main() { return S<26, 0>::v; }\n"


def combinations(bodies, places):
    """All, or each body once, in places that take turns."""
    names = list(places)
    for number, body in enumerate(bodies):
        for place in names if THOROUGH else [names[number % len(names)]]:
            yield body, place


def takes_memory(name):
    return any(word in name for word in ("alloc", "stack", "array", "prints", "classes", "strings", "concat", "Java recurses"))


class Family(threading.Thread):
    """The memory of a process and its descendants, looked at every few milliseconds."""

    def __init__(self, process):
        super().__init__(daemon=True)
        self.process, self.peak, self.seen = process, 0, set()
        self.start()

    def members(self):
        found, i = [self.process.pid], 0
        while i < len(found):
            try:
                found += map(int, Path(f"/proc/{found[i]}/task/{found[i]}/children").read_text().split())
            except OSError:
                pass
            i += 1
        self.seen.update(found)
        return found

    def exact(self, pid):
        try:
            for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
                if line.startswith("Pss_Anon:"):
                    return int(line.split()[1]) * 1024
        except OSError:
            pass
        return 0

    def run(self):
        while self.process.poll() is None:
            self.peak = max(self.peak, sum(map(self.exact, self.members())))
            time.sleep(0.01)


def alive(pid):
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


class Ended:
    def __init__(self, status, seconds, peak, verdict, reason, text):
        self.status, self.seconds, self.peak, self.verdict, self.reason, self.text = status, seconds, peak, verdict, reason, text


class LimitsTest(HeddleTest):
    def go(self, program, *words, send=None, after=0.0):
        """Runs a check; `send`: a signal, so many seconds after its beginning. Seconds count from the signal, then."""
        json_file = self.work / "result.json"
        json_file.unlink(missing_ok=True)
        begun = time.monotonic()
        process = subprocess.Popen([self.executable, "check", program.name, "--json", json_file, *words], cwd=self.work,
                                   stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        family = Family(process)
        if send:
            time.sleep(after)
            begun = time.monotonic()
            process.send_signal(send)
        try:
            text, _ = process.communicate(timeout=60)
        except subprocess.TimeoutExpired:
            process.kill()
            self.fail(f"{program.name} {words} goes on")
        seconds = time.monotonic() - begun
        family.join()
        self.assertEqual([pid for pid in family.seen if alive(pid)], [], "processes are left")
        result = json.loads(json_file.read_text()) if json_file.exists() else {}
        return Ended(process.returncode, seconds, family.peak, result.get("verdict"), result.get("reason", ""), text)

    def programs(self):
        for body, place in combinations(C_BODIES, C_PLACES):
            outside, statement = C_BODIES[body]
            text = textwrap.dedent(C_PLACES[place]).format(outside=outside, body=statement)
            yield f"C {body} {place}", self.write(f"{body}_{place}.c", text)
        for body, place in combinations(JAVA_BODIES, JAVA_PLACES):
            outside, statement = JAVA_BODIES[body]
            text = JAVA_PLACES[place].format(outside=outside, body=statement)
            yield f"Java {body} {place}", self.write(f"{body}_{place}/Program.java", text)

    # A machine that does something else at the moment gets a second chance.
    def twice(self, attempt):
        try:
            attempt()
        except AssertionError:
            attempt()

    def answers(self, ended):
        """A result in all its forms, and no fault."""
        self.assertIn(ended.status, (0, 1, 3), ended.text)
        self.assertEqual(ended.status, {"verified": 0, "violated": 1, "inconclusive": 3}[ended.verdict], ended.text)

    def check_time(self, name, program, seconds):
        def attempt():
            ended = self.in_folder(program, "--time", f"{seconds}s", "--max-memory", "2G")
            self.answers(ended)
            self.assertLess(ended.seconds, seconds * 1.05 + 0.2, f"{name}: {ended.text}")
        self.twice(attempt)

    def check_memory(self, name, program, megabytes):
        def attempt():
            ended = self.in_folder(program, "--time", "2s", "--max-memory", f"{megabytes}M", "--heap", "16G") \
                if program.suffix == ".java" else self.in_folder(program, "--time", "2s", "--max-memory", f"{megabytes}M")
            self.answers(ended)
            self.assertLess(ended.peak, (megabytes * 1.05 + 32) * 2**20, f"{name}: {ended.text}")
        self.twice(attempt)

    def in_folder(self, program, *words, **more):
        before, self.work = self.work, program.parent
        try:
            return self.go(program, *words, **more)
        finally:
            self.work = before

    def test_time(self):
        for name, program in self.programs():
            if THOROUGH or not takes_memory(name):
                with self.subTest(name):
                    self.check_time(name, program, 1)

    def test_memory(self):
        for name, program in self.programs():
            if THOROUGH or takes_memory(name):
                with self.subTest(name):
                    self.check_memory(name, program, 256)

    def test_signals(self):
        for number, (name, program) in enumerate(self.programs()):
            if not THOROUGH and number % 4 != 0:
                continue
            for sent in (signal.SIGTERM, signal.SIGINT) if THOROUGH else ((signal.SIGTERM, signal.SIGINT)[number % 2],):
                with self.subTest(name, signal=sent.name):
                    def attempt():
                        ended = self.in_folder(program, "--max-memory", "4G", send=sent, after=1.0)
                        self.answers(ended)
                        self.assertLess(ended.seconds, 0.5, f"{name}: {ended.text}")
                    self.twice(attempt)

    def test_the_compiler_has_the_same_limits(self):
        program = self.write("slow.cpp", SLOW_TO_COMPILE)
        ended = self.go(program, "--time", "1s")
        self.assertEqual(ended.verdict, "inconclusive", ended.text)
        self.assertEqual(ended.reason, "the time limit of 1 s was reached before the search began")
        self.assertLess(ended.seconds, 1.5)
        ended = self.go(program, "--time", "20s", "--max-memory", "150M")
        self.assertEqual(ended.verdict, "inconclusive", ended.text)
        self.assertIn("the memory limit of 150 MB was reached", ended.reason)
        self.assertLess(ended.peak, (150 * 1.05 + 32) * 2**20)

    def test_the_compiler_does_not_outlive_us(self):
        program = self.write("slow.cpp", SLOW_TO_COMPILE)
        process = subprocess.Popen([self.executable, "check", program.name], cwd=self.work, stdout=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL, env=dict(os.environ, TMPDIR=str(self.work)))
        family = Family(process)
        time.sleep(1)
        self.assertTrue(any("clang" in os.readlink(f"/proc/{pid}/exe") for pid in family.members()))
        process.kill()
        process.wait()
        for _ in range(100):
            if not any(map(alive, family.seen)):
                break
            time.sleep(0.01)
        self.assertEqual([pid for pid in family.seen if alive(pid)], [])
        self.assertEqual(len(list(self.work.glob("heddle-??????"))), 1, "what it has left")
        self.write("good.c", "int main(void) { return 0; }")
        subprocess.run([self.executable, "check", "good.c"], cwd=self.work, stdout=subprocess.DEVNULL, check=True,
                       env=dict(os.environ, TMPDIR=str(self.work)))
        self.assertEqual(list(self.work.glob("heddle-??????")), [], "the next run removes it")

    def test_a_swarm_keeps_limits_and_leaves_nobody(self):
        program = self.write("endless.c", textwrap.dedent(C_PLACES["two_threads"]).format(
            outside=C_BODIES["allocates_and_uses"][0], body=C_BODIES["allocates_and_uses"][1]))
        ended = self.go(program, "--search", "swarm", "--jobs", "2", "--time", "2s", "--max-memory", "256M")
        self.answers(ended)
        self.assertLess(ended.seconds, 2 * 1.05 + 0.3)
        self.assertLess(ended.peak, (256 * 1.05 + 32) * 2**20)

    def test_what_was_found_before_the_end_is_told(self):
        """--all: a failed assertion on one path, and a path that never ends."""
        program = self.write("found.c", """
            #include <assert.h>
            #include <pthread.h>
            #include <stdatomic.h>
            static atomic_int x;
            static volatile unsigned long n;
            static void *other(void *nothing) { x = 1; return nothing; }
            int main(void) {
              pthread_t t;
              pthread_create(&t, 0, other, 0);
              if (x == 1) for (;;) n += x;
              assert(x == 1);
              pthread_join(t, 0);
            }""")
        ended = self.go(program, "--all", "--time", "1s", "--search", "bfs")
        self.assertEqual(ended.verdict, "violated", ended.text)
        self.assertLess(ended.seconds, 1 * 1.05 + 0.3)

    def test_variables_that_no_machine_has_room_for(self):
        for text in ("char a[1L << 40]; int main(void) { a[5] = 1; return a[0]; }",
                     "char a[8L << 30]; int main(void) { a[5] = 1; return a[0]; }",
                     "int main(void) { char a[8L << 30]; a[0] = 1; return a[0] - 1; }"):
            ended = self.go(self.write("large.c", text))
            self.assertEqual(ended.verdict, "inconclusive", text + ended.text)
            self.assertRegex(ended.reason, "room for a variable of|larger than Heddle's memory|more memory than Heddle can give")

    def test_replay_has_limits(self):
        program = self.write("Program.java", JAVA_PLACES["main"].format(outside="static int n;", body="""
            Thread t = new Thread(() -> { n++; });
            t.start();
            n++;
        """))
        self.heddle("check", program, "--trace", "t.trace", status=1)
        program.write_text(JAVA_PLACES["main"].format(outside="static int n;", body="for (;;) n++;"))
        begun = time.monotonic()
        done = self.heddle("replay", "t.trace", "--time", "1s")
        self.assertLess(time.monotonic() - begun, 1.5)
        self.assertEqual(done.returncode, 3, done.stdout + done.stderr)


if __name__ == "__main__":
    main()
