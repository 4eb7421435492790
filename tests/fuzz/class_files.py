#!/usr/bin/env python3
"""Damaged class files: heddle must answer with a verdict or with one sentence and exit status 2, never crash.

    class_files.py --heddle PATH [--files N] [--seed S] [--jobs N]

Each file is a small class with some bytes changed, most of them in code, made from its number: the same files every time.
Whatever passes the verifier is run. The last line is "N passed, N failed"; the exit status is 1 if anything failed.
"""
import argparse
import concurrent.futures
import os
import random
import subprocess
import sys
import tempfile

SOURCE = """
public class Victim implements Runnable {
  static int[] cells = new int[3];
  static Object[] things = {"a", 1, new long[2]};
  long wide = 7;
  String text = "t";
  Victim next;
  Victim(Victim next) { this.next = next; }
  public synchronized void run() {
    for (int i = 0; i < cells.length; i++) cells[i] += (int) wide;
    text = text + cells[0];
  }
  static Object pick(int k) {
    switch (k) { case 0: return things; case 1: return cells.clone(); default: return k > 5 ? "x" : null; }
  }
  static double mixed(long a, float b, byte c) {
    double d = a * b;
    try {
      if (c / (int) b == 0) throw new IllegalStateException("zero");
      d -= things.length;
    } catch (ArithmeticException | IllegalStateException e) {
      d = e.getMessage().length();
    } finally {
      d++;
    }
    return d;
  }
  public static void main(String[] args) throws Exception {
    Victim v = new Victim(new Victim(null));
    Thread t = new Thread(v);
    t.start();
    v.next.run();
    t.join();
    System.out.println(v.text.length() + mixed(3, 2f, (byte) 1) + (pick(1) instanceof int[] a ? a[1] : -1));
    Runnable lambda = () -> System.out.println(v.wide);
    lambda.run();
  }
}
"""


def damage(whole, code, number, seed):
    """Some bytes changed; `code` are the offsets of bytes that are code, as far as they were found"""
    chance = random.Random(seed * 1_000_003 + number)
    bytes_ = bytearray(whole)
    for _ in range(chance.randint(1, 2)):
        at = chance.choice(code) if chance.random() < 0.8 else chance.randrange(len(bytes_))
        bytes_[at] = chance.choice((chance.randrange(202), bytes_[at] ^ 1 << chance.randrange(8), chance.randrange(8)))
    return bytes(bytes_)


def code_offsets(whole):
    """Where Code attributes are: behind the index of the name "Code", its length, max_stack and max_locals"""
    name = whole.index(b"\x01\x00\x04Code")
    # Its number is not worth a parser: every u2 that is followed by a plausible pair of lengths will do.
    offsets = []
    for at in range(name, len(whole) - 14):
        length = int.from_bytes(whole[at + 2:at + 6], "big")
        code = int.from_bytes(whole[at + 10:at + 14], "big")
        if 0 < code < length < 2000 and at + 6 + length <= len(whole) and length >= code + 12:
            offsets += range(at + 6, at + 14 + code)
    return offsets


def check(heddle, whole, code, number, seed, scratch):
    directory = os.path.join(scratch, str(number))
    os.mkdir(directory)
    path = os.path.join(directory, "Victim.class")
    with open(path, "wb") as file:
        file.write(damage(whole, code, number, seed))
    command = [heddle, "check", path, "--race", "none", "--time", "5s", "--max-states", "2000"]
    try:
        done = subprocess.run(command, capture_output=True, timeout=120, stdin=subprocess.DEVNULL, cwd=directory)
    except subprocess.TimeoutExpired:
        return None  # a loop that the damage made; the clock is looked at between transitions
    if done.returncode in (0, 1, 2, 3):
        return None
    return f"file {number}: status {done.returncode}\n{done.stderr.decode(errors='replace')[-2000:]}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--heddle", required=True)
    parser.add_argument("--files", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    heddle = os.path.abspath(options.heddle)
    with tempfile.TemporaryDirectory() as scratch:
        source = os.path.join(scratch, "Victim.java")
        with open(source, "w", encoding="utf-8") as file:
            file.write(SOURCE)
        subprocess.run(["javac", "-g", "-d", scratch, source], check=True)
        with open(os.path.join(scratch, "Victim.class"), "rb") as file:
            whole = file.read()
        code = code_offsets(whole)
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            faults = list(pool.map(lambda number: check(heddle, whole, code, number, options.seed, scratch),
                                   range(options.files)))
    failed = [fault for fault in faults if fault]
    for fault in failed:
        print(fault)
    print(f"{len(faults) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
