#!/usr/bin/env python3
"""Small random concurrent Java programs, as abstract syntax and as Java text.

    generate.py SEED            prints the program of that seed

The syntax, in plain lists so that it can be shrunk and compared (oracle.py gives it its meaning):

  program   {"seed", "features", "capture": shared objects are handed to the threads, not static, "runnable": bool,
             "inits": {class: [statements]}, "extends": C1 extends C0, "start": [threads that main starts],
             "threads": [{"body": [statements], "outer": one try around it all, "given": started by a spawn}], "main": [statements]}
  location  ["s", x] static int, ["o", o, f] field of a shared object, ["a", i] element of the shared array,
            ["b", b, f] field of the object in local b, ["c", C] C.k, which initialises class C
  reference ["s", p] static reference, ["o", o, "next"], ["b", b, "next"]
  value     int, "r0" (a local), ["+", "r0", 1]
  monitor   "l0", "l1", "o0", a local "b0", or "T0", the monitor of a Thread
"""

import random
import sys

INTS = ["r0", "r1", "r2"]
REFS = ["b0", "b1"]

# Each theme: the statements it draws from, with weights. A program mixes one to three themes.
THEMES = {
    "plain": {"read": 4, "write": 4, "inc": 2, "copy": 1},
    "volatile": {"vread": 4, "vwrite": 4, "vinc": 1},
    "object": {"oread": 3, "owrite": 3, "oinc": 1},
    "array": {"aread": 3, "awrite": 3, "ainc": 1},
    "publish": {"new": 3, "publish": 5, "fetch": 5, "bread": 4, "bwrite": 3, "bsync": 1, "link": 2},
    "lock": {"sync": 6, "read": 2, "inc": 2},
    "wait": {"waitsync": 5, "notifysync": 5, "sync": 1, "write": 1},
    "join": {"join": 3, "tjoin": 2, "alive": 3, "startt": 2, "write": 2, "read": 1},
    "interrupt": {"interrupt": 4, "sleep": 2, "waitsync": 2, "isint": 1, "interrupted": 2, "join": 1, "write": 1, "read": 1,
                  "park": 1, "notifysync": 1},
    "atomic": {"xinc": 3, "xcas": 3, "xgas": 2, "xget": 2, "arcas": 2, "argas": 1, "arget": 1},
    "park": {"park": 3, "tpark": 1, "unpark": 4, "write": 2, "read": 2},
    "init": {"cread": 4, "cwrite": 2, "read": 1, "write": 1},
    "error": {"assert": 3, "div": 2, "read": 2, "write": 2, "inc": 1},
    "handle": {"hget": 2, "hset": 3, "hinc": 2, "hcas": 2, "read": 1, "hread": 1},
    "choose": {"choose": 4, "assume": 3, "read": 2, "write": 3, "assert": 1},
    "yield": {"yield": 2, "read": 2, "write": 2},
    "types": {"tread": 3, "twrite": 3, "tinc": 1},
    "method": {"bump": 3, "tick": 2, "oread": 1, "read": 1, "sync": 1},
    "threadlock": {"tsync": 3, "twait": 2, "join": 1, "tjoin": 1, "alive": 1, "write": 1, "interrupt": 1, "read": 1},
    "spawn": {"bwrite": 3, "bread": 3, "new": 1, "publish": 1, "fetch": 1, "link": 1},
    "juc": {"jlock": 3, "jtry": 2, "acquire": 2, "release": 2, "await": 1, "countDown": 2, "read": 1, "write": 1},
    "catch": {"tryblock": 3, "div": 1, "read": 1, "write": 2, "badwait": 1},
    "spin": {"spin": 2, "write": 3, "vwrite": 2, "yield": 1},
}


class Generator:
    def __init__(self, seed):
        self.seed = seed
        self.rnd = random.Random(seed)
        self.depth = 0
        self.budget = 0
        self.held = []

    def program(self):
        rnd = self.rnd
        themes = rnd.sample(sorted(THEMES), rnd.choice([1, 2, 2, 3]))
        if "spin" in themes and rnd.random() < 0.7:
            themes.remove("spin")
            themes = themes or ["plain"]
        if rnd.random() < 0.8 and "juc" in themes: themes = ["juc"]  # its state spaces are large
        self.capture = rnd.random() < 0.4
        self.weights = {}
        for theme in themes:
            for kind, weight in THEMES[theme].items():
                self.weights[kind] = self.weights.get(kind, 0) + weight
        self.threads = rnd.choice([2, 2, 2, 3])
        self.me = None
        if "spawn" in themes or "juc" in themes: self.threads = 2
        size = {2: (2, 5), 3: (1, 3)}[self.threads]
        if "spawn" in themes or "juc" in themes or "threadlock" in themes: size = (1, 3)
        self.inits = {}
        if any(k in self.weights for k in ("cread", "cwrite")):
            for c in ("C0", "C1")[: rnd.choice([1, 2, 2])]:
                self.me = c
                self.inits[c] = []
            for c in self.inits:
                self.me = c
                self.inits[c] = self.init_body(c)
        bodies = []
        for t in range(self.threads):
            self.me = t
            self.budget = rnd.randint(*size)
            body = self.block(self.budget)
            bodies.append({"body": body, "outer": rnd.random() < 0.3})
        start = list(range(self.threads))
        self.me = "main"
        main = []
        if "join" in themes or "startt" in self.weights:
            starter = rnd.randrange(self.threads)  # one thread is started by another one
            child = rnd.choice([t for t in range(self.threads) if t != starter])
            if rnd.random() < 0.7:
                start.remove(child)
                bodies[starter]["body"].insert(rnd.randint(0, len(bodies[starter]["body"])), ["start", child, rnd.random() < 0.3])
        if "spawn" in themes:
            parent = rnd.randrange(self.threads)
            body = bodies[parent]["body"]
            self.me = self.threads
            bodies.append({"body": [self.make_given() for _ in range(rnd.randint(1, 2))], "outer": False, "given": True})
            at = rnd.randint(0, len(body))
            body[at:at] = [["new", "b0", self.value()], ["spawn", self.threads, "b0"]]
            body.append(rnd.choice([["write", ["b", "b0", "f"], 5], ["read", "r0", ["b", "b0", rnd.choice("fg")]]]))
            self.me = "main"
        if rnd.random() < 0.4:
            self.budget = 2
            main = self.block(rnd.randint(1, 2))
        return {"seed": self.seed, "features": themes, "capture": self.capture, "extends": len(self.inits) == 2 and rnd.random() < 0.3,
                "runnable": rnd.random() < 0.3, "inits": self.inits, "start": start, "threads": bodies, "main": main}

    def init_body(self, c):
        rnd = self.rnd
        body = []
        for _ in range(rnd.randint(0, 2)):
            body.append(rnd.choice([
                ["write", ["s", rnd.choice(["x", "y", "v"])], rnd.randint(1, 3)],
                ["inc", ["s", rnd.choice(["x", "v"])]],
                ["read", "r0", ["s", rnd.choice(["x", "v"])]],
                ["read", "r0", ["c", rnd.choice(sorted(self.inits))]],
                ["div", "r0", ["s", "v"], None],
            ][: 4 if rnd.random() < 0.8 else 5]))
        if not self.capture and rnd.random() < 0.15: body = [["sync", "l0", body]] if body else body
        body.append(["write", ["c", c], rnd.choice([1, 2, "r0", ["+", "r0", 1]])])
        if rnd.random() < 0.3:
            body.append(["write", ["s", "y"], 3])
        return body

    def block(self, n):
        out = []
        while n > 0:
            s = self.statement()
            out.append(s)
            n -= 1
        return out

    def statement(self):
        rnd = self.rnd
        if self.depth < 2:
            roll = rnd.random()
            if roll < 0.12:
                self.depth += 1
                s = ["if", self.condition(), self.block(rnd.randint(1, 2)), self.block(rnd.randint(0, 1))]
                self.depth -= 1
                return s
            if roll < 0.15:
                self.depth += 2
                s = ["loop", 2, self.block(1), rnd.choice([None, None, self.condition()])]
                self.depth -= 2
                return s
        kinds = sorted(self.weights)
        kind = rnd.choices(kinds, [self.weights[k] for k in kinds])[0]
        return getattr(self, "make_" + kind)()

    def condition(self):
        if self.rnd.random() < 0.2 and any(k in self.weights for k in ("fetch", "arget")):
            return [self.rnd.choice(REFS), self.rnd.choice(["==", "!="]), None]
        return [self.rnd.choice(INTS), self.rnd.choice(["==", "!=", "<"]), self.rnd.choice([0, 1, 1, 2])]

    def reg(self):
        return self.rnd.choice(INTS)

    def ref(self):
        return self.rnd.choice(["b0", "b0", "b1"])

    def value(self):
        return self.rnd.choice([1, 2, 3, self.reg(), ["+", self.reg(), 1]])

    def other(self):
        everyone = ["main"] + list(range(self.threads))
        weights = [1 if t == "main" else 1 if t == self.me else 4 for t in everyone]
        return self.rnd.choices(everyone, weights)[0]

    def sibling(self):
        return self.rnd.choice([t for t in range(self.threads) if t != self.me] or [0])

    def plain(self):
        return ["s", self.rnd.choice(["x", "y"])]

    def make_read(self): return ["read", self.reg(), self.plain()]
    def make_write(self): return ["write", self.plain(), self.value()]
    def make_inc(self): return ["inc", self.plain()]
    def make_copy(self): return ["copy", self.plain(), self.rnd.choice([self.plain(), ["s", "v"], ["o", "o0", "f"]])]
    def make_vread(self): return ["read", self.reg(), ["s", "v"]]
    def make_vwrite(self): return ["write", ["s", "v"], self.value()]
    def make_vinc(self): return ["inc", ["s", "v"]]
    def field(self): return ["o", self.rnd.choice(["o0", "o0", "o1"]), self.rnd.choice(["f", "f", "g"])]
    def make_oread(self):
        if self.rnd.random() < 0.1: return ["read", self.reg(), ["o", "o0", "h"]]
        return ["read", self.reg(), self.field()]
    def make_owrite(self): return ["write", self.field(), self.value()]
    def make_oinc(self): return ["inc", self.field()]
    def make_aread(self): return ["read", self.reg(), ["a", self.rnd.choice([0, 1, self.reg()])]]
    def make_awrite(self): return ["write", ["a", self.rnd.choice([0, 1, self.reg()])], self.value()]
    def make_ainc(self): return ["inc", ["a", self.rnd.choice([0, 1])]]
    def make_new(self): return ["new", self.ref(), self.value()]
    def place(self): return self.rnd.choice([["s", "p"], ["s", "p"], ["s", "q"], ["s", "q"], ["o", "o0", "next"]])
    def make_publish(self):
        if self.rnd.random() < 0.5: return ["seq", [["new", "b0", self.value()], ["publish", self.place(), "b0"]]]
        return ["publish", self.place(), self.ref()]
    def make_fetch(self):
        b = self.ref()
        if self.rnd.random() < 0.5: return ["fetch", b, self.place()]
        self.depth += 2
        s = ["seq", [["fetch", b, self.place()], ["if", [b, "!=", None], [["read", self.reg(), ["b", b, self.rnd.choice("fgh")]]], []]]]
        self.depth -= 2
        return s
    def guard(self, b, s):
        if self.rnd.random() < 0.1: return s
        return ["if", [b, "!=", None], [s], []]
    def make_bread(self):
        b = self.ref()
        return self.guard(b, ["read", self.reg(), ["b", b, self.rnd.choice("ffgh")]])
    def make_bwrite(self):
        b = self.ref()
        return self.guard(b, ["write", ["b", b, self.rnd.choice("ffg")], self.value()])
    def make_link(self):
        b = self.ref()
        if self.rnd.random() < 0.5: return self.guard(b, ["publish", ["b", b, "next"], self.ref()])
        return self.guard(b, ["fetch", self.ref(), ["b", b, "next"]])
    def make_bsync(self):
        b = self.ref()
        self.depth += 2
        s = ["if", [b, "!=", None], [["sync", b, self.block(1)]], []]
        self.depth -= 2
        return s

    def make_sync(self):
        lock = self.rnd.choice(["l0", "l0", "l1", "o0"])
        if self.depth >= 3: return self.make_inc()
        self.depth += 1
        s = ["sync", lock, self.block(self.rnd.choice([1, 1, 2]))]
        self.depth -= 1
        return s

    def wrapped(self, statement):
        """Room for the exception that it may throw: caught beside it, or left to the thread."""
        return statement + [self.rnd.choice(INTS)]

    def make_waitsync(self):
        lock = self.rnd.choice(["l0", "l0", "l0", "l1"])
        wait = self.wrapped(["wait", lock, self.rnd.random() < 0.3])
        if self.rnd.random() < 0.5:
            loc = self.rnd.choice([["s", "x"], ["s", "v"]])
            body = [["read", "r0", loc], ["if", ["r0", "==", 0], [wait], []]]
        else:
            body = [wait]
        if self.rnd.random() < 0.3: body.append(["write", self.plain(), self.value()])
        s = ["sync", lock, body]
        if self.rnd.random() < 0.15: s = ["sync", self.rnd.choice([lock, "l1"]), [s]]
        return s

    def make_notifysync(self):
        lock = self.rnd.choice(["l0", "l0", "l0", "l1"])
        note = [self.rnd.choice(["notify", "notify", "notifyAll"]), lock]
        body = [note]
        if self.rnd.random() < 0.5: body.insert(0, ["write", self.rnd.choice([["s", "x"], ["s", "v"]]), 1])
        if self.rnd.random() < 0.2: body.append(["inc", self.plain()])
        return ["sync", lock, body]

    def make_join(self): return self.wrapped(["join", self.sibling(), False])
    def make_tjoin(self): return self.wrapped(["join", self.sibling(), True])
    def make_alive(self): return ["alive", self.reg(), self.other()]
    def make_startt(self): return ["start", self.sibling(), self.rnd.random() < 0.6]
    def make_interrupt(self): return ["interrupt", self.other()]
    def make_sleep(self): return self.wrapped(["sleep"])
    def make_isint(self): return ["isint", self.reg(), self.other()]
    def make_interrupted(self): return ["interrupted", self.reg()]
    def make_park(self): return ["park", False]
    def make_tpark(self): return ["park", True]
    def make_unpark(self): return ["unpark", self.other()]
    def make_yield(self): return ["yield"]
    def make_choose(self): return ["choose", self.reg(), self.rnd.choice([2, 2, 3]), self.rnd.choice(["anyInt", "anyOf", "getInt"])]
    def make_assume(self): return ["assume", [self.rnd.choice(INTS), self.rnd.choice(["!=", "=="]), self.rnd.choice([0, 1, 2])]]
    def make_xinc(self): return ["xinc", self.reg()]
    def make_xcas(self): return ["xcas", self.reg(), self.rnd.choice([0, 0, 1, self.reg()]), self.value()]
    def make_xgas(self): return ["xgas", self.reg(), self.value()]
    def make_xget(self): return self.rnd.choice([["xget", self.reg()], ["xset", self.value()]])
    def make_arcas(self):
        new = ["new", "b1", self.value()]
        return ["seq", [new, ["arcas", self.reg(), self.rnd.choice([None, "b0"]), "b1"]]]
    def make_argas(self): return ["seq", [["new", "b1", self.value()], ["argas", "b0", "b1"]]]
    def make_arget(self):
        return ["seq", [["arget", "b0"], ["if", ["b0", "!=", None], [["read", self.reg(), ["b", "b0", "f"]]], []]]]
    def make_cread(self): return ["read", self.reg(), ["c", self.rnd.choice(sorted(self.inits))]]
    def make_cwrite(self):
        c = self.rnd.choice(sorted(self.inits))
        return self.rnd.choice([["write", ["c", c], self.value()], ["inc", ["c", c]]])
    def make_assert(self): return ["assert", [self.rnd.choice(INTS), self.rnd.choice(["!=", "=="]), self.rnd.choice([0, 1, 2])]]
    def make_div(self):
        loc = self.rnd.choice([["s", "x"], ["s", "v"], ["o", "o0", "f"]])
        return ["div", self.reg(), loc, self.rnd.choice([None, self.reg()])]
    def hloc(self): return self.rnd.choice(["xh", "fh", "ah"])  # static x, o0.f, a[0] through a VarHandle
    def make_hget(self): return ["hget", self.reg(), self.hloc(), self.rnd.choice(["get", "getVolatile", "getAcquire"])]
    def make_hset(self): return ["hset", self.hloc(), self.value(), self.rnd.choice(["set", "setVolatile", "setRelease"])]
    def make_hinc(self): return ["hinc", self.reg(), self.hloc()]
    def make_hcas(self): return ["hcas", self.reg(), self.hloc(), self.rnd.choice([0, 1]), self.value()]
    def make_hread(self): return ["read", self.reg(), self.rnd.choice([["s", "x"], ["o", "o0", "f"], ["a", 0]])]
    def make_given(self):
        return self.rnd.choice([["write", ["b", "b0", self.rnd.choice("fg")], self.value()], ["read", "r0", ["b", "b0", "f"]],
                                ["sync", "b0", [["inc", ["b", "b0", "f"]]]], ["publish", ["s", "p"], "b0"], ["write", ["s", "x"], 1]])
    def typed(self): return ["s", self.rnd.choice(["lx", "lv", "by"])]
    def make_tread(self): return ["read", self.reg(), self.typed()]
    def make_twrite(self): return ["write", self.typed(), self.value()]
    def make_tinc(self): return ["inc", self.typed()]
    def make_bump(self): return ["bump", self.reg(), self.rnd.choice(["o0", "o0", "o1"])]
    def make_tick(self): return ["tick", self.reg()]
    def make_tsync(self):
        if self.depth >= 2: return self.make_inc()
        self.depth += 2
        s = ["sync", "T%d" % self.rnd.randrange(self.threads), self.block(1)]
        self.depth -= 2
        return s
    def make_twait(self):
        lock = "T%d" % self.rnd.randrange(self.threads)
        return ["sync", lock, [self.wrapped(["wait", lock, self.rnd.random() < 0.3]) if self.rnd.random() < 0.6 else ["notify", lock]]]
    def make_jlock(self):
        if self.depth >= 2: return self.make_inc()
        self.depth += 2
        s = ["jlock", self.block(1)]
        self.depth -= 2
        return s
    def make_jtry(self): return ["jtry", self.reg(), [self.make_inc()]]
    def make_acquire(self): return ["acquire"]
    def make_release(self): return ["release"]
    def make_await(self): return ["await"]
    def make_countDown(self): return ["countDown"]
    def make_tryblock(self):
        if self.depth >= 2: return self.make_div()
        self.depth += 1
        body = self.block(self.rnd.randint(1, 2))
        if self.rnd.random() < 0.7: body.insert(self.rnd.randint(0, len(body)), ["div", self.reg(), ["s", self.rnd.choice(["x", "v"])], None])
        if self.rnd.random() < 0.4: body = [["sync", "l0", body]]
        self.depth -= 1
        return ["try", body, self.reg()]
    def make_badwait(self): return ["try", [["notify", "l1"]], self.reg()]
    def make_spin(self): return ["spin", self.rnd.choice([["s", "x"], ["s", "v"]]), self.rnd.random() < 0.5]


# ---------------------------------------------------------------- Java text

THROWS_INTERRUPTED = {"wait", "join", "sleep"}


def walk(statements):
    for s in statements:
        yield s
        for part in s[1:]:
            if isinstance(part, list) and part and isinstance(part[0], list):
                yield from walk(part)


class Java:
    def __init__(self, program, name):
        self.p = program
        self.name = name
        self.lines = []
        self.indent = 0

    def put(self, text):
        self.lines.append("  " * self.indent + text)

    def open(self, text):
        self.put(text + " {")
        self.indent += 1

    def close(self, text="}"):
        self.indent -= 1
        self.put(text)

    def location(self, loc):
        kind = loc[0]
        if kind == "s": return loc[1]
        if kind in "ob": return f"{loc[1]}.{loc[2]}"
        if kind == "a": return f"a[{loc[1]}]" if isinstance(loc[1], int) else f"a[{loc[1]} & 1]"
        return f"{loc[1]}.k"

    def value(self, v):
        return f"{v[1]} + {v[2]}" if isinstance(v, list) else "null" if v is None else str(v)

    def condition(self, c):
        return f"{c[0]} {c[1]} {'null' if c[2] is None else c[2]}"

    def thread(self, t):
        return "MAIN" if t == "main" else f"T{t}"

    def block(self, statements):
        for s in statements:
            self.statement(s)

    def interruptible(self, text, reg):
        if self.outer: self.put(text)
        else: self.put(f"try {{ {text} }} catch (InterruptedException e) {{ {reg} = 7; }}")

    HANDLES = {"xh": ("XH", ""), "fh": ("FH", "o0"), "ah": ("AH", "a, 0")}

    def handle(self, h, op, *values):
        name, where = self.HANDLES[h]
        return f"{name}.{op}({', '.join([w for w in [where] if w] + list(values))})"

    def statement(self, s):
        k = s[0]
        if k == "seq": self.block(s[1])
        elif k == "read" or k == "fetch":
            cast = "(int) " if s[2][1] in ("lx", "lv") else ""
            self.put(f"{s[1]} = {cast}{self.location(s[2])};")
        elif k == "write" or k == "publish":
            value = self.value(s[2])
            self.put(f"{self.location(s[1])} = {f'(byte) ({value})' if s[1][1] == 'by' else value};")
        elif k == "inc": self.put(f"{self.location(s[1])}++;")
        elif k == "copy": self.put(f"{self.location(s[1])} = {self.location(s[2])};")
        elif k == "new": self.put(f"{s[1]} = new Obj({self.value(s[2])});")
        elif k == "if":
            self.open(f"if ({self.condition(s[1])})")
            self.block(s[2])
            if s[3]:
                self.close("} else {")
                self.indent += 1
                self.block(s[3])
            self.close()
        elif k == "loop":
            i = f"i{self.loops}"
            self.loops += 1
            self.open(f"for (int {i} = 0; {i} < {s[1]}; {i}++)")
            self.block(s[2])
            if s[3]: self.put(f"if ({self.condition(s[3])}) break;")
            self.close()
        elif k == "spin": self.put(f"while ({self.location(s[1])} == 0) {'Thread.yield()' if s[2] else ''};")
        elif k == "sync":
            self.open(f"synchronized ({s[1]})")
            self.block(s[2])
            self.close()
        elif k == "wait": self.interruptible(f"{s[1]}.wait({'5' if s[2] else ''});", s[3])
        elif k in ("notify", "notifyAll"): self.put(f"{s[1]}.{k}();")
        elif k == "join": self.interruptible(f"{self.thread(s[1])}.join({'5' if s[2] else ''});", s[3])
        elif k == "sleep": self.interruptible("Thread.sleep(5);", s[1])
        elif k == "start":
            text = f"{self.thread(s[1])}.start();"
            self.put(f"try {{ {text} }} catch (IllegalThreadStateException e) {{ r2 = 5; }}" if s[2] else text)
        elif k == "alive": self.put(f"{s[1]} = {self.thread(s[2])}.isAlive() ? 1 : 0;")
        elif k == "isint": self.put(f"{s[1]} = {self.thread(s[2])}.isInterrupted() ? 1 : 0;")
        elif k == "interrupted": self.put(f"{s[1]} = Thread.interrupted() ? 1 : 0;")
        elif k == "interrupt": self.put(f"{self.thread(s[1])}.interrupt();")
        elif k == "park": self.put("LockSupport.parkNanos(5);" if s[1] else "LockSupport.park();")
        elif k == "unpark": self.put(f"LockSupport.unpark({self.thread(s[1])});")
        elif k == "yield": self.put("Thread.yield();")
        elif k == "choose": self.put(f"{s[1]} = {self.choice(s[2], s[3])};")
        elif k == "assume": self.put(f"heddle.Check.assume({' '.join(map(str, s[1]))});")
        elif k == "xinc": self.put(f"{s[1]} = ai.incrementAndGet();")
        elif k == "xcas": self.put(f"{s[1]} = ai.compareAndSet({self.value(s[2])}, {self.value(s[3])}) ? 1 : 0;")
        elif k == "xgas": self.put(f"{s[1]} = ai.getAndSet({self.value(s[2])});")
        elif k == "xget": self.put(f"{s[1]} = ai.get();")
        elif k == "xset": self.put(f"ai.set({self.value(s[1])});")
        elif k == "arcas": self.put(f"{s[1]} = ar.compareAndSet({self.value(s[2])}, {s[3]}) ? 1 : 0;")
        elif k == "argas": self.put(f"{s[1]} = ar.getAndSet({s[2]});")
        elif k == "arget": self.put(f"{s[1]} = ar.get();")
        elif k == "bump": self.put(f"{s[1]} = {s[2]}.bump();")
        elif k == "tick": self.put(f"{s[1]} = tick();")
        elif k == "spawn":
            self.put(f"n{s[1]} = new Body{s[1]}({', '.join([s[2]] + self.passed())});")
            self.put(f"n{s[1]}.start();")
        elif k == "jlock":
            self.put("jl.lock();")
            self.open("try")
            self.block(s[1])
            self.close("} finally { jl.unlock(); }")
        elif k == "jtry":
            self.open("if (jl.tryLock())")
            self.put(f"{s[1]} = 1;")
            self.block(s[2])
            self.put("jl.unlock();")
            self.close(f"}} else {{ {s[1]} = 2; }}")
        elif k == "acquire": self.put("sem.acquireUninterruptibly();")
        elif k == "release": self.put("sem.release();")
        elif k == "countDown": self.put("latch.countDown();")
        elif k == "await": self.put("try { latch.await(); } catch (InterruptedException e) { r2 = 7; }")
        elif k == "try":
            self.open("try")
            self.block(s[1])
            self.close(f"}} catch (RuntimeException e) {{ {s[2]} = 6; }}")
        elif k == "assert": self.put(f"assert {self.condition(s[1])};")
        elif k == "div":
            text = f"{s[1]} = 4 / {self.location(s[2])};"
            self.put(f"try {{ {text} }} catch (ArithmeticException e) {{ {s[3]} = 8; }}" if s[3] else text)
        elif k == "hget": self.put(f"{s[1]} = (int) {self.handle(s[2], s[3])};")
        elif k == "hset": self.put(f"{self.handle(s[1], s[3], self.value(s[2]))};")
        elif k == "aget": self.put(f"{s[1]} = (int) {s[2].upper()}.{s[3]}();")
        elif k == "aset": self.put(f"{s[1].upper()}.{s[3]}({self.value(s[2])});")
        elif k == "aadd": self.put(f"{s[1]} = (int) {s[2].upper()}.{s[3]}(1) + 1;")
        elif k == "acas":
            call = f"{s[2].upper()}.{s[5]}({self.value(s[3])}, {self.value(s[4])})"
            self.put(f"{s[1]} = {call if s[5] == 'compareAndSet' else f'(int) {call} == {self.value(s[3])}'} ? 1 : 0;")
        elif k == "hinc": self.put(f"{s[1]} = (int) {self.handle(s[2], 'getAndAdd', '1')};")
        elif k == "hcas": self.put(f"{s[1]} = {self.handle(s[2], 'compareAndSet', str(s[3]), self.value(s[4]))} ? 1 : 0;")
        else: raise ValueError(k)

    def locals(self):
        self.put("int r0 = 0, r1 = 0, r2 = 0;")
        self.put("Obj b0 = null, b1 = null;")
        self.loops = 0

    @staticmethod
    def choice(ways, how):
        if how == "anyInt": return f"heddle.Check.anyInt(0, {ways - 1})"
        if how == "getInt": return f"gov.nasa.jpf.vm.Verify.getInt(0, {ways - 1})"
        return f"heddle.Check.anyOf({', '.join(map(str, range(ways)))})"

    def passed(self):
        return [n for _, n, _ in self.SHARED] if self.p["capture"] else []

    def body(self, statements, outer):
        interruptible = any(s[0] in THROWS_INTERRUPTED for s in walk(statements))
        self.outer = outer and interruptible
        children = [s[1] for s in walk(statements) if s[0] == "spawn"]
        for c in children: self.put(f"Thread n{c} = null;")
        if self.outer: self.open("try")
        self.block(statements)
        if self.outer:
            self.close("} catch (InterruptedException e) {")
            self.put("  r2 = 9;")
            self.put("}")
        for c in children:
            self.put(f"while (n{c} != null) try {{ n{c}.join(); break; }} catch (InterruptedException e) {{ }}")

    SHARED = [("Obj", "o0", "new Obj(0)"), ("Obj", "o1", "new Obj(0)"), ("int[]", "a", "new int[2]"), ("Object", "l0", "new Object()"),
              ("Object", "l1", "new Object()"), ("AtomicInteger", "ai", "new AtomicInteger()"),
              ("AtomicReference<Obj>", "ar", "new AtomicReference<>()")]

    def text(self):
        p = self.p
        everything = list(walk(p["main"])) + [s for t in p["threads"] for s in walk(t["body"])]
        handles = any(s[0] in ("hget", "hset", "hinc", "hcas", "aget", "aset", "aadd", "acas") for s in everything)
        kinds = {s[0] for s in everything}
        juc = kinds & {"jlock", "jtry", "acquire", "release", "await", "countDown"}
        capture = p["capture"]
        if juc: self.put("import java.util.concurrent.*;")
        if handles:
            self.put("import java.lang.invoke.MethodHandles;")
            self.put("import java.lang.invoke.VarHandle;")
        self.put("import java.util.concurrent.atomic.*;")
        self.put("import java.util.concurrent.locks.*;")
        self.put("")
        self.open(f"public class {self.name}")
        self.open("static class Obj")
        self.put("int f;")
        self.put("volatile int g;")
        self.put("final int h;")
        self.put("Obj next;")
        self.put("Obj(int n) { f = n; h = n + 1; next = null; }")
        if "bump" in kinds: self.put("synchronized int bump() { return ++f; }")
        self.close()
        for c, init in p["inits"].items():
            self.open(f"static class {c}" + (" extends C0" if c == "C1" and p["extends"] else ""))
            self.put("static int k;")
            self.open("static")
            self.locals()
            self.outer = False
            self.block(init)
            self.close()
            self.close()
        self.put("static int x, y;")
        self.put("static volatile int v;")
        self.put("static long lx;")
        self.put("static volatile long lv;")
        self.put("static byte by;")
        if "tick" in kinds: self.put("static synchronized int tick() { return ++x; }")
        if juc:
            self.put("static final ReentrantLock jl = new ReentrantLock();")
            self.put("static final Semaphore sem = new Semaphore(1);")
            self.put("static final CountDownLatch latch = new CountDownLatch(1);")
        self.put("static Obj p;")
        self.put("static volatile Obj q;")
        if not capture:
            for kind, name, value in self.SHARED:
                self.put(f"static final {kind} {name} = {value};")
        if handles:
            self.put("static int m0, m1;")
            self.put("static final VarHandle XH, FH, AH, M0, M1;")
            self.open("static")
            self.open("try")
            self.put(f'XH = MethodHandles.lookup().findStaticVarHandle({self.name}.class, "x", int.class);')
            for m in ("m0", "m1"):
                self.put(f'{m.upper()} = MethodHandles.lookup().findStaticVarHandle({self.name}.class, "{m}", int.class);')
            self.put('FH = MethodHandles.lookup().findVarHandle(Obj.class, "f", int.class);')
            self.put("AH = MethodHandles.arrayElementVarHandle(int[].class);")
            self.close("} catch (ReflectiveOperationException e) { throw new Error(e); }")
            self.close()
        self.put("static Thread MAIN" + "".join(f", T{t}" for t in range(len(p["threads"]))) + ";")
        self.put("static int " + ", ".join(f"z{t}" for t in range(len(p["threads"]))) + ";")
        runnable = p["runnable"]
        for t, thread in enumerate(p["threads"]):
            given = thread.get("given")
            self.open(f"static class Body{t} " + ("implements Runnable" if runnable and not given else "extends Thread"))
            parts = ([("Obj", "given", None)] if given else []) + (self.SHARED if capture else [])
            if parts:
                for kind, name, _ in parts:
                    self.put(f"final {kind} {name};")
                arguments = ", ".join(f"{kind} {name}" for kind, name, _ in parts)
                self.put(f"Body{t}({arguments}) {{ " + " ".join(f"this.{n} = {n};" for _, n, _ in parts) + " }")
            self.open("public void run()")
            self.locals()
            if given: self.put("b0 = given;")
            self.body(thread["body"], thread["outer"])
            self.put(f"z{t} = r0 + 10 * r1 + 100 * r2;")
            self.close()
            self.close()
        self.open("public static void main(String[] args)")
        self.locals()
        if capture:
            for kind, name, value in self.SHARED:
                self.put(f"{kind} {name} = {value};")
        self.put("MAIN = Thread.currentThread();")
        passed = ", ".join(self.passed())
        for t in range(len(p["threads"])):
            if p["threads"][t].get("given"): continue
            new = f"new Body{t}({passed})"
            self.put(f"T{t} = {f'new Thread({new})' if runnable else new};")
        for t in p["start"]: self.put(f"T{t}.start();")
        self.body(p["main"], False)
        for t in range(len(p["threads"])):
            if p["threads"][t].get("given"): continue
            self.put(f"for (;;) try {{ T{t}.join(); break; }} catch (InterruptedException e) {{ }}")
        self.put("int w0 = x, w1 = y, w2 = v, w3 = o0.f, w4 = o0.g, w5 = o1.f, w6 = a[0], w7 = a[1], w8 = ai.get();")
        self.put("int u0 = (int) lx, u1 = (int) lv, u2 = by;")
        self.put("Obj c0 = p;")
        self.put("int w9 = c0 == null ? -1 : c0.f;")
        self.put("Obj c1 = q;")
        self.put("int w10 = c1 == null ? -1 : c1.g;")
        self.put("Obj c2 = ar.get();")
        self.put("int w11 = c2 == null ? -1 : c2.h;")
        names = [f"w{i}" for i in range(12)] + ["u0", "u1", "u2"] + [f"z{t}" for t in range(len(p["threads"]))]
        self.put('System.out.println(r0 + " " + r1 + " " + r2 + " " + ' + ' + " " + '.join(names) + ");")
        self.close()
        self.close()
        return "\n".join(self.lines) + "\n"


def generate(seed):
    return Generator(seed).program()


def java_text(program, name):
    return Java(program, name).text()


if __name__ == "__main__":
    print(java_text(generate(int(sys.argv[1])), "Main"), end="")
