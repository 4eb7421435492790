#!/usr/bin/env python3
"""What a generated C program can do: every sequentially consistent interleaving, by brute force.

The second half of oracle.py with the semantics of C11 and POSIX instead of Java's. What differs:
  - A thread that does something wrong ends the path: a false assertion or the misuse of a mutex (assertion), a null or freed
    object (memory), a division by zero (exception), a normal mutex locked again by its owner (deadlock).
  - main ends the program, and so does exit(), whatever the other threads do.
  - Signals need no lock. A timed lock or sem_timedwait may run out of time only while it cannot have what it waits for; a timed
    condition wait at any moment.
  - A freed object stays freed: its address is not given out again as long as somebody may hold it.
"""

import sys

import oracle
from generate_c import ATOMIC
from oracle import ALIVE, ENDED, MAIN, RELAXED, Code, Oracle, declare

KIND = {"AssertionError": "assertion", "ArithmeticException": "exception", "NullPointerException": "memory", "SelfDeadlock": "deadlock"}
RECURSIVE = {"l1"}


class CodeC(Code):
    outer = False
    relaxed = False  # the accesses to atomic variables that do not say otherwise

    def load(self, reg, loc):
        if self.relaxed and loc[-1] in ATOMIC: self.mode = RELAXED
        super().load(reg, loc)
        self.mode = None

    def store(self, loc, value):
        if self.relaxed and loc[-1] in ATOMIC: self.mode = RELAXED
        super().store(loc, value)
        self.mode = None

    def statement(self, s):
        k = s[0]
        if k == "sync":
            m = self.monitor(s[1])
            if s[1] in ("b0", "b1"):
                hold = f"m{self.temps}"
                self.temps += 1
                self.emit("mov", self.reg(hold), m)
                m = self.value(hold)
            self.emit("lock", m)
            self.block(s[2])
            self.emit("unlock", m)
        elif k == "unlock": self.emit("unlock", self.monitor(s[1]))
        elif k in ("try", "timedlock"):
            self.emit("trylock", self.reg(s[1]), s[2])
            test = self.emit("brf", None, None)
            self.block(s[3])
            self.emit("unlock", self.monitor(s[2]))
            self.ops[test] = ("brf", self.condition([s[1], "==", 1]), self.here())
        elif k == "wait": self.emit("wait", self.monitor(s[1]), s[2], self.reg(s[3]) if s[2] else None)
        elif k == "signal": self.emit("notifyAll" if s[2] else "notify", self.monitor(s[1]))
        elif k in ("read-lock", "write-lock"):
            self.emit(k)
            self.block(s[1])
            self.emit("rw-unlock")
        elif k == "barrier": self.emit("barrier")
        elif k == "sem":
            if s[1] in ("wait", "post"): self.emit("acquire" if s[1] == "wait" else "release")
            else: self.emit("trysem", self.reg(s[2]))
        elif k in ("join", "reap"): self.emit("join", s[1] + 1)
        elif k == "bfree": self.emit("free", self.value(s[1]))
        elif k == "tls":
            self.emit("mov", self.reg("tl"), self.value(["+", "tl", 1]))
            self.emit("mov", self.reg(s[1]), self.value("tl"))
        elif k == "exit": self.emit("exit")
        elif k == "byte-read":
            shift = 8 * s[2]
            self.mode = f"byte-read {s[2]}"
            self.emit("rmw", self.reg(s[1]), lambda r: "w", lambda r, old: (old, old >> shift & 255))
            self.mode = None
        elif k == "byte-write":
            shift, value = 8 * s[1], self.value(s[2])
            self.mode = f"byte-write {s[1]}"
            self.emit("rmw", self.reg("t0"), lambda r: "w", lambda r, old: (old & ~(255 << shift) | (value(r) & 255) << shift, 0))
            self.mode = None
        elif k == "byte-or":
            shift, bits = 8 * s[2], s[3] << 8 * s[2]
            self.mode = f"byte-or {s[2]}"
            self.emit("rmw", self.reg(s[1]), lambda r: "w", lambda r, old: (old | bits, old >> shift & 255))
            self.mode = None
        elif k == "xadd": self.ordered("acq_rel", lambda: self.emit("rmw", self.reg(s[1]), lambda r: "x", lambda r, old: (old + 1, old + 1)))
        elif k == "xload": self.ordered("acquire", lambda: self.emit("ld", self.reg(s[1]), lambda r: "x"))
        elif k in ("xget", "xset") and self.relaxed: self.ordered("relaxed", lambda: super(CodeC, self).statement(s))
        elif k == "fence": self.emit("fence", (s[1] != "release", s[1] != "acquire"))
        elif k == "expose":
            mine = ("local", self.tid)
            self.emit("st", lambda r: "ip", lambda r: mine)
        elif k == "own":
            mine = ("local", self.tid)
            self.emit("st", lambda r: (mine, "n"), self.value(s[1]))
        elif k in ("peek", "poke"):
            at = self.location(["b", "lp", "n"])
            self.emit("ld", self.reg("lp"), lambda r: "ip")
            test = self.emit("brf", None, None)
            if k == "peek": self.emit("ld", self.reg(s[1]), at)
            else: self.emit("st", at, self.value(s[1]))
            self.ops[test] = ("brf", self.condition(["lp", "!=", None]), self.here())
            self.emit("mov", self.reg("lp"), lambda r: None)
        elif k == "hide": self.emit("st", lambda r: "hidden", self.value(s[1]))
        elif k == "seek": self.emit("ld", self.reg(s[1]), lambda r: "hidden")
        elif k == "word-read": self.emit("ld", self.reg(s[1]), lambda r: "w")
        elif k == "word-write":
            value = self.value(s[1])
            self.emit("st", lambda r: "w", lambda r: value(r) & 65535)
        else: super().statement(s)

    def body(self, statements, outer=False):
        self.block(statements)
        for s in statements:
            if s[0] == "spawn" and ["reap", s[1]] not in statements: self.emit("join", s[1] + 1)


def compile_program(p):
    codes = {}

    def fresh(name):
        code = codes[name] = CodeC(name)
        declare(code)
        code.reg("tl")
        code.reg("lp")
        code.relaxed = p["relaxed"]
        return code

    for c, statements in p["inits"].items():
        code = fresh(c)
        code.block(statements)
        code.emit("initdone", c)
    for t, body in enumerate(p["threads"]):
        code = fresh(t + 1)
        code.body(body["body"])
        code.emit("st", (lambda t: lambda r: f"z{t}")(t), lambda r: r[0] + 10 * r[1] + 100 * r[2])
        if body["fate"] in ("detach", "sibling"): code.emit("post-done")
        code.emit("return")
        code.emit("end")
    code = fresh(MAIN)
    for t in p["start"]: code.emit("start", t + 1)
    code.body(p["main"])
    for t, thread in enumerate(p["threads"]):
        if thread.get("given"): continue
        if thread["fate"] == "join": code.emit("join", t + 1)
        elif thread["fate"] != "abandon": code.emit("await-done")
    shown = ["r0", "r1", "r2"]
    for i, cell in enumerate(["x", "y", "v", ("o0", "f"), ("o0", "g"), ("o1", "f"), ("a", 0), ("a", 1), "ai"]):
        code.emit("ld", code.reg(f"w{i}"), (lambda cell: lambda r: cell)(cell))
        shown.append(f"w{i}")
    for i, (cell, field) in enumerate([("p", "f"), ("q", "g"), ("ar", "h")]):
        w = f"w{9 + i}"
        code.emit("ld", code.reg("c"), (lambda cell: lambda r: cell)(cell))
        code.emit("mov", code.reg(w), lambda r: -1)
        test = code.emit("brf", code.condition(["c", "!=", None]), None)
        code.emit("ld", code.reg(w), code.location(["b", "c", field]))
        code.ops[test] = ("brf", code.ops[test][1], code.here())
        shown.append(w)
    cells = ["lx", "lv", "by", "w"] + [f"z{t}" for t in range(len(p["threads"]))]
    for cell in cells:
        code.emit("ld", code.reg(f"show {cell}"), (lambda cell: lambda r: cell)(cell))
        shown.append(f"show {cell}")
    indices = [code.reg(n) for n in shown]
    code.emit("print", lambda r: " ".join(str(r[i]) for i in indices))
    code.emit("exit")
    return codes


class OracleC(Oracle):
    def __init__(self, program, limit):
        super().__init__(program, limit, compile_program)
        self.memory.update({"w": 0, "done": 0, "rw": (), "ip": None, "hidden": None})
        self.memory.update({(("local", t), "n"): 0 for t in range(1, self.n)})

    @staticmethod
    def registers(code):
        return tuple(None if n[0] in "bcm" or n == "lp" else 0 for n in code.regs)

    def steps(self, w, t):
        th = w.threads[t]
        if th[0] != ALIVE: return []
        mode = th[1]
        if mode is not None:
            if mode[0] == "dying":
                self.flags.add(KIND[mode[1]])
                return [None]
            if mode[0] == "barrier": return []
            return super().steps(w, t)
        name, pc, regs = th[5][-1]
        op = self.codes[name].ops[pc]
        k = op[0]
        handler = getattr(self, "do_" + k.replace("-", "_"), None)
        if handler is None: return super().steps(w, t)
        n = w.copy()
        me = list(th)

        def done(reg=None, value=None):
            self.goto(me, pc + 1, regs if reg is None else self.set(regs, reg, value))
            n.threads[t] = tuple(me)
            self.run_local(n, t)
            return [(n, True)]

        def wrong(exception):
            me[1] = ("dying", exception)
            n.threads[t] = tuple(me)
            return [(n, True)]

        return handler(w, n, t, me, op, regs, done, wrong)

    # -- memory

    @staticmethod
    def gone(memory, place):
        """Is it null, or a part of a freed object?"""
        return place is None or (isinstance(place, tuple) and (place[0], "freed") in memory)

    def how(self, me):
        name, pc, _ = me[5][-1]
        return self.codes[name].modes[pc]

    def do_ld(self, w, n, t, me, op, regs, done, wrong):
        at = op[2](regs)
        if self.gone(n.memory, at): return wrong("NullPointerException")
        n.note(t, "read", at, self.how(me))
        return [(successor, False) for successor, _ in done(op[1], n.memory[at])]

    def do_st(self, w, n, t, me, op, regs, done, wrong):
        at = op[1](regs)
        if self.gone(n.memory, at): return wrong("NullPointerException")
        n.memory[at] = op[2](regs)
        n.note(t, "write", at, self.how(me))
        return done()

    def do_free(self, w, n, t, me, op, regs, done, wrong):
        o = op[1](regs)
        if o is None: return done()
        if (o, "freed") in n.memory: return wrong("NullPointerException")
        for key in [key for key in n.memory if isinstance(key, tuple) and key[0] == o]: del n.memory[key]
        n.memory.pop(("lock", o), None)
        n.memory[(o, "freed")] = True
        n.note(t, "free", o)
        return done()

    def begins(self, n, t, u):
        super().begins(n, t, u)
        n.note(u, "write", (("local", u), "n"))  # its initialiser

    def do_return(self, w, n, t, me, op, regs, done, wrong):
        """The thread's variable ends."""
        del n.memory[(("local", t), "n")]
        n.memory[(("local", t), "freed")] = True
        n.note(t, "write", (("local", t), "n"))
        return done()

    def do_fence(self, w, n, t, me, op, regs, done, wrong):
        n.note(t, "fence", op[1])
        return done()

    # -- mutexes

    def do_lock(self, w, n, t, me, op, regs, done, wrong):
        m = op[1](regs)
        if m is None or (m, "freed") in n.memory: return wrong("NullPointerException")
        held = n.memory.get(("lock", m))
        if held and held[0] != t: return []
        if held and m not in RECURSIVE: return wrong("SelfDeadlock")
        if not held: n.note(t, "acquire", ("lock", m))
        n.memory[("lock", m)] = (t, held[1] + 1 if held else 1)
        return done()

    def do_unlock(self, w, n, t, me, op, regs, done, wrong):
        m = op[1](regs)
        if m is None or (m, "freed") in n.memory: return wrong("NullPointerException")
        held = n.memory.get(("lock", m))
        if not held or held[0] != t: return done() if m in RECURSIVE else wrong("AssertionError")
        if held[1] == 1:
            del n.memory[("lock", m)]
            n.note(t, "release", ("lock", m))
        else: n.memory[("lock", m)] = (t, held[1] - 1)
        return done()

    def do_trylock(self, w, n, t, me, op, regs, done, wrong):
        """Also a timed lock: its time may be over as soon as somebody else has the lock."""
        m = op[2]
        held = n.memory.get(("lock", m))
        if held and (held[0] != t or m not in RECURSIVE):
            n.note(t, "tell")
            return done(op[1], 2)
        n.memory[("lock", m)] = (t, held[1] + 1 if held else 1)
        if not held: n.note(t, "acquire", ("lock", m))
        return done(op[1], 1)

    def do_read_lock(self, w, n, t, me, op, regs, done, wrong):
        if n.memory["rw"][:1] == ("writer",): return []
        n.memory["rw"] = tuple(sorted(n.memory["rw"] + (t,)))
        n.note(t, "acquire", "rw writers")
        return done()

    def do_write_lock(self, w, n, t, me, op, regs, done, wrong):
        if n.memory["rw"]: return []
        n.memory["rw"] = ("writer", t)
        n.note(t, "acquire", "rw writers")
        n.note(t, "acquire", "rw readers")
        return done()

    def do_rw_unlock(self, w, n, t, me, op, regs, done, wrong):
        n.note(t, "release", "rw writers" if n.memory["rw"][0] == "writer" else "rw readers")
        n.memory["rw"] = () if n.memory["rw"][0] == "writer" else tuple(u for u in n.memory["rw"] if u != t)
        return done()

    # -- waiting

    def do_wait(self, w, n, t, me, op, regs, done, wrong):
        m = op[1](regs)
        held = n.memory.get(("lock", m))
        if not held or held[0] != t: return wrong("AssertionError")
        if held[1] > 1: return wrong("SelfDeadlock")
        del n.memory[("lock", m)]
        n.note(t, "release", ("lock", m))
        me[1] = ("waitset", m, 1, op[2])
        n.threads[t] = tuple(me)
        return [(n, True)]

    def do_notify(self, w, n, t, me, op, regs, done, wrong):
        m = op[1](regs)
        self.told(n, t, m)
        waiters = [u for u in range(self.n) if n.threads[u][1] and n.threads[u][1][:2] == ("waitset", m)]
        if not waiters: return done()
        result = []
        name, pc, _ = me[5][-1]
        for u in waiters:
            s = w.copy()
            self.told(s, t, m)
            self.change(s, u, mode=("reacquire", m, 1, False))
            mine = list(w.threads[t])
            self.goto(mine, pc + 1, regs)
            s.threads[t] = tuple(mine)
            self.run_local(s, t)
            result.append((s, True))
        return result

    def told(self, n, t, m):
        """A signal makes an order that is no edge, unless the lock is held."""
        if n.memory.get(("lock", m), (None,))[0] != t: n.note(t, "tell")

    def do_notifyAll(self, w, n, t, me, op, regs, done, wrong):
        m = op[1](regs)
        self.told(n, t, m)
        for u in range(self.n):
            if n.threads[u][1] and n.threads[u][1][:2] == ("waitset", m): self.change(n, u, mode=("reacquire", m, 1, False))
        return done()

    def leave_block(self, n, t, throws):
        me = list(n.threads[t])
        expired = me[1][0] == "reacquire" and me[1][3] == "expired"
        me[1] = None
        name, pc, regs = me[5][-1]
        op = self.codes[name].ops[pc]
        if op[0] == "wait" and op[3] is not None: regs = self.set(regs, op[3], 4 if expired else 3)
        self.goto(me, pc + 1, regs)
        n.threads[t] = tuple(me)
        self.run_local(n, t)
        return n, True

    def do_barrier(self, w, n, t, me, op, regs, done, wrong):
        waiting = [u for u in range(self.n) if n.threads[u][1] == ("barrier",)]
        n.note(t, "release", "barrier")
        if waiting:
            for u in (waiting[0], t): n.note(u, "acquire", "barrier")
            self.change(n, waiting[0], mode=("joined", False))
            return done()
        me[1] = ("barrier",)
        n.threads[t] = tuple(me)
        return [(n, True)]

    def do_trysem(self, w, n, t, me, op, regs, done, wrong):
        if n.memory["sem"] == 0:
            n.note(t, "tell")
            return done(op[1], 2)
        n.memory["sem"] -= 1
        n.note(t, "acquire", "sem")
        return done(op[1], 1)

    def do_post_done(self, w, n, t, me, op, regs, done, wrong):
        n.memory["done"] += 1
        n.note(t, "release", "done")
        return done()

    def do_await_done(self, w, n, t, me, op, regs, done, wrong):
        if n.memory["done"] == 0: return []
        n.memory["done"] -= 1
        n.note(t, "acquire", "done")
        return done()

    def do_join(self, w, n, t, me, op, regs, done, wrong):
        if n.threads[op[1]][0] != ENDED: return []
        n.note(t, "acquire", ("end", op[1]))
        return done()

    def do_exit(self, w, n, t, me, op, regs, done, wrong):
        self.outcomes.add(w.output or "")
        return [None]


def explore(program, limit=20000, spurious=False):
    from generate import walk
    found = OracleC(program, limit)
    found.spurious = spurious
    spins = any(s[0] == "spin" for body in [program["main"]] + [t["body"] for t in program["threads"]] for s in walk(body))
    found.explore(spins)
    return found


if __name__ == "__main__":
    from generate_c import generate
    found = explore(generate(int(sys.argv[1])))
    print(*sorted(found.outcomes), sep="\n")
    print("flags", sorted(found.flags), "states", found.states)
