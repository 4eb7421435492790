"""How generated programs of each language are written, compiled, explored by the oracle, given to Heddle and really run."""

import json
import subprocess
from pathlib import Path

import generate
import generate_c
import oracle
import oracle_c

HEDDLE_LIMIT = "60000"  # states of Heddle; beyond, that configuration is left out
LIMIT = 5000  # states of the oracle; larger programs are left out
TOO_LARGE = "too large"
DEATHS = frozenset({"assertion", "exception", "memory"})


def call(command, seconds=120):
    try:
        return subprocess.run(command, capture_output=True, text=True, timeout=seconds)
    except subprocess.TimeoutExpired:
        return subprocess.CompletedProcess(command, -1, "", "no answer")


def parse(result):
    try:
        return json.loads(result.stdout), None
    except ValueError:
        return None, f"exit {result.returncode}: {(result.stderr or result.stdout).strip()[-500:]}"


class Java:
    name, suffix = "java", ".java"
    generate, text, explore = staticmethod(generate.generate), staticmethod(generate.java_text), staticmethod(oracle.explore)

    @staticmethod
    def compile(files, folder):
        api = ["-sourcepath", str(Path(__file__).resolve().parents[2] / "src/java/api")]
        result = call(["javac", "-nowarn", "-g", "-proc:none", *api, "-d", str(folder)] + files, 300)
        if result.returncode != 0: raise SystemExit("javac refused a generated program:\n" + result.stderr[:3000])

    @staticmethod
    def operands(folder, name):
        return ["-cp", folder, name]

    @staticmethod
    def real_command(folder, name):
        return ["java", "-ea", "-XX:TieredStopAtLevel=1", "-Xshare:auto", "-cp", folder, name]


class C:
    name, suffix = "c", ".c"
    generate, text, explore = staticmethod(generate_c.generate), staticmethod(generate_c.text), staticmethod(oracle_c.explore)
    # As Heddle compiles; once for all of its runs.
    CLANG = ["clang-19", "-c", "-emit-llvm", "-O0", "-g", "-w", "-Xclang", "-fsanitize-address-use-after-scope", "-pthread"]

    @staticmethod
    def compile(files, folder):
        for file in files:
            result = call([*C.CLANG, "-o", file.removesuffix(".c") + ".bc", file])
            if result.returncode != 0: raise SystemExit("clang refused a generated program:\n" + result.stderr[:3000])

    @staticmethod
    def operands(folder, name):
        return [str(Path(folder) / f"{name}.bc")]

    @staticmethod
    def real_command(folder, name):
        binary = Path(folder) / f"{name}.out"
        call(["clang-19", "-O1", "-w", "-pthread", "-o", str(binary), str(Path(folder) / f"{name}.c")])
        return [str(binary)]


LANGUAGES = {"java": Java, "c": C}


def compile_all(language, programs, folder):
    """programs: {name: syntax}."""
    files = []
    for name, program in programs.items():
        path = Path(folder) / f"{name}{language.suffix}"
        path.write_text(language.text(program, name))
        files.append(str(path))
    language.compile(files, folder)
