#!/usr/bin/env python3
"""What a generated program can do: every sequentially consistent interleaving, by brute force.

A plain second implementation of the Java semantics, on purpose: it shares nothing with Heddle and reduces nothing. The abstract
syntax of generate.py is compiled to small instructions; each that touches anything shared (also an unlock, a start, a thread's
end or death) is a step of its own, and every order of steps is explored, equal states once.

Semantics worth a word:
  - A thread that dies of an exception ends the path: Heddle reports it there. Its death is a step of its own.
  - join is JDK 17's: while (isAlive()) wait(). An interrupted thread that joins a dead one is not told. Join and a thread's end
    take the Thread's monitor; that is modelled where the program takes it too ("tsync").
  - interrupt records the request in threads that are not alive as well (JDK 17; the specification leaves it open).
  - Who is notified first and interrupted later returns normally; the other way round it throws (JLS 17.2.4, as HotSpot decides).
  - Spurious wake-ups only if asked for. A timed wait may expire at any moment.
  - A failed assumption ends the path without a word; it is a step of its own.
  - livelock: a bottom component of the state graph in which threads run and none writes, prints or ends.
"""

import sys

NEW, ALIVE, ENDED = 0, 1, 2
MAIN = 0
# How an atomic access is ordered: it acquires, it releases, it acquires when its compare fails; by the end of its method's name.
RELAXED, ACQUIRE, RELEASE, ORDERED = (False, False, False), (True, False, True), (False, True, False), (True, True, True)
ORDERS = {"Opaque": RELAXED, "Acquire": ACQUIRE, "Release": RELEASE, "relaxed": RELAXED, "acquire": ACQUIRE, "release": RELEASE,
          "get": None, "set": None}
KEEP = object()  # instead of a new value: a compare that failed


class TooLarge(Exception):
    pass


# ---------------------------------------------------------------- compiling

RUNTIME = {"ArithmeticException", "NullPointerException", "IllegalMonitorStateException", "IllegalThreadStateException"}
LOCAL = {"mov", "brf", "jmp", "new", "throw", "cassert", "cdiv", "nullcheck"}


class Code:
    """Instructions of one method, its exception table, and its registers by name."""

    def __init__(self, tid):
        self.ops = []
        self.modes = []  # beside ops: how an access is ordered, if not as its cell says
        self.mode = None
        self.table = []  # (from, to, kind or None for any, target), inner ones first
        self.regs = {}
        self.tid = tid
        self.temps = 0

    def reg(self, name):
        return self.regs.setdefault(name, len(self.regs))

    def emit(self, *op):
        self.ops.append(op)
        self.modes.append(self.mode)
        return len(self.ops) - 1

    def here(self):
        return len(self.ops)

    def value(self, v):
        if isinstance(v, list):
            i, k = self.reg(v[1]), v[2]
            return lambda r: r[i] + k
        if isinstance(v, str):
            i = self.reg(v)
            return lambda r: r[i]
        return lambda r: v

    def condition(self, c):
        i, op, k = self.reg(c[0]), c[1], c[2]
        if op == "==": return lambda r: r[i] == k
        if op == "!=": return lambda r: r[i] != k
        return lambda r: r[i] < k

    def location(self, loc):
        """A function from the registers to the key of a memory cell; None if a null would be dereferenced."""
        kind = loc[0]
        if kind == "s": return lambda r: loc[1]
        if kind == "o": return lambda r: (loc[1], loc[2])
        if kind == "c": return lambda r: ("k", loc[1])
        if kind == "a":
            if isinstance(loc[1], int): return lambda r: ("a", loc[1])
            i = self.reg(loc[1])
            return lambda r: ("a", r[i] & 1)
        i = self.reg(loc[1])
        return lambda r: None if r[i] is None else (r[i], loc[2])

    def init(self, loc):
        if loc[0] == "c": self.emit("init", loc[1])

    def load(self, reg, loc):
        self.init(loc)
        self.emit("ld", self.reg(reg), self.location(loc))

    def store(self, loc, value):
        self.init(loc)
        self.emit("st", self.location(loc), value)

    def monitor(self, name):
        return self.value(name) if name in ("b0", "b1") else lambda r: name

    def block(self, statements):
        for s in statements:
            self.statement(s)

    def guarded(self, emit, kind, reg, code):
        """try { ... } catch (kind e) { reg = code; }"""
        start = self.here()
        emit()
        end = self.here()
        skip = self.emit("jmp", None)
        self.table.append((start, end, kind, self.here()))
        self.emit("mov", self.reg(reg), lambda r: code)
        self.ops[skip] = ("jmp", self.here())

    def interruptible(self, reg, *op):
        if self.outer: self.emit(*op)
        else: self.guarded(lambda: self.emit(*op), "InterruptedException", reg, 7)

    HANDLES = {"xh": ["s", "x"], "fh": ["o", "o0", "f"], "ah": ["a", 0]}

    def statement(self, s):
        k = s[0]
        if k == "seq": self.block(s[1])
        elif k in ("read", "fetch"): self.load(s[1], s[2])
        elif k in ("write", "publish"): self.store(s[1], self.value(s[2]))
        elif k == "inc":
            self.load("t0", s[1])
            self.store(s[1], self.value(["+", "t0", 1]))
            self.emit("mov", self.reg("t0"), lambda r: 0)
        elif k == "copy":
            self.load("t0", s[2])
            self.store(s[1], self.value("t0"))
            self.emit("mov", self.reg("t0"), lambda r: 0)
        elif k == "new":
            self.emit("new", self.reg(s[1]), self.value(s[2]))
        elif k == "if":
            test = self.emit("brf", None, None)
            self.block(s[2])
            if s[3]:
                skip = self.emit("jmp", None)
                self.ops[test] = ("brf", self.condition(s[1]), self.here())
                self.block(s[3])
                self.ops[skip] = ("jmp", self.here())
            else:
                self.ops[test] = ("brf", self.condition(s[1]), self.here())
        elif k == "loop":
            i = f"i{self.temps}"
            self.temps += 1
            self.emit("mov", self.reg(i), lambda r: 0)
            top = self.emit("brf", None, None)
            self.block(s[2])
            broken = None
            if s[3]:
                broken = self.emit("brf", self.condition(s[3]), self.here() + 2)
                broken = self.emit("jmp", None)
            self.emit("mov", self.reg(i), self.value(["+", i, 1]))
            self.emit("jmp", top)
            self.ops[top] = ("brf", self.condition([i, "<", s[1]]), self.here())
            if broken is not None: self.ops[broken] = ("jmp", self.here())
            self.emit("mov", self.reg(i), lambda r: 0)
        elif k == "spin":
            top = self.here()
            self.load("t0", s[1])
            out = self.emit("brf", self.condition(["t0", "==", 0]), None)
            if s[2]: self.emit("yield")
            self.emit("jmp", top)
            self.ops[out] = ("brf", self.ops[out][1], self.here())
            self.emit("mov", self.reg("t0"), lambda r: 0)
        elif k == "sync":
            m = self.monitor(s[1])
            if s[1] in ("b0", "b1"):  # the monitor that was entered is left, whatever the local says by then
                hold = f"m{self.temps}"
                self.temps += 1
                self.emit("mov", self.reg(hold), m)
                self.emit("nullcheck", self.reg(hold))
                m = self.value(hold)
            self.emit("lock", m)
            start = self.here()
            self.block(s[2])
            end = self.here()
            self.emit("unlock", m)
            skip = self.emit("jmp", None)
            self.table.append((start, end, None, self.here()))
            self.emit("unlock", m)
            self.emit("throw", None)
            self.ops[skip] = ("jmp", self.here())
        elif k == "wait": self.interruptible(s[3], "wait", self.monitor(s[1]), s[2])
        elif k in ("notify", "notifyAll"): self.emit(k, self.monitor(s[1]))
        elif k == "join": self.interruptible(s[3], "join", thread(s[1]), s[2])
        elif k == "sleep": self.interruptible(s[1], "sleep")
        elif k == "start":
            if s[2]: self.guarded(lambda: self.emit("start", thread(s[1])), "IllegalThreadStateException", "r2", 5)
            else: self.emit("start", thread(s[1]))
        elif k in ("alive", "isint"): self.emit(k, self.reg(s[1]), thread(s[2]))
        elif k == "interrupted": self.emit(k, self.reg(s[1]))
        elif k in ("interrupt", "unpark"): self.emit(k, thread(s[1]))
        elif k == "park": self.emit("park", s[1])
        elif k == "yield": self.emit("yield")
        elif k == "choose": self.emit("choose", self.reg(s[1]), s[2])
        elif k == "assume": self.emit("assume", self.condition(s[1]))
        elif k == "xinc": self.emit("rmw", self.reg(s[1]), lambda r: "ai", lambda r, old: (old + 1, old + 1))
        elif k == "xcas": self.cas(s[1], "ai", self.value(s[2]), self.value(s[3]))
        elif k == "xgas": self.swap(s[1], "ai", self.value(s[2]))
        elif k == "xget": self.emit("ld", self.reg(s[1]), lambda r: "ai")
        elif k == "xset": self.emit("st", lambda r: "ai", self.value(s[1]))
        elif k == "arcas": self.cas(s[1], "ar", self.value(s[2]), self.value(s[3]))
        elif k == "argas": self.swap(s[1], "ar", self.value(s[2]))
        elif k == "arget": self.emit("ld", self.reg(s[1]), lambda r: "ar")
        elif k in ("bump", "tick"):  # synchronized int bump() { return ++f; }
            m = s[2] if k == "bump" else "class"
            self.emit("lock", lambda r: m)
            self.load("t0", ["o", m, "f"] if k == "bump" else ["s", "x"])
            self.emit("mov", self.reg("t0"), self.value(["+", "t0", 1]))
            self.store(["o", m, "f"] if k == "bump" else ["s", "x"], self.value("t0"))
            self.emit("unlock", lambda r: m)
            self.emit("mov", self.reg(s[1]), self.value("t0"))
            self.emit("mov", self.reg("t0"), lambda r: 0)
        elif k == "spawn": self.emit("spawn", s[1] + 1, self.reg(s[2]))
        elif k == "jlock": self.statement(["sync", "jl", s[1]])
        elif k == "jtry":
            self.emit("trylock", self.reg(s[1]), "jl")
            test = self.emit("brf", self.condition([s[1], "==", 1]), None)
            self.block(s[2])
            self.emit("unlock", lambda r: "jl")
            self.ops[test] = ("brf", self.condition([s[1], "==", 1]), self.here())
        elif k in ("acquire", "release", "await", "countDown"): self.emit(k)
        elif k == "try": self.guarded(lambda: self.block(s[1]), "RuntimeException", s[2], 6)
        elif k == "assert": self.emit("cassert", self.condition(s[1]))
        elif k == "div":
            def division():
                self.load("t0", s[2])
                self.emit("cdiv", self.reg(s[1]), self.reg("t0"))
            if s[3]: self.guarded(division, "ArithmeticException", s[3], 8)
            else: division()
            self.emit("mov", self.reg("t0"), lambda r: 0)
        elif k == "hget": self.ordered(s[3], lambda: self.load(s[1], self.HANDLES[s[2]]))
        elif k == "hset": self.ordered(s[3], lambda: self.store(self.HANDLES[s[1]], self.value(s[2])))
        elif k == "hinc":
            self.ordered("getAndAdd", lambda: self.emit("rmw", self.reg(s[1]), self.location(self.HANDLES[s[2]]), lambda r, old: (old + 1, old)))
        elif k == "hcas":
            self.ordered("compareAndSet", lambda: self.cas(s[1], self.location(self.HANDLES[s[2]]), self.value(s[3]), self.value(s[4])))
        elif k == "aget": self.ordered(s[3], lambda: self.load(s[1], ["s", s[2]]))
        elif k == "aset": self.ordered(s[3], lambda: self.store(["s", s[1]], self.value(s[2])))
        elif k == "aadd": self.ordered(s[3], lambda: self.emit("rmw", self.reg(s[1]), lambda r: s[2], lambda r, old: (old + 1, old + 1)))
        elif k == "acas": self.ordered(s[5], lambda: self.cas(s[1], s[2], self.value(s[3]), self.value(s[4])))
        else: raise ValueError(k)

    def ordered(self, order, emit):
        """The order is a method's name (getAndAddAcquire) or C's (acq_rel; with the one of a failure: "release relaxed")."""
        success, _, failure = order.partition(" ")
        found = next((how for end, how in ORDERS.items() if success == end or end[0].isupper() and success.endswith(end)), ORDERED)
        if failure: found = found[:2] + (failure in ("acquire", "seq_cst"),)
        self.mode = found
        emit()
        self.mode = None

    def cas(self, reg, where, expected, new):
        at = where if callable(where) else lambda r: where
        self.emit("rmw", self.reg(reg), at, lambda r, old: (new(r), 1) if old == expected(r) else (KEEP, 0))

    def swap(self, reg, where, new):
        self.emit("rmw", self.reg(reg), lambda r: where, lambda r, old: (new(r), old))

    def body(self, statements, outer):
        from generate import THROWS_INTERRUPTED, walk
        self.outer = outer and any(s[0] in THROWS_INTERRUPTED for s in walk(statements))
        if self.outer: self.guarded(lambda: self.block(statements), "InterruptedException", "r2", 9)
        else: self.block(statements)
        for c in [s[1] for s in walk(statements) if s[0] == "spawn"]:
            self.join_for_good(c + 1)

    def join_for_good(self, t):
        """for (;;) try { t.join(); break; } catch (InterruptedException e) { }"""
        start = self.emit("join", t, False)
        skip = self.emit("jmp", None)
        self.table.append((start, skip, "InterruptedException", self.here()))
        self.emit("jmp", start)
        self.ops[skip] = ("jmp", self.here())


def thread(t):
    return MAIN if t == "main" else t + 1


def declare(code):
    for name in ("r0", "r1", "r2", "b0", "b1", "t0"):
        code.reg(name)


def compile_program(p):
    """Codes by name: 0 is main, 1.. the threads, "C0".. the class initialisers."""
    codes = {}
    for c, statements in p["inits"].items():
        code = codes[c] = Code(c)
        declare(code)
        code.outer = False
        if c == "C1" and p["extends"]: code.emit("init", "C0")
        code.block(statements)
        code.emit("initdone", c)
    for t, body in enumerate(p["threads"]):
        code = codes[t + 1] = Code(t + 1)
        declare(code)
        code.body(body["body"], body["outer"])
        code.emit("st", (lambda t: lambda r: f"z{t}")(t), lambda r: r[0] + 10 * r[1] + 100 * r[2])
        code.emit("end")
    code = codes[MAIN] = Code(MAIN)
    declare(code)
    for t in p["start"]:
        code.emit("start", t + 1)
    code.body(p["main"], False)
    for t in range(len(p["threads"])):
        if not p["threads"][t].get("given"): code.join_for_good(t + 1)
    shown = ["r0", "r1", "r2"]
    for i, cell in enumerate(["x", "y", "v", ("o0", "f"), ("o0", "g"), ("o1", "f"), ("a", 0), ("a", 1), "ai"]):
        code.emit("ld", code.reg(f"w{i}"), (lambda cell: lambda r: cell)(cell))
        shown.append(f"w{i}")
    for i, (cell, field) in enumerate([("p", "f"), ("q", "g"), ("ar", "h")]):
        code.emit("ld", code.reg("c"), (lambda cell: lambda r: cell)(cell))
        w = f"w{9 + i}"
        code.emit("mov", code.reg(w), lambda r: -1)
        test = code.emit("brf", code.condition(["c", "!=", None]), None)
        code.emit("ld", code.reg(w), code.location(["b", "c", field]))
        code.ops[test] = ("brf", code.ops[test][1], code.here())
        shown.append(w)
    for i, cell in enumerate(["lx", "lv", "by"]):
        code.emit("ld", code.reg(f"u{i}"), (lambda cell: lambda r: cell)(cell))
        shown.append(f"u{i}")
    for t in range(len(p["threads"])):
        code.emit("ld", code.reg(f"z{t}"), (lambda t: lambda r: f"z{t}")(t))
        shown.append(f"z{t}")
    indices = [code.reg(n) for n in shown]
    code.emit("print", lambda r: " ".join(str(r[i]) for i in indices))
    code.emit("end")
    return codes


# ---------------------------------------------------------------- running

# A thread: (status, mode, interrupted, permit, exception, frames, allocated, where in a join); a frame: (code name, pc, registers).
# mode: None, or what it is blocked in: ("waitset", m, count, timed), ("reacquire", m, count, throws),
# ("joining", t, timed), ("joined", throws), ("dying", exception).


class World:
    """One state, unpacked."""

    def __init__(self, memory, threads, output):
        self.memory, self.threads, self.output = memory, threads, output
        self.notes = []  # what the step that led here did, for happens-before (races.py): (thread, what, about what, how)

    def note(self, t, what, about=None, how=None):
        self.notes.append((t, what, about, how))

    def key(self):
        return (frozenset(self.memory.items()), tuple(self.threads), self.output)

    def copy(self):
        return World(dict(self.memory), list(self.threads), self.output)


class Oracle:
    def __init__(self, program, limit=20000, compiler=compile_program, spurious=False):
        self.spurious = spurious
        self.codes = compiler(program)
        self.limit = limit
        self.outcomes, self.flags = set(), set()
        self.states = 0
        n = len(program["threads"])
        self.memory = {"x": 0, "y": 0, "v": 0, "p": None, "q": None, "ai": 0, "ar": None, "lx": 0, "lv": 0, "by": 0, "m0": 0, "m1": 0, "sem": 1, "latch": 1, ("a", 0): 0, ("a", 1): 0}
        for o in ("o0", "o1"):
            self.memory.update({(o, "f"): 0, (o, "g"): 0, (o, "h"): 1, (o, "next"): None})
        for c in program["inits"]:
            self.memory[("k", c)] = 0
            self.memory[("class", c)] = 0
        for t in range(n):
            self.memory[f"z{t}"] = 0
        self.n = n + 1
        from generate import walk
        everything = [s for b in [program["main"]] + [t["body"] for t in program["threads"]] for s in walk(b)]
        self.thread_monitors = any(s[0] == "sync" and s[1][0] == "T" for s in everything)

    # -- threads

    def fresh(self, t, status):
        code = self.codes[t]
        return [status, None, False, False, None, ((t, 0, self.registers(code)),), 0, 0]

    @staticmethod
    def registers(code):
        return tuple(None if n[0] in "bcm" else 0 for n in code.regs)

    def run_local(self, w, t):
        """Runs thread t's instructions that nobody else can notice."""
        th = list(w.threads[t])
        while th[0] == ALIVE and th[1] is None:
            name, pc, regs = th[5][-1]
            code = self.codes[name]
            op = code.ops[pc]
            k = op[0]
            if k == "init":
                state = w.memory[("class", op[1])]
                if state == 2 or state == (1, t):
                    if state == 2: w.note(t, "acquire", ("class", op[1]))
                    self.goto(th, pc + 1, regs)
                    continue
                break
            if k not in LOCAL: break
            if k == "mov": self.goto(th, pc + 1, self.set(regs, op[1], op[2](regs)))
            elif k == "jmp": self.goto(th, op[1], regs)
            elif k == "brf": self.goto(th, pc + 1 if op[1](regs) else op[2], regs)
            elif k == "new":
                o = ("obj", t, th[6])
                th[6] += 1
                n = op[2](regs)
                w.memory.update({(o, "f"): n, (o, "g"): 0, (o, "h"): n + 1, (o, "next"): None})
                w.note(t, "new", o)
                self.goto(th, pc + 1, self.set(regs, op[1], o))
            elif k == "cassert":
                if op[1](regs): self.goto(th, pc + 1, regs)
                else: self.throw(w, t, th, "AssertionError")
            elif k == "cdiv":
                d = regs[op[2]]
                if d == 0: self.throw(w, t, th, "ArithmeticException")
                else: self.goto(th, pc + 1, self.set(regs, op[1], int(4 / d)))
            elif k == "nullcheck":
                if regs[op[1]] is None: self.throw(w, t, th, "NullPointerException")
                else: self.goto(th, pc + 1, regs)
            elif k == "throw": self.throw(w, t, th, th[4])
        w.threads[t] = tuple(th)

    @staticmethod
    def set(regs, i, value):
        return regs[:i] + (value,) + regs[i + 1:]

    @staticmethod
    def goto(th, pc, regs):
        th[5] = th[5][:-1] + ((th[5][-1][0], pc, regs),)

    def throw(self, w, t, th, exception):
        while True:
            name, pc, regs = th[5][-1]
            for start, end, kind, target in self.codes[name].table:
                if start <= pc < end and (kind in (None, exception) or kind == "RuntimeException" and exception in RUNTIME):
                    th[4] = exception if kind is None else None
                    self.goto(th, target, regs)
                    return
            if isinstance(name, str):  # a class initialiser
                w.note(t, "release", ("class", name))
                w.memory[("class", name)] = 3
                if exception not in ("AssertionError", "NoClassDefFoundError", "ExceptionInInitializerError"):
                    exception = "ExceptionInInitializerError"
                th[5] = th[5][:-1]
                continue
            th[1] = ("dying", exception)
            return

    def wake_for_nothing(self, w, t):
        """A thread that waits or is parked goes on without a cause. Only where somebody could go on anyway: otherwise it is a deadlock."""
        status, mode, _, _, _, frames, _, _ = w.threads[t]
        if status != ALIVE or mode is not None and mode[0] != "waitset": return []
        n = w.copy()
        if mode is not None:
            self.change(n, t, mode=("reacquire", mode[1], mode[2], False))
            return [(n, True)]
        name, pc, regs = frames[-1]
        if self.codes[name].ops[pc][0] != "park" or self.steps(w, t): return []
        me = list(w.threads[t])
        self.goto(me, pc + 1, regs)
        n.threads[t] = tuple(me)
        self.run_local(n, t)
        return [(n, True)]

    # -- one step

    def steps(self, w, t):
        """The states that thread t's next step can lead to, with whether it writes, prints or ends; [] if it is blocked."""
        th = w.threads[t]
        status, mode, interrupted, permit, _, frames, _, _ = th
        if status != ALIVE: return []
        if mode is not None:
            kind = mode[0]
            if kind == "dying":
                self.flags.add("assertion" if mode[1] == "AssertionError" else "exception")
                return [None]
            if kind == "waitset":
                if not mode[3]: return []
                n = w.copy()
                self.change(n, t, mode=("reacquire", mode[1], mode[2], "expired"))
                return [(n, True)]
            if kind == "reacquire":
                if w.memory.get(("lock", mode[1])): return []
                n = w.copy()
                n.memory[("lock", mode[1])] = (t, mode[2])
                n.note(t, "acquire", ("lock", mode[1]))
                return [self.leave_block(n, t, mode[3])]
            if kind == "joining":
                if not mode[2]: return []
                return [self.leave_block(w.copy(), t, False)]
            if kind == "joined": return [self.leave_block(w.copy(), t, mode[1])]
        name, pc, regs = frames[-1]
        op = self.codes[name].ops[pc]
        k = op[0]
        how = self.codes[name].modes[pc]
        n = w.copy()
        mem = n.memory
        me = list(th)
        wrote = True

        def done(value=None, reg=None):
            self.goto(me, pc + 1, regs if reg is None else self.set(regs, reg, value))
            n.threads[t] = tuple(me)
            self.run_local(n, t)
            return [(n, wrote)]

        def throw(exception):
            self.throw(n, t, me, exception)
            n.threads[t] = tuple(me)
            self.run_local(n, t)
            return [(n, wrote)]

        if k == "ld":
            wrote = False
            at = op[2](regs)
            if at is None: return throw("NullPointerException")
            n.note(t, "read", at, how)
            return done(mem[at], op[1])
        if k == "st":
            at = op[1](regs)
            if at is None: return throw("NullPointerException")
            mem[at] = op[2](regs)
            n.note(t, "write", at, how)
            return done()
        if k == "rmw":
            at = op[2](regs)
            new, result = op[3](regs, mem[at])
            n.note(t, "failure" if new is KEEP else "update", at, how)
            if new is not KEEP: mem[at] = new
            return done(result, op[1])
        if k == "lock":
            lock = ("lock", op[1](regs))
            held = mem.get(lock)
            if held and held[0] != t: return []
            mem[lock] = (t, held[1] + 1 if held else 1)
            if not held: n.note(t, "acquire", lock)
            return done()
        if k == "unlock":
            lock = ("lock", op[1](regs))
            count = mem[lock][1]
            assert mem[lock][0] == t
            if count == 1:
                del mem[lock]
                n.note(t, "release", lock)
            else: mem[lock] = (t, count - 1)
            return done()
        if k == "wait":
            m = op[1](regs)
            held = mem.get(("lock", m))
            if not held or held[0] != t: return throw("IllegalMonitorStateException")
            if interrupted:
                me[2] = False
                n.note(t, "acquire", ("interrupt", t))
                return throw("InterruptedException")
            del mem[("lock", m)]
            n.note(t, "release", ("lock", m))
            me[1] = ("waitset", m, held[1], op[2])
            n.threads[t] = tuple(me)
            return [(n, wrote)]
        if k in ("notify", "notifyAll"):
            m = op[1](regs)
            held = mem.get(("lock", m))
            if not held or held[0] != t: return throw("IllegalMonitorStateException")
            waiters = [u for u in range(self.n) if n.threads[u][1] and n.threads[u][1][:2] == ("waitset", m)]
            if k == "notifyAll" or not waiters:
                for u in waiters: self.change(n, u, mode=("reacquire", m, n.threads[u][1][2], False))
                return done()
            result = []
            for u in waiters:
                n = w.copy()
                me = list(th)
                self.change(n, u, mode=("reacquire", m, n.threads[u][1][2], False))
                self.goto(me, pc + 1, regs)
                n.threads[t] = tuple(me)
                self.run_local(n, t)
                result.append((n, True))
            return result
        if k == "start":
            u = op[1]
            if n.threads[u][0] != NEW: return throw("IllegalThreadStateException")
            self.change(n, u, status=ALIVE)
            self.begins(n, t, u)
            self.run_local(n, u)
            return done()
        if k == "join":
            u = op[1]
            alive = n.threads[u][0] == ALIVE
            if self.thread_monitors: return self.synchronized_join(w, n, t, me, done, throw)
            if n.threads[u][0] == ENDED: n.note(t, "acquire", ("end", u))
            if n.threads[u][0] == NEW: n.note(t, "tell")
            if not alive: return done()
            if interrupted:
                me[2] = False
                n.note(t, "acquire", ("interrupt", t))
                return throw("InterruptedException")
            me[1] = ("joining", u, op[2])
            n.threads[t] = tuple(me)
            return [(n, wrote)]
        if k == "sleep":
            if interrupted:
                me[2] = False
                n.note(t, "acquire", ("interrupt", t))
                return throw("InterruptedException")
            wrote = False
            return done()
        if k == "yield":
            wrote = False
            return done()
        if k == "choose":
            result = []
            for value in range(op[2]):
                chosen, mine = w.copy(), list(th)
                self.goto(mine, pc + 1, self.set(regs, op[1], value))
                chosen.threads[t] = tuple(mine)
                self.run_local(chosen, t)
                result.append((chosen, False))
            return result
        if k == "assume":
            wrote = False
            return done() if op[1](regs) else [None]  # dropped: nothing comes after
        if k == "alive":
            if n.threads[op[2]][0] == ENDED: n.note(t, "acquire", ("end", op[2]))
            else: n.note(t, "tell")
            return done(int(n.threads[op[2]][0] == ALIVE), op[1])
        if k == "isint":
            n.note(t, "acquire", ("interrupt", op[2]))
            return done(int(n.threads[op[2]][2]), op[1])
        if k == "interrupted":
            n.note(t, "acquire", ("interrupt", t))
            if interrupted: n.note(t, "release", ("interrupt", t))
            me[2] = False
            return done(int(interrupted), op[1])
        if k == "interrupt":
            u = op[1]
            n.note(t, "release", ("interrupt", u))
            if u == t:
                me[2] = True
                return done()
            mode = n.threads[u][1]
            if mode and mode[0] == "waitset": mode = ("reacquire", mode[1], mode[2], True)
            elif mode and mode[0] == "joining": mode = ("joined", True)
            self.change(n, u, mode=mode, interrupted=True)
            return done()
        if k == "park":
            if not (permit or interrupted or op[1]): return []
            me[3] = False
            if permit: n.note(t, "acquire", ("permit", t))
            elif interrupted: n.note(t, "acquire", ("interrupt", t))
            return done()
        if k == "unpark":
            u = op[1]
            if n.threads[u][0] == ALIVE: n.note(t, "release", ("permit", u))
            if u == t: me[3] = True
            elif n.threads[u][0] == ALIVE: self.change(n, u, permit=True)
            return done()
        if k == "init":
            c = op[1]
            state = mem[("class", c)]
            if state in (2, 3): n.note(t, "acquire", ("class", c))
            if state == 3: return throw("NoClassDefFoundError")
            if state == 2: return done()
            if state != 0: return []  # another thread is at it
            mem[("class", c)] = (1, t)
            me[5] = me[5] + ((c, 0, self.registers(self.codes[c])),)
            n.threads[t] = tuple(me)
            self.run_local(n, t)
            return [(n, wrote)]
        if k == "initdone":
            mem[("class", op[1])] = 2
            n.note(t, "release", ("class", op[1]))
            me[5] = me[5][:-1]
            n.threads[t] = tuple(me)
            self.run_local(n, t)
            return [(n, wrote)]
        if k == "print":
            n.output = op[1](regs)
            return done()
        if k == "spawn":
            u = op[1]
            child = self.fresh(u, ALIVE)
            name, _, given = child[5][0]
            child[5] = ((name, 0, self.set(given, self.codes[u].regs["b0"], regs[op[2]])),)
            assert n.threads[u][0] == NEW
            n.threads[u] = tuple(child)
            self.begins(n, t, u)
            self.run_local(n, u)
            return done()
        if k == "trylock":
            held = mem.get(("lock", op[2]))
            if held and held[0] != t:
                n.note(t, "tell")
                return done(2, op[1])
            mem[("lock", op[2])] = (t, held[1] + 1 if held else 1)
            if not held: n.note(t, "acquire", ("lock", op[2]))
            return done(1, op[1])
        if k == "acquire":
            if mem["sem"] == 0: return []
            mem["sem"] -= 1
            n.note(t, "acquire", "sem")
            return done()
        if k == "release":
            mem["sem"] += 1
            n.note(t, "release", "sem")
            return done()
        if k == "await":
            if interrupted:
                me[2] = False
                n.note(t, "acquire", ("interrupt", t))
                return throw("InterruptedException")
            if mem["latch"] > 0: return []
            n.note(t, "acquire", "latch")
            return done()
        if k == "countDown":
            mem["latch"] = 0
            n.note(t, "release", "latch")
            return done()
        if k == "end":
            if self.thread_monitors and t != MAIN:
                m = f"T{t - 1}"
                held = mem.get(("lock", m))
                if held and held[0] != t: return []
                for u in range(self.n):
                    mode = n.threads[u][1]
                    if mode and mode[:2] == ("waitset", m): self.change(n, u, mode=("reacquire", m, mode[2], False))
            n.note(t, "release", ("end", t))
            me[0] = ENDED
            me[3] = False
            me[5] = ()
            n.threads[t] = tuple(me)
            for u in range(self.n):
                mode = n.threads[u][1]
                if mode and mode[:2] == ("joining", t): self.change(n, u, mode=("joined", False))
            return [(n, wrote)]
        raise ValueError(k)

    def synchronized_join(self, w, n, t, me, done, throw):
        """One of the steps of synchronized (thread) { while (thread.isAlive()) wait(); }, at which me[7] has arrived."""
        name, pc, regs = me[5][-1]
        _, u, timed = self.codes[name].ops[pc]
        m = f"T{u - 1}"
        lock = ("lock", m)
        held = n.memory.get(lock)
        at = me[7]
        if at == 0:  # enter
            if held and held[0] != t: return []
            n.memory[lock] = (t, held[1] + 1 if held else 1)
            me[7] = 1
        elif at == 1:  # is it alive? wait
            if n.threads[u][0] != ALIVE:
                me[7] = 3
            elif me[2]:
                me[2] = False
                me[7] = 4
            else:
                del n.memory[lock]
                me[1] = ("waitset", m, held[1], timed)
                me[7] = 1
        else:  # leave: 3 normally, 4 interrupted
            me[7] = 0
            if held[1] == 1: del n.memory[lock]
            else: n.memory[lock] = (t, held[1] - 1)
            return done() if at == 3 else throw("InterruptedException")
        n.threads[t] = tuple(me)
        return [(n, True)]

    def begins(self, n, t, u): n.note(t, "start", u)

    def change(self, n, t, **what):
        th = list(n.threads[t])
        for key, value in what.items():
            th[{"status": 0, "mode": 1, "interrupted": 2, "permit": 3}[key]] = value
        n.threads[t] = tuple(th)

    def leave_block(self, n, t, throws):
        me = list(n.threads[t])
        expired = me[1][0] == "reacquire" and me[1][3] == "expired"
        me[1] = None
        if me[7]:  # a wait inside of join
            me[7] = 4 if throws is True else 3 if expired else 1
            if throws is True: me[2] = False
            n.threads[t] = tuple(me)
            return n, True
        name, pc, regs = me[5][-1]
        if throws is True:
            me[2] = False
            n.note(t, "acquire", ("interrupt", t))
            self.throw(n, t, me, "InterruptedException")
        else:
            op = self.codes[name].ops[pc]
            if op[0] == "join":
                if n.threads[op[1]][0] == ENDED: n.note(t, "acquire", ("end", op[1]))
                else: n.note(t, "tell")
            self.goto(me, pc + 1, regs)
        n.threads[t] = tuple(me)
        self.run_local(n, t)
        return n, True

    # -- all of them

    def first(self):
        w = World(self.memory, [tuple(self.fresh(t, ALIVE if t == MAIN else NEW)) for t in range(self.n)], None)
        self.run_local(w, MAIN)
        return w

    def explore(self, spins):
        first = self.first()
        seen = {first.key(): 0}
        work = [first]
        edges = []  # with spins: per state, [(successor, progress)]; None: leaves
        while work:
            w = work.pop()
            mine = seen[w.key()] if spins else None
            steps = [step for t in range(self.n) for step in self.steps(w, t)]
            if self.spurious and steps: steps += [step for t in range(self.n) for step in self.wake_for_nothing(w, t)]
            for step in steps:
                if step is None:
                    if spins: edges.append((mine, None, True))
                    continue
                n, progress = step
                key = n.key()
                if key not in seen:
                    seen[key] = len(seen)
                    if len(seen) > self.limit: raise TooLarge
                    work.append(n)
                if spins: edges.append((mine, seen[key], progress))
            if not steps:
                if any(th[0] == ALIVE for th in w.threads): self.flags.add("deadlock")
                elif w.output is not None: self.outcomes.add(w.output)
                else: raise AssertionError("an end without output")
        self.states = len(seen)
        if spins and self.spinning(len(seen), edges): self.flags.add("livelock")

    @staticmethod
    def spinning(count, edges):
        """States with edges from which no progress is reachable."""
        back = [[] for _ in range(count)]
        out = [0] * count
        good = [False] * count
        work = []
        for a, b, progress in edges:
            out[a] += 1
            if progress:
                if not good[a]:
                    good[a] = True
                    work.append(a)
            else: back[b].append(a)
        for s in range(count):
            if out[s] == 0 and not good[s]:  # stuck or ended: not a livelock
                good[s] = True
                work.append(s)
        while work:
            for a in back[work.pop()]:
                if not good[a]:
                    good[a] = True
                    work.append(a)
        return not all(good)


def explore(program, limit=20000, spurious=False):
    from generate import walk
    oracle = Oracle(program, limit, spurious=spurious)
    spins = any(s[0] == "spin" for body in [program["main"]] + [t["body"] for t in program["threads"]] for s in walk(body))
    oracle.explore(spins)
    return oracle


if __name__ == "__main__":
    from generate import generate
    found = explore(generate(int(sys.argv[1])))
    print(*sorted(found.outcomes), sep="\n")
    print("flags", sorted(found.flags), "states", found.states)
