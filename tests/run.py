#!/usr/bin/env python3
"""Runs Heddle over the test programs and compares it with what they expect.

    tests/run.py MODE... [--heddle PATH] [--filter REGEX] [--jobs N] [--timeout S]

Modes
  corpus       tests/{java,c}/{pass,fail,limits,races}, tests/cpp, tests/java/juc and examples: verdict, kind and the line marked HERE
  large        tests/java/juc/large, too large for a complete search: a random walk of a few seconds must find nothing wrong, and
               in a broken program what it is about or nothing
  openmp       tests/openmp/{pass,fail,limits,patterns} and tests/fortran/{pass,fail,limits}: as corpus, race detection on; then a table
               of the patterns
  outcomes     tests/{java,c}/counts: the exact set of final outcomes
  memory       tests/memory: the exact sets of final outcomes under each memory model, and verdicts under each
  conformance  tests/conformance: `heddle run` against the real `java -ea`, or against what clang makes: stdout, status, stderr
  determinism  every program twice, and every counterexample replayed in another process: nothing may differ
  agreement    every program under all searches, matchings and reductions: one verdict (each with each search, each matching and all
               reductions, in half of the combinations; --thorough: in all); a third of them also under --search dpor
  techniques   every program under one of the orders, bounds, backtracking and sampling searches (--thorough: under all): those that
               explore everything must give the verdict, the others the verdict or `inconclusive`
  races        every program with every race detector: either all find a race or none does, and then the answer is the one without
               detection (--sample N: a deterministic N-th of the programs; what is too large for one detector is left out)
  reality      needs no Heddle: the real JVM, or native code under a sanitizer, must not contradict what the files expect
  all          everything above but reality and large

A test program says what it expects in the `//` comments (Fortran: `!`) of its first lines:
  // heddle: check [FLAGS] [-- ARGS]      how Heddle is called (default: check)
  // expect: verified | violated KIND [EXCEPTION] | inconclusive REGEX
  // race: A | B                          a race is found on one of these locations (Class.field; numbers and indices left out)
  // states: N                            verified within N states
  // lost: FLAGS                          with these flags no race is found, nor is the program verified (mode races)
  // outcomes: A | B | C                  every line the program can print, no more and no less
  // opmm-only: A | none                  memory: what it can print besides under --memory opmm
  // case: NAME                           memory: the outcomes that follow are those of the nested class Name, whose methods t1, t2, ... are the
                                          actors and whose method end is the arbiter; in C, of the program with this argument
  // expect-sc:, expect-opmm:             memory: as expect, with --memory sc and --memory opmm
  // args: a b                            program arguments (conformance; a file X.in beside X.c or X.java is its standard input)
  // cflags: -std=c++20                   for the compiler (conformance of C and C++)
  // levels: -O2 -O3                      as optimised code, too (otherwise a third of the programs at -O2)
  // stderr: all                          compare all of stderr, not only the first line of a stack trace
  // agreement: not FLAGS (reason)        leave out the configurations that contain these flags
  // reality: not (reason)                left out by the mode `reality`
and on the line to which a finding must point:
  // HERE: KIND                           every line marked so must be named by the finding
  // HERE-ANY: KIND                       at least one of the lines marked so must be named

Programs outside of races/, juc/, cpp/ and openmp/ were written before there was race detection: they are run with `--race none` unless they have a `race:` line or
their `heddle:` line mentions --race. The mode `races` is what looks for races in them.

Known failures are listed in tests/known_failures.txt and must keep failing.
Compiled programs and the answers of the real JVM or the native code are cached under --build (never committed), by content.
"""

import argparse
import concurrent.futures
import difflib
import hashlib
import itertools
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import zlib
from pathlib import Path

TESTS = Path(__file__).resolve().parent
sys.path.insert(0, str(TESTS / "memory"))
import model as litmus_model  # noqa: E402

ROOT = TESTS.parent
CORPUS = [TESTS / language / folder for language in ("java", "c") for folder in ("pass", "fail", "limits")]
CORPUS += [ROOT / "examples" / "java", ROOT / "examples" / "c"]
RACES = [TESTS / "java" / "races", TESTS / "c" / "races"]
JUC = [TESTS / "java" / "juc"]
CPP = [TESTS / "cpp" / folder for folder in ("pass", "fail", "limits")]
LARGE = [TESTS / "java" / "juc" / "large"]
OPENMP = [TESTS / "openmp" / folder for folder in ("pass", "fail", "limits", "patterns")]
MEMORY = [TESTS / "memory" / folder for folder in ("java", "c", "verdicts")]
FORTRAN = [TESTS / "fortran" / folder for folder in ("pass", "fail", "limits")]
OPENMP += FORTRAN
COUNTS = [TESTS / "java" / "counts", TESTS / "c" / "counts"]
CONFORMANCE = [TESTS / "conformance", *sorted(path for path in (TESTS / "conformance").iterdir() if path.is_dir())]

EXIT_CODE = {"verified": 0, "violated": 1, "inconclusive": 3}
SEARCHES = ["dfs", "bfs"]
MATCHES = ["exact", "hash"]
REDUCTIONS = ["none", "escape"]
DETECTORS = {"sync": [], "clocks": ["--race", "clocks", "--reduction", "sync"], "summary": ["--race", "summary", "--reduction", "escape"]}
TOO_SLOW = "no answer within the time limit"
VOLATILE_STATS = re.compile(r"second|memory|rate|time|bytes")  # stats that may differ between two equal runs


# ---------------------------------------------------------------- programs and what they expect


class Program:
    """One source file: its directives and its markers. A subclass knows how it is compiled, given to Heddle, and really run."""

    comment = "//"

    def __init__(self, path):
        self.path = path
        self.name = path.stem
        self.key = path.relative_to(ROOT).as_posix()
        self.text = path.read_text(encoding="utf-8")
        self.directives = {}
        for line in self.text.splitlines():
            if not line.startswith(self.comment):
                break
            found = re.match(rf"{self.comment} ?(heddle|expect(?:-sc|-opmm)?|race|states|lost|outcomes|args|cflags|levels|stderr|agreement|reality): *(.*?) *$", line)
            if found:
                self.directives.setdefault(found[1], []).append(found[2])

    def one(self, directive, default=None):
        return self.directives.get(directive, [default])[-1]

    def command(self):
        """(command, flags, program arguments) for Heddle."""
        command, flags, arguments = self.asked()
        thought_of = self.path.parent in RACES + JUC + CPP + LARGE + OPENMP + MEMORY or self.one("race") or any(flag.startswith("--race") for flag in flags)
        more = ["--race", "none"] if command == "check" and not thought_of else []
        if command == "check" and self.path.parent in OPENMP and "--threads" not in flags:
            more += ["--threads", "2"]  # which decides; others are tried by openmp_test.py
        return command, flags + more, arguments

    def asked(self):
        """The same as the `heddle:` line has it."""
        words = shlex.split(self.one("heddle", "check"))
        arguments = []
        if "--" in words:
            at = words.index("--")
            words, arguments = words[:at], words[at + 1 :]
        return words[0], words[1:], arguments

    def expectation(self, model=None):
        words = (self.one(f"expect-{model}" if model else "expect") or "").split(None, 2)
        if not words or words[0] not in EXIT_CODE:
            raise SystemExit(f"{self.key}: no usable `{self.comment} expect:` line")
        return words[0], " ".join(words[1:])

    def outcomes(self):
        return {o.strip() for line in self.directives["outcomes"] for o in line.split("|")}

    def standard_input(self):
        beside = self.path.with_suffix(".in")
        return beside if beside.is_file() else None

    def given_text(self):
        given = self.standard_input()
        return given.read_text() if given else ""

    def marked(self, marker, kind):
        pattern = re.compile(rf"{self.comment} {marker}: *{kind}\b")
        return {n for n, line in enumerate(self.text.splitlines(), 1) if pattern.search(line)}


class JavaProgram(Program):
    classes = None  # set by compile_classes

    def operands(self):
        return ["-cp", self.classes, self.name]

    def real_command(self, arguments, options):
        return java_command(self, arguments)

    def real_version(self):
        return java_version() + self.given_text()


class NativeProgram(Program):
    """C or C++. Heddle compiles it itself, unless it is to be run many times; what is run natively is compiled here."""

    compiled = None  # set by compile_once

    def operands(self):
        return [self.compiled or self.path]

    def compile_once(self, options):
        """As Heddle does, if nothing is asked for on its command line."""
        if not re.search(r"--cflags|-D|-std", self.one("heddle", "")):
            flags = ["-c", "-emit-llvm", "-g", "-Xclang", "-fsanitize-address-use-after-scope"]
            self.compiled = native_binary(self, options, *flags, suffix=".bc")

    def real_command(self, arguments, options, *flags):
        return [native_binary(self, options, *flags, *shlex.split(self.one("cflags", ""))), *arguments]

    def real_version(self):
        return clang_version() + self.given_text()


class FortranProgram(NativeProgram):
    comment = "!"

    def compile_once(self, options):
        """flang's code is the same each time, and Heddle reads the source beside it."""


LANGUAGES = {".java": JavaProgram, ".c": NativeProgram, ".cpp": NativeProgram, ".f90": FortranProgram, ".f": FortranProgram}


def programs(folders, options):
    chosen = []
    for folder in folders:
        for path in sorted(folder.glob("*")):
            if path.suffix in LANGUAGES:
                program = LANGUAGES[path.suffix](path)
                if not options.filter or re.search(options.filter, program.key):
                    chosen.append(program)
    compile_classes([program for program in chosen if isinstance(program, JavaProgram)], options)
    return chosen


# ---------------------------------------------------------------- running things


class Ran:
    def __init__(self, status, out, err, timed_out=False):
        self.status, self.out, self.err, self.timed_out = status, out, err, timed_out

    def complaint(self):
        """One line for a person: how this run went wrong."""
        if self.timed_out:
            return TOO_SLOW
        last = [line for line in self.err.decode(errors="replace").splitlines() if line.strip()]
        how = f"killed by signal {-self.status}" if self.status < 0 else f"exit status {self.status}"
        return how + (f": {last[-1][:300]}" if last else "")


def run(command, timeout, cwd=None, stdin=None):
    process = subprocess.Popen(
        [str(word) for word in command],
        stdin=open(stdin, "rb") if stdin else subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=cwd,
        env={**os.environ, "NO_COLOR": "1", "LC_ALL": "C.UTF-8"},
        start_new_session=True,
    )
    try:
        out, err = process.communicate(timeout=timeout)
        return Ran(process.returncode, out, err)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        out, err = process.communicate()
        return Ran(process.returncode, out, err, timed_out=True)


def compile_classes(chosen, options):
    """One javac per folder, into a directory named after the content of all its sources. Heddle brings the classes of its API along."""
    for folder in sorted({program.path.parent for program in chosen}):
        sources, resources = sorted(folder.glob("*.java")), sorted(folder.glob("*.properties"))
        digest = hashlib.sha256(java_version().encode())
        for source in sources + resources:
            digest.update(source.name.encode() + b"\0" + source.read_bytes() + b"\0")
        base = options.build / "classes" / folder.relative_to(ROOT).as_posix().replace("/", "-")
        target = base / digest.hexdigest()[:16]
        if not target.is_dir():
            shutil.rmtree(base, ignore_errors=True)  # older contents
            base.mkdir(parents=True)
            fresh = tempfile.mkdtemp(dir=base)
            api = ["-sourcepath", ROOT / "src" / "java" / "api", "-implicit:none"]
            javac = run(["javac", "-g", "-nowarn", "-encoding", "UTF-8", *api, "-d", fresh, *sources], 600)
            if javac.status != 0:
                sys.stderr.buffer.write(javac.err)
                raise SystemExit(f"javac failed in {folder.relative_to(ROOT)}")
            for resource in resources:
                shutil.copy(resource, fresh)
            os.rename(fresh, target)
        for program in chosen:
            if program.path.parent == folder:
                program.classes = target


def java_version(memory=[]):
    if not memory:
        java = shutil.which("java")
        if not java:
            raise SystemExit("no `java` on the PATH: install a JDK 17")
        release = Path(java).resolve().parent.parent / "release"
        memory.append(release.read_text() if release.is_file() else run([java, "-version"], 60).err.decode())
    return memory[0]


def clang_version(memory=[]):
    if not memory:
        if not shutil.which("clang-19"):
            raise SystemExit("no `clang-19` on the PATH: see scripts/packages.sh")
        memory.append(run(["clang-19", "--version"], 60).out.decode())
    return memory[0]


def native_binary(program, options, *flags, suffix=""):
    """The program as native code (or whatever the flags ask for), kept under its content."""
    cxx = program.path.suffix == ".cpp"
    compiler = ["clang-19"] + (["--driver-mode=g++"] if cxx else [])
    if any(flag.startswith("-fsanitize=") for flag in flags):
        compiler = ["g++" if cxx else "gcc"]  # whose sanitizers come with it; clang's are a package of their own
    words = [*compiler, "-w", "-O0", "-pthread", "-idirafter", str(ROOT / "src" / "native" / "include"), *flags]
    key = hashlib.sha256("\0".join([clang_version(), program.key, program.text, *words]).encode()).hexdigest()[:24]
    binary = options.build / "native" / f"{program.name}-{key}{suffix}"
    if not binary.is_file():
        binary.parent.mkdir(parents=True, exist_ok=True)
        draft = binary.with_suffix(f".{os.getpid()}.{threading.get_ident()}")
        compiled = run([*words, "-o", draft, program.path, *([] if "-c" in flags else ["-lm"])], 120, cwd=program.path.parent)
        if compiled.status != 0:
            raise SystemExit(f"{compiler[0]} refused {program.key}:\n{compiled.err.decode(errors='replace')}")
        draft.replace(binary)
    return binary


def real_run(program, arguments, options):
    """The oracle. Its answers are cached: the programs are deterministic (`reality` checks that)."""
    key = hashlib.sha256("\0".join([program.real_version(), program.path.name, program.text, *arguments]).encode()).hexdigest()
    cached = options.build / "oracle" / f"{key[:32]}.json"
    if cached.is_file():
        kept = json.loads(cached.read_text())
        return Ran(kept["status"], kept["out"].encode("latin-1"), kept["err"].encode("latin-1"))
    command = program.real_command(arguments, options)
    answer = run(command, options.java_timeout, cwd=program.path.parent, stdin=program.standard_input())
    if not answer.timed_out:
        cached.parent.mkdir(parents=True, exist_ok=True)
        kept = {"status": answer.status, "out": answer.out.decode("latin-1"), "err": answer.err.decode("latin-1")}
        draft = cached.with_suffix(f".{os.getpid()}.{threading.get_ident()}")
        draft.write_text(json.dumps(kept))
        draft.replace(cached)
    return answer


def java_command(program, arguments):
    quick = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto", "-Dfile.encoding=UTF-8"]
    return ["java", *quick, "-ea", "-cp", program.classes, program.name, *arguments]


def heddle(program, options, command, flags, arguments, timeout=None):
    words = [*options.heddle, command, *flags, *options.flags, *program.operands()]
    return run(words + (["--", *arguments] if arguments else []), timeout or options.timeout, cwd=program.path.parent)


def heddle_json(program, options, extra=(), command=None, arguments=None):
    """(answer, None) or (None, what went wrong)."""
    default_command, flags, given = program.command() if command in (None, "check") else program.asked()
    memory = ["--max-memory", options.max_memory] if options.max_memory else []
    ran = heddle(program, options, command or default_command,
                 ["--format", "json", *memory, *flags, *extra], given if arguments is None else arguments)
    if ran.timed_out:
        return None, ran.complaint()
    try:
        answer = json.loads(ran.out)
        verdict = answer["verdict"]
    except (ValueError, KeyError, TypeError):
        return None, f"no JSON verdict ({ran.complaint()})"
    if EXIT_CODE.get(verdict) != ran.status:
        return None, f"verdict {verdict} with {ran.complaint()}"
    return answer, None


# ---------------------------------------------------------------- comparing


def lines_named(finding, file_name):
    """The lines of the program's file that a finding points to, its schedule left aside.

    A failed assertion, an exception or a memory error has one position. If that is in the library, and for a deadlock, every line of a
    stack counts.
    """
    position = finding.get("position") or {}
    if finding.get("kind") in ("assertion", "exception", "memory") and Path(str(position.get("file"))).name == file_name:
        return {position.get("line")}
    lines = set()

    def visit(value):
        if isinstance(value, dict):
            if Path(str(value.get("file", ""))).name == file_name and isinstance(value.get("line"), int):
                lines.add(value["line"])
            for key, inner in value.items():
                if key not in ("schedule", "trace", "steps", "output"):
                    visit(inner)
        elif isinstance(value, list):
            for inner in value:
                visit(inner)
        elif isinstance(value, str):
            for name, line in re.findall(r"([\w$]+\.(?:java|c|cpp)):(\d+)", value):
                if name == file_name:
                    lines.add(int(line))

    visit(finding)
    return lines


def summary(answer):
    found = [f"{f.get('kind')}: {f.get('message', '')}" for f in answer.get("findings", [])]
    return " ".join([answer["verdict"], answer.get("reason") or "", "; ".join(found)[:300]]).strip()


def judge(program, answer, model=None):
    """None, or how the answer differs from what the file expects."""
    verdict, detail = program.expectation(model)
    if answer["verdict"] != verdict:
        return f"expected {verdict} {detail}".strip() + f", got {summary(answer)}"
    if verdict == "inconclusive":
        if not re.search(detail, answer.get("reason") or ""):
            return f"expected a reason matching /{detail}/, got {summary(answer)}"
    if verdict != "violated":
        explored = answer.get("stats", {}).get("states", 0)
        if program.one("states") and explored > int(program.one("states")):
            return f"expected at most {program.one('states')} states, explored {explored}"
        return f"verified, yet with findings: {summary(answer)}" if answer.get("findings") else None
    kind, _, what = detail.partition(" ")
    finding = next((f for f in answer.get("findings", []) if f.get("kind") == kind), None)
    if finding is None:
        return f"expected a finding of kind {kind}, got {summary(answer)}"
    if what and what not in finding.get("message", ""):
        return f"expected {what} in the message, got {summary(answer)}"
    where = plain_location(finding.get("location") or "")
    if kind == "race" and program.one("race") and where not in [name.strip() for name in program.one("race").split("|")]:
        return f"expected a race on {program.one('race')}, got {where}"
    named = lines_named(finding, program.path.name)
    missing = program.marked("HERE", kind) - named
    if missing:
        return f"{kind} should name line {sorted(missing)} of {program.path.name}, it names {sorted(named)}"
    some = program.marked("HERE-ANY", kind)
    if some and not some & named:
        return f"{kind} should name one of the lines {sorted(some)} of {program.path.name}, it names {sorted(named)}"
    return None


def plain_location(text):
    """A location without numbers of objects, indices, and where it was made: `int[]#3[2]` is `int[]`, `buf[4] (malloc at f.c:12)` is `buf`,
    Fortran's `a(1,2)` and `v(element 3)` are `a` and `v`."""
    return re.sub(r" \(.*|#\d+|\[[^\[\]]+\]|\((?:element )?-?\d[^()]*\)", "", text)


def diff(expected, actual, what):
    lines = difflib.unified_diff(
        expected.decode(errors="replace").splitlines(),
        actual.decode(errors="replace").splitlines(),
        f"expected {what}", f"heddle {what}", lineterm="", n=2)
    shown = list(itertools.islice(lines, 30))
    if not shown:  # the difference is in line ends only
        shown = [f"-{expected[-40:]!r}", f"+{actual[-40:]!r}"]
    return "\n".join("    " + line[:200] for line in shown)


def without_timing(answer):
    answer = json.loads(json.dumps(answer))
    answer["stats"] = {k: v for k, v in answer.get("stats", {}).items() if not VOLATILE_STATS.search(k)}
    return answer


# ---------------------------------------------------------------- the modes: each yields (program, label, check)


def corpus(options):
    def check(program):
        answer, trouble = heddle_json(program, options)
        return trouble or judge(program, answer)

    for program in programs(CORPUS + RACES + JUC + CPP, options):
        yield program, "", lambda program=program: check(program)


def large(options):
    def check(program):
        answer, trouble = heddle_json(program, options, ["--search", "random-walk", "--time", options.walk_time])
        if trouble:
            return trouble
        if answer["verdict"] == "inconclusive" and "random executions do not cover" in answer.get("reason", ""):
            return Undecided(summary(answer)) if program.expectation()[0] == "violated" else None
        return judge(program, answer)

    for program in programs(LARGE, options):
        yield program, "", lambda program=program: check(program)


def openmp(options):
    def check(program):
        answer, trouble = heddle_json(program, options)
        if program.path.parent.name == "patterns":
            stats = (answer or {}).get("stats", {})
            options.table.append(f"{program.name:26} {'race' if program.expectation()[0] == 'violated' else 'none':9} "
                                 f"{answer['verdict'] if answer else 'no answer':13} {stats.get('states', 0):8} {stats.get('seconds', 0):8.2f}")
        return trouble or judge(program, answer)

    for program in programs(OPENMP, options):
        yield program, "", lambda program=program: check(program)


def litmus_of(program, case):
    """(flags, arguments) with which Heddle runs one case of a litmus test."""
    if not case or isinstance(program, NativeProgram):
        return [], [case] if case else []
    name = "".join(part[0].upper() + part[1:] for part in case.split("_"))
    body = re.search(rf"^    static class {name}\b.*?^    \}}$", program.text, re.M | re.S)[0]
    methods = sorted(set(re.findall(r"^        \w+ (t\d|end)\(\)", body, re.M)))
    actors = ",".join(f"{program.name}${name}.{method}" for method in methods if method != "end")
    return ["--actors", actors, *(["--arbiter", "end"] if "end" in methods else [])], []


def memory(options):
    def check_outcomes(program, case, strong, more):
        flags, arguments = litmus_of(program, case)
        answer, trouble = heddle_json(program, options, ["--memory", "sc,opmm", *flags], command="outcomes", arguments=arguments)
        if trouble or answer["verdict"] != "verified":
            return trouble or summary(answer)
        for model, expected in (("sc", strong), ("opmm", strong | more)):
            found = {outcome["text"] for outcome in answer["models"][model]["outcomes"]}
            if found != expected:
                return f"{model}: missing {sorted(expected - found)}, unexpected {sorted(found - expected)}"
        return None

    def check_verdict(program, model):
        answer, trouble = heddle_json(program, options, ["--memory", model, *(["--race", "none"] if model == "sc" else [])])
        return trouble or judge(program, answer, model)

    for program in programs(MEMORY, options):
        if isinstance(program, NativeProgram):
            program.compile_once(options)
        for case, (strong, more) in litmus_model.expected(program.text).items():
            yield program, case, lambda program=program, case=case, strong=strong, more=more: check_outcomes(program, case, strong, more)
        for model in ("sc", "opmm"):
            if program.one(f"expect-{model}"):
                yield program, model, lambda program=program, model=model: check_verdict(program, model)


PROBE = """
public class {name}Probe {{
    public static void main(String[] args) throws Exception {{
        java.io.ByteArrayOutputStream bytes = new java.io.ByteArrayOutputStream();
        System.setOut(new java.io.PrintStream(bytes, true));
        {name}.main(new String[0]);
        String printed = bytes.toString().trim();
        boolean listed = false;
        for (int i = 1; i < args.length; i++) {{
            listed |= printed.equals(args[i]);
        }}
        assert listed == args[0].equals("only") : printed;
    }}
}}
"""


def probed_outcomes(program, options, flags=()):
    """The set of outcomes by `check` alone, for as long as there is no `heddle outcomes`.

    The probe asserts that nothing but the listed lines is printed (must be verified), then for each listed line that it
    is not printed (must be violated).
    """
    probe = Program(program.path)
    probe.name = program.name + "Probe"
    probe.classes = f"{program.classes}:{probe_classes(program, options)}"
    expected = sorted(program.outcomes())
    answer, trouble = heddle_json(probe, options, flags, arguments=["only", *expected])
    if trouble == TOO_SLOW or (answer and answer["verdict"] == "inconclusive"):
        return Undecided(trouble or summary(answer))
    if trouble or answer["verdict"] != "verified":
        return trouble or f"an outcome that is not listed: {summary(answer)}"
    for outcome in expected:
        answer, trouble = heddle_json(probe, options, flags, arguments=["never", outcome])
        if trouble or answer["verdict"] != "violated" or answer["findings"][0].get("kind") != "assertion":
            return trouble or f"outcome {outcome!r} was not found: {summary(answer)}"
    return None


def probe_classes(program, options, lock=threading.Lock()):
    """All probes are compiled at once, beside the classes they call."""
    target = program.classes.with_name(program.classes.name + "-probes")
    with lock:
        if not target.is_dir():
            with tempfile.TemporaryDirectory(dir=options.build) as folder:
                sources = []
                for path in sorted(program.path.parent.glob("*.java")):
                    sources.append(Path(folder) / f"{path.stem}Probe.java")
                    sources[-1].write_text(PROBE.format(name=path.stem))
                fresh = tempfile.mkdtemp(dir=target.parent)
                javac = run(["javac", "-g", "-cp", program.classes, "-d", fresh, *sources], 600)
                if javac.status != 0:
                    raise SystemExit(javac.err.decode(errors="replace"))
                os.rename(fresh, target)
    return target


def has_outcomes_command(options, memory=[]):
    if not memory:
        memory.append(run([*options.heddle, "outcomes", "--help"], options.timeout).status == 0)
    return memory[0]


def outcome_set(answer):
    """The `outcomes` array holds strings, or objects with the text under `output`."""
    found = set()
    for item in answer.get("outcomes", []):
        found.add((item if isinstance(item, str) else item["output"]).strip())
    return found


def judge_outcomes(program, answer):
    if answer["verdict"] == "inconclusive":
        return f"got {summary(answer)}"
    expected, found = program.outcomes(), outcome_set(answer)
    if expected == found:
        return None
    return f"missing outcomes {sorted(expected - found)}, impossible outcomes {sorted(found - expected)}"


def outcomes(options):
    def check(program):
        if not by_command and isinstance(program, JavaProgram):
            return probed_outcomes(program, options)
        answer, trouble = heddle_json(program, options, command="outcomes")
        return trouble or judge_outcomes(program, answer)

    by_command = has_outcomes_command(options)
    for program in programs(COUNTS, options):
        yield program, "", lambda program=program: check(program)


def conformance(options):
    def check(program, flags):
        arguments = shlex.split(program.one("args", ""))
        expected = real_run(program, arguments, options)
        if expected.timed_out:
            return "the real program did not end"
        ours = heddle(program, options, "run", flags, arguments)
        if ours.timed_out:
            return ours.complaint()
        trouble = []
        if ours.status != expected.status:
            trouble.append(f"status {expected.status} expected, got {ours.complaint()}")
        if ours.out != expected.out:
            trouble.append("stdout differs\n" + diff(expected.out, ours.out, "stdout"))
        if program.one("stderr") == "all":
            if ours.err != expected.err:
                trouble.append("stderr differs\n" + diff(expected.err, ours.err, "stderr"))
        elif expected.err.startswith(b"Exception in thread"):
            first, our_first = expected.err.splitlines()[0], (ours.err.splitlines() or [b""])[0]
            if first != our_first:
                trouble.append("first line of stderr differs\n" + diff(first, our_first, "stderr"))
        return "; ".join(trouble) or None

    for program in programs(CONFORMANCE, options):
        flags = run_flags(program)
        yield program, "", lambda program=program, flags=flags: check(program, flags)
        # A share of the native programs also as optimised code, which is other IR.
        share = "-O2" if isinstance(program, NativeProgram) and share_of(program, 3) == 0 else ""
        for level in program.one("levels", share).split():
            yield program, level, lambda program=program, flags=run_flags(program, level): check(program, flags)


def share_of(program, parts):
    """A number below `parts` for each program, always the same."""
    return zlib.crc32(program.name.encode()) % parts


def run_flags(program, *more):
    """What `heddle run` is told about a program: the flags of a line `heddle: run`, its input, and what the compiler is told."""
    command, flags, _ = program.asked()
    given = program.standard_input()
    compiler = " ".join([program.one("cflags", ""), *more]).strip() if isinstance(program, NativeProgram) else ""
    flags = flags if command == "run" else []
    return flags + (["--stdin", given] if given else []) + (["--cflags", compiler] if compiler else [])


def determinism(options):
    def check(program):
        if isinstance(program, NativeProgram):
            program.compile_once(options)
        with tempfile.TemporaryDirectory(dir=options.build) as folder:
            trace = Path(folder) / f"{program.name}.trace"
            first, trouble = heddle_json(program, options, ["--trace", str(trace)])
            if trouble:
                return trouble
            second, trouble = heddle_json(program, options, ["--trace", str(trace)])
            if trouble:
                return "second run: " + trouble
            one, two = (json.dumps(without_timing(a), indent=1, sort_keys=True) for a in (first, second))
            if one != two:
                return "two runs differ\n" + diff(one.encode(), two.encode(), "first and second")
            return replay(program, first, trace) if first["verdict"] == "violated" else None

    def replay(program, first, trace):
        """The trace, in another process, leads to the very finding, step by step."""
        if not trace.is_file():
            return "--trace wrote no file"
        replayed = run([*options.heddle, "replay", "--format", "json", trace], options.timeout, cwd=program.path.parent)
        if replayed.status != 1:
            return f"replay should end with status 1: {replayed.complaint()}"
        shown = [json.dumps(without_search(answer["findings"][0]), indent=1, sort_keys=True)
                 for answer in (first, json.loads(replayed.out))]
        return None if shown[0] == shown[1] else "the replay differs\n" + diff(*(s.encode() for s in shown), "found and replayed")

    def without_search(finding):
        return {key: value for key, value in finding.items() if key != "minimal"}

    def check_run(program):
        arguments = shlex.split(program.one("args", "")) or program.command()[2]
        ran = [heddle(program, options, "run", run_flags(program), arguments) for _ in range(2)]
        same = all((r.status, r.out, r.err) == (ran[0].status, ran[0].out, ran[0].err) for r in ran)
        if ran[0].timed_out or ran[0].status in (70, 125):
            return ran[0].complaint()
        return None if same else "two runs differ\n" + diff(ran[0].out, ran[1].out, "first and second")

    for program in programs(CORPUS + RACES + (JUC if options.thorough else []), options):
        if "--time" not in program.command()[1]:  # where it stops then is not the program's doing
            yield program, "check twice", lambda program=program: check(program)
    for program in programs(COUNTS + CONFORMANCE, options):
        # A third of them: `conformance` has compared a run of each with one fixed answer.
        if program.path.parent in COUNTS or options.thorough or share_of(program, 3) == 0:
            yield program, "run twice", lambda program=program: check_run(program)


def agreement(options):
    def check(program, flags, outcome_mode):
        if isinstance(program, NativeProgram):
            program.compile_once(options)
        elif outcome_mode and not has_outcomes_command(options):
            return probed_outcomes(program, options, flags)
        answer, trouble = heddle_json(program, options, flags, "outcomes" if outcome_mode else None)
        if trouble == TOO_SLOW:
            return Undecided(trouble)
        if trouble:
            return trouble
        if answer["verdict"] == "inconclusive" and (outcome_mode or program.expectation()[0] != "inconclusive"):
            return Undecided(summary(answer))
        return judge_outcomes(program, answer) if outcome_mode else judge(program, answer)

    for outcome_mode, folders in ((False, CORPUS), (True, COUNTS)):
        for program in programs(folders, options):
            for search, match, reduction in itertools.product(options.searches, options.matches, options.reductions):
                flags = ["--search", search, "--match", match, "--reduction", reduction]
                left_out = [text.split("(")[0].strip() for text in program.directives.get("agreement", [])]
                if any(text.removeprefix("not ") in " ".join(flags) for text in left_out):
                    continue
                if not options.thorough:
                    if (SEARCHES.index(search) + MATCHES.index(match)) % 2 != share_of(program, 2):
                        continue
                yield (program, " ".join(flags),
                       lambda program=program, flags=flags, mode=outcome_mode: check(program, flags, mode))
            if any(flag.split("=")[0] in ("--max-states", "--match") for flag in program.asked()[1]):
                continue  # which dpor refuses
            for reduction in options.reductions:  # it matches no states, so that some programs are too large for it
                flags = ["--search", "dpor", "--reduction", reduction, "--time", "5s"]
                if options.thorough or share_of(program, 6) == options.reductions.index(reduction):
                    yield (program, " ".join(flags),
                           lambda program=program, flags=flags, mode=outcome_mode: check(program, flags, mode))


COMPLETE_TECHNIQUES = ["--order random", "--order max-preemption", "--order interference", "--order random --restart walsh:200st,2",
                       "--filter preemptions:0..1000", "--filter delays:0..1000", "--search swarm --jobs 2"]
PARTIAL_TECHNIQUES = ["--backtrack rb1", "--backtrack <20,cs,ncs,R,0.9^r,1.2>", "--backtrack <5,pl,ncs,Lb,0.75,1.5> --reopen --order random",
                      "--filter preemptions:2", "--filter delays:2 --backtrack rb2", "--search pct --walks 200", "--search pos --walks 100"]


def techniques(options):
    def check(program, technique):
        if isinstance(program, NativeProgram):
            program.compile_once(options)
        answer, trouble = heddle_json(program, options, shlex.split(technique))
        if trouble == TOO_SLOW:
            return Undecided(trouble)
        if trouble:
            return trouble
        if answer["verdict"] == "inconclusive" and program.expectation()[0] != "inconclusive":
            return Undecided(summary(answer)) if technique in COMPLETE_TECHNIQUES else None
        if technique in PARTIAL_TECHNIQUES and program.expectation()[0] == "inconclusive":
            return f"got {summary(answer)}" if answer["verdict"] == "verified" else None
        return judge(program, answer)

    every = COMPLETE_TECHNIQUES + PARTIAL_TECHNIQUES
    for program in programs(CORPUS, options):
        given = program.asked()[1]
        if any(flag.split("=")[0] in ("--search", "--max-depth", "--max-states", "--all", "--match") for flag in given):
            continue  # about something else
        for number, technique in enumerate(every):
            if options.thorough or number == share_of(program, len(every)):
                yield program, technique, lambda program=program, technique=technique: check(program, technique)


def races(options):
    def check(program):
        if isinstance(program, NativeProgram):
            program.compile_once(options)
        found = {}
        for name, flags in DETECTORS.items():
            answer, trouble = ask(program, flags)
            if trouble:
                return trouble if isinstance(trouble, Undecided) else f"{name}: {trouble}"
            # Summary says so itself where it does not suffice: threads that communicate without an edge.
            if name != "summary" or answer["findings"] or "happens-before edge" not in (answer.get("reason") or ""):
                found[name] = answer
        for flags in program.directives.get("lost", []):
            answer, trouble = ask(program, shlex.split(flags))
            if trouble or answer["verdict"] != "inconclusive":
                return trouble or f"{flags} should be inconclusive: {summary(answer)}"
        racy = {name: {plain_location(f["location"]) for f in answer["findings"] if f["kind"] == "race"} for name, answer in found.items()}
        if any(racy.values()):
            return None if all(racy.values()) and racy["sync"] == racy["clocks"] else f"the detectors disagree: {racy}"
        if any("weaker than sequentially consistent" in (answer.get("reason") or "") for answer in found.values()):
            # Weak atomics are watched together with races; without detection they are an assumption.
            same = {answer["verdict"] for answer in found.values()} == {"inconclusive"}
            return None if same else f"the detectors disagree: {[shape(answer) for answer in found.values()]}"
        expected, trouble = ask(program, ["--race", "none"])
        if trouble:
            return trouble
        expected = shape(expected)
        different = [f"{name}: {shape(answer)}" for name, answer in found.items() if shape(answer) != expected]
        return f"without detection {expected}, {'; '.join(different)}" if different else None

    def ask(program, flags):
        _, given, arguments = program.asked()
        limits = ["--max-states", "200000", "--minimise", "0", "--format", "json", "--all"]
        ran = heddle(program, options, "check", [*limits, *given, *flags], arguments, timeout=min(options.timeout, 20))
        if ran.timed_out:
            return None, Undecided(f"{TOO_SLOW} {' '.join(flags)}")
        try:
            answer = json.loads(ran.out)
        except ValueError:
            return None, f"no JSON verdict ({ran.complaint()})"
        if answer["verdict"] == "inconclusive" and answer["stats"]["states"] >= 200000:
            return None, Undecided("too many states")
        return answer, None

    def shape(answer):
        return answer["verdict"], sorted({f["kind"] for f in answer["findings"]})

    for program in programs(CORPUS + RACES + (JUC if options.thorough else []), options):
        limited = any(re.match("--(time|max-|race|benign|trust|suppress)", word) for word in program.asked()[1])
        if share_of(program, options.sample) == 0 and not limited:
            yield program, "", lambda program=program: check(program)


def reality(options):
    """What the real JVM, or native code, does in a few runs must be allowed by what the file expects."""

    def sanitized(program):
        """A verified C program has neither data races nor memory errors, as far as the sanitizers see."""
        _, flags, arguments = program.command()
        if "__VERIFIER" in program.text or "reach_error" in program.text or {"--arg", "--stdin"} & set(flags):
            return None
        given = [flag for flag in flags if flag.startswith("-D")]
        given += shlex.split(flags[flags.index("--cflags") + 1]) if "--cflags" in flags else []
        for sanitizer in ("thread", "address,undefined"):
            if sanitizer == "thread" and "threads.h" in program.text:
                continue  # it does not know thrd_create
            command = program.real_command(arguments, options, "-g", "-O1", f"-fsanitize={sanitizer}", *given)
            for _ in range(options.runs):
                ran = run(["env", f"ASAN_OPTIONS=detect_leaks={int('--leaks' in flags)}", *command], options.java_timeout)
                if ran.timed_out or ran.status < 0 or b"Sanitizer" in ran.err or b"runtime error" in ran.err:
                    return f"{ran.complaint()} under -fsanitize={sanitizer}, expected verified\n{ran.err.decode()[:1500]}"
        return None

    def check(program, kind):
        if kind == "corpus" and program.expectation()[0] != "verified":
            return None  # its violation may need a rare schedule, and a deadlock would take the whole time limit
        native = isinstance(program, NativeProgram)
        if program.one("reality"):
            return None
        if native and kind == "corpus":
            return sanitized(program)
        if native and kind == "counts" and ("__VERIFIER" in program.text or "--arg" in program.one("heddle", "")):
            return None
        arguments = shlex.split(program.one("args", "")) or program.command()[2]
        command, given = program.real_command(arguments, options), program.standard_input()
        runs = [run(command, options.java_timeout, cwd=program.path.parent, stdin=given) for _ in range(options.runs)]
        if kind == "conformance":
            first = runs[0]
            if any(r.timed_out for r in runs):
                return "did not end"
            same = all((r.status, r.out, r.err) == (first.status, first.out, first.err) for r in runs)
            return None if same else "the real program itself differs from run to run"
        if kind == "counts":
            printed = {r.out.decode().strip() for r in runs}
            bad = printed - program.outcomes()
            return f"the real program printed {sorted(bad)}" if bad or any(r.status for r in runs) else None
        for r in runs:
            if r.timed_out or (r.status != 0 and "System.exit" not in program.text):
                return r.complaint() + " under the real java, expected verified"
        return None

    for kind, folders in (("corpus", CORPUS + RACES + JUC + CPP + LARGE), ("counts", COUNTS), ("conformance", CONFORMANCE)):
        for program in programs(folders, options):
            yield program, "", lambda program=program, kind=kind: check(program, kind)


MODES = {mode.__name__: mode for mode in (corpus, large, openmp, outcomes, memory, conformance, determinism, agreement, techniques, races, reality)}


# ---------------------------------------------------------------- the driver


class Undecided(str):
    """Neither right nor wrong: a limit was reached. Counted apart, and a failure with --strict."""


def known_failures():
    """{(mode or None, path): reason}; a line is `[MODE:]PATH REASON`."""
    known = {}
    listing = TESTS / "known_failures.txt"
    for line in listing.read_text().splitlines() if listing.is_file() else []:
        if line.strip() and not line.startswith("#"):
            path, _, reason = line.strip().partition(" ")
            mode, colon, rest = path.partition(":")
            known[(mode, rest) if colon else (None, path)] = reason.strip()
    return known


def command_words(text):
    """A file is a command of one word, whatever its path; anything else is read as a shell would."""
    return [text] if Path(text).is_file() else shlex.split(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("modes", nargs="+", choices=[*MODES, "all"], metavar="MODE")
    parser.add_argument("--heddle", default=str(ROOT / "heddle"), type=command_words, help="the command to test")
    parser.add_argument("--flags", default="", type=shlex.split, help="more flags for every heddle command")
    parser.add_argument("--filter", help="only programs whose path matches this regular expression")
    parser.add_argument("--jobs", type=int, default=2, help="programs at a time (default 2)")
    parser.add_argument("--timeout", type=float, default=60, help="seconds for one heddle command (default 60)")
    parser.add_argument("--java-timeout", type=float, default=30, help="seconds for the real java (default 30)")
    parser.add_argument("--max-memory", default="2G", help="given to heddle check; empty for none (default 2G)")
    parser.add_argument("--runs", type=int, default=5, help="runs per program in `reality` (default 5)")
    parser.add_argument("--searches", default=SEARCHES, type=lambda s: s.split(","), help="agreement: which searches")
    parser.add_argument("--matches", default=MATCHES, type=lambda s: s.split(","), help="agreement: which matchings")
    parser.add_argument("--reductions", default=REDUCTIONS, type=lambda s: s.split(","), help="agreement: which ones")
    parser.add_argument("--sample", type=int, default=1, help="races: only every N-th program (default 1)")
    parser.add_argument("--strict", action="store_true", help="agreement, races: a limit reached is a failure")
    parser.add_argument("--thorough", action="store_true", help="agreement, determinism, races: leave nothing out")
    parser.add_argument("--walk-time", default="3s", help="large: how long to walk (default 3s)")
    parser.add_argument("--build", type=Path, default=ROOT / "build" / "tests", help="cache directory")
    parser.add_argument("--verbose", action="store_true", help="also print what passed")
    options = parser.parse_args()
    if os.sep in options.heddle[0]:
        options.heddle[0] = os.path.abspath(options.heddle[0])
    options.build = options.build.resolve()
    options.table = []  # lines that a mode wants to be printed at its end
    options.build.mkdir(parents=True, exist_ok=True)

    known = known_failures()
    passed = failed = undecided = 0
    chosen = [m for m in MODES if m not in ("reality", "large")] if "all" in options.modes else options.modes
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for mode in chosen:
            waiting = [(p, label, pool.submit(check)) for p, label, check in MODES[mode](options)]
            trouble_of = {}  # program -> its troubles; one known failure covers all configurations of a program
            for program, label, future in waiting:
                name = " ".join(filter(None, [f"{mode}:{program.key}", label]))
                trouble = future.result()
                trouble_of.setdefault(program.key, []).append(trouble)
                primary = mode in ("corpus", "openmp", "outcomes", "memory", "conformance")
                reason = known.get((mode, program.key), known.get((None, program.key)) if primary else None)
                if isinstance(trouble, Undecided) and mode in ("agreement", "techniques", "races", "large") and not options.strict:
                    undecided += 1
                    if mode in ("agreement", "large") or options.verbose:
                        print(f"UNDECIDED {name}: {trouble}", flush=True)
                elif trouble and reason is None:
                    failed += 1
                    print(f"FAIL {name}: {trouble}", flush=True)
                else:
                    passed += 1
                    if options.verbose:
                        print(f"{'KNOWN' if trouble else 'ok'} {name}", flush=True)
            if options.table:
                print("\n".join([f"{'pattern':26} {'races':9} {'Heddle':13} {'states':>8} {'seconds':>8}", *sorted(options.table)]))
                options.table.clear()
            for (where, key), reason in known.items():
                if where == mode or (where is None and mode in ("corpus", "openmp", "outcomes", "memory", "conformance")):
                    if key in trouble_of and not any(trouble_of[key]):
                        failed += 1
                        print(f"FAIL {mode}:{key}: passes, remove it from known_failures.txt ({reason})", flush=True)
    if undecided:
        print(f"{undecided} undecided (a limit was reached; --timeout and --max-memory raise it)")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
