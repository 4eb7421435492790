#!/usr/bin/env python3
"""Writes the seeds of heddle-fuzz: whole_seeds.py HEDDLE DIRECTORY makes DIRECTORY/TARGET/* and DIRECTORY/beside. Needs javac and Clang 19."""
import pathlib
import shutil
import subprocess
import sys
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(ROOT / "tests/generated"))
import generate_c
import openmp

LARGEST = 4000  # bytes of a test program: larger ones are slow, and not better
GENERATED = 20
OF_EACH_KIND = ("generated0", "generated5", "openmp0", "openmp5", "counter", "buffer")

TOML = """\
program = ["Main.class"]
time = "500ms" # a comment
max-states = 100
all = true
properties = ["race", 'deadlock']
[run]
program = "small.c"
stdin = "small.c"
"""
TOML_C = """\
program = "small.c"
max-states = 50
cflags = ["-O1", "-DX=1"]
define = ["N=3"]
threads = "1..3"
benign = ["count"]
[check]
json = "out.json"
"""


def run(*words, where):
    """Standard output; a check that finds something is no failure"""
    return subprocess.run([str(w) for w in words], cwd=where, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False).stdout


def classes(scratch):
    made = {}
    for source in sorted((HERE / "java/whole").glob("*/Main.java")):
        folder = scratch / source.parent.name
        folder.mkdir()
        subprocess.run(["javac", "-g", "-Xlint:none", "--release", "17", "-d", folder, source], check=True)
        made[source.parent.name] = (folder / "Main.class").read_bytes()
    return made


def jars(scratch, made):
    files = {}
    for name, method in (("stored", zipfile.ZIP_STORED), ("deflated", zipfile.ZIP_DEFLATED)):
        path = scratch / (name + ".jar")
        with zipfile.ZipFile(path, "w", method) as jar:
            jar.writestr("META-INF/MANIFEST.MF", "Manifest-Version: 1.0\r\nMain-Class: Main\r\nMulti-Release: true\r\nClass-Path: b.jar ./\r\n\r\n")
            jar.writestr("Main.class", made["Threads"])
            jar.writestr("META-INF/versions/9/Main.class", made["Types"])
            jar.writestr("text.txt", "text " * 50)
        files[name] = path.read_bytes()
    return files


def sources():
    """C and C++: name -> bytes: the small ones of the tests, and generated ones"""
    made = {".c": {}, ".cpp": {}}
    for path in sorted(ROOT.glob("tests/c*/**/*.c*")) + sorted(ROOT.glob("tests/openmp/**/*.c*")) + sorted(ROOT.glob("examples/c/*.c")):
        if path.suffix in made and path.stat().st_size <= LARGEST:
            made[path.suffix][path.stem] = path.read_bytes()
    for number in range(GENERATED):
        made[".c"][f"generated{number}"] = generate_c.text(generate_c.generate(number)).encode()
        made[".c"][f"openmp{number}"] = openmp.c_text(openmp.generate(number)).encode()
    return made


def compiled(scratch, programs):
    """name -> bytes of .ll and of .bc"""
    ir, bits = {}, {}
    for number, (name, text) in enumerate(sorted(programs.items())):
        (scratch / name).write_bytes(text)
        flags = [["-O0", "-g"], ["-O2"], ["-O0"]][number % 3]
        for made, ending, how in ((ir, ".ll", "-S"), (bits, ".bc", "-c")):
            subprocess.run(["clang-19", "-w", "-fopenmp", "-fdebug-compilation-dir=.", "-I", ROOT / "src/native/include", "-emit-llvm", *flags, how, name, "-o", name + ending], cwd=scratch, check=True)
            made[pathlib.Path(name).stem] = (scratch / (name + ending)).read_bytes()
    return ir, bits


def without(directory, trace):
    """With paths that are relative to it"""
    return trace.replace(f"{directory}/".encode(), b"").replace(str(directory).encode(), b".")


def results(heddle, scratch, made):
    """Traces and results of real runs, with the names that they have beside the input"""
    traces, found = {}, {}
    for name, contents in made.items():
        (scratch / "Main.class").write_bytes(contents)
        run(heddle, "check", "Main.class", "--search", "random-walk", "--walks", "1", "--max-states", "50", "--trace", "t", "--json", "j", where=scratch)
        found[name] = (scratch / "j").read_bytes()
    run(heddle, "check", "small.c", "--trace", "t", "--json", "j", where=scratch)
    traces["c"] = without(scratch, (scratch / "t").read_bytes())
    found["c"] = (scratch / "j").read_bytes()
    (scratch / "Main.class").write_bytes(made["Racy"])
    run(heddle, "check", "Main.class", "--trace", "t", where=scratch)
    traces["java"] = without(scratch, (scratch / "t").read_bytes())
    return traces, found


def main():
    heddle, directory = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    shutil.rmtree(directory, ignore_errors=True)
    scratch = directory / "scratch"
    scratch.mkdir(parents=True)
    made, code = classes(scratch), sources()
    small = (ROOT / "examples/c/counter.c").read_bytes()
    (scratch / "small.c").write_bytes(small)
    own = {path.name: path.read_bytes() for path in (HERE / "c").iterdir()}
    ir, bits = compiled(scratch, own | {name + ".c": text for name, text in code[".c"].items() if name in OF_EACH_KIND})
    traces, found = results(heddle, scratch, made)
    seeds = {
        "class": made, "jar": jars(scratch, made), "c": code[".c"], "cpp": code[".cpp"], "ir": ir, "bitcode": bits, "trace": traces, "json": found,
        "toml": {"java": TOML.encode(), "c": TOML_C.encode(), "all": run(heddle, "config", where=scratch)},
        "beside": {"Main.class": made["Racy"], "small.c": small},
    }
    for target, files in seeds.items():
        (directory / target).mkdir()
        for name, contents in files.items():
            (directory / target / name).write_bytes(contents)
    shutil.rmtree(scratch)


if __name__ == "__main__":
    main()
