#!/usr/bin/env python3
"""Small random programs made of the ways in which threads really share data, right or slightly wrong.

    patterns.py [--c] SEED      prints the program of that seed

generate.py draws statements one by one, and nearly all of its programs race. Here a program is one to three patterns (a message by a
flag, a lock, an owner by compare-and-set, a publication, a hand-over to a new thread, ...), each over locations of its own, mixed
with statements that only synchronise. About half of the programs have a mistake: a lock left out or another one, an order too weak,
an access on the wrong side. Syntax: generate.py and generate_c.py, and in both languages atomic cells m0, m1 with an order each:
["aget", r, m, order], ["aset", m, value, order], ["aadd", r, m, order], ["acas", r, m, expected, new, order]; C: ["fence", order].
"""

import random
import sys

from generate import INTS

JAVA_PATTERNS = ["flag", "flag", "flag", "mutex", "owner", "publish", "publish", "lazily", "join", "hand-over", "wait", "park", "interrupt",
                 "initialiser", "private", "read-only", "last", "alive"]
C_PATTERNS = ["flag", "flag", "flag", "flag", "mutex", "owner", "publish", "lazily", "join", "hand-over", "wait", "initialiser", "private",
              "read-only", "last", "trylock", "barrier", "semaphore", "readers", "bytes", "sequence", "local", "free"]


class Patterns:
    def __init__(self, language, seed):
        self.c = language == "c"
        self.seed = seed
        self.rnd = random.Random(f"{language} {seed}")

    def program(self):
        rnd = self.rnd
        self.count = rnd.choice([2, 2, 2, 3])
        self.bodies = [[] for _ in range(self.count)]
        self.given, self.joined, self.inits = [], set(), {}
        self.cells = [["s", "x"], ["s", "y"], ["o", "o0", "f"], ["o", "o1", "f"], ["a", 0], ["a", 1], ["s", "lx"], ["s", "by"]]
        self.flags = ["v", "m0", "m1", "ai"]
        self.locks = ["l0", "l0", "l1", "o0"]
        rnd.shuffle(self.cells)
        rnd.shuffle(self.flags)
        patterns = C_PATTERNS if self.c else JAVA_PATTERNS
        names = rnd.sample(patterns, rnd.choice([1, 2, 2, 3]) if self.count == 2 else rnd.choice([1, 1, 2]))
        wrong = rnd.choice(names) if rnd.random() < 0.5 else None
        for name in dict.fromkeys(names):
            self.wrong = name == wrong
            getattr(self, name.replace("-", "_"))()
        for t in range(self.count):
            for _ in range(rnd.choice([0, 0, 0, 0, 1])): self.bodies[t].insert(rnd.randint(0, len(self.bodies[t])), self.noise())
        main = []
        if rnd.random() < 0.15: main = [["write", self.cell(), 2]] if rnd.random() < 0.3 else [self.noise()]
        threads = []
        for t, body in enumerate(self.bodies + self.given):
            threads.append({"body": body, "outer": False, "fate": "sibling" if t in self.joined else rnd.choice(["join", "join", "join", "detach"])})
            if t >= self.count: threads[-1].update({"given": True, "fate": "join"})
        return {"seed": self.seed, "features": sorted(dict.fromkeys(names)), "capture": not self.c and not self.inits and rnd.random() < 0.4, "extends": False,
                "runnable": rnd.random() < 0.3, "inits": self.inits, "start": list(range(self.count)), "threads": threads, "main": main,
                "storage": rnd.choice(["static", "stack", "heap"]), "relaxed": False}

    # -- parts

    def cell(self):
        """A location for data; seldom one that another pattern has already."""
        if not self.cells or self.rnd.random() < 0.05: return self.rnd.choice([["s", "x"], ["s", "y"], ["o", "o0", "f"]])
        return self.cells.pop()

    def reg(self): return self.rnd.choice(INTS)

    def put(self, cell): return self.rnd.choice([["write", cell, self.rnd.choice([1, 2])], ["write", cell, 2], ["inc", cell]])

    def take(self, cell):
        """A read; sometimes what it read is checked, or decides what is done next."""
        r = self.reg()
        read = ["read", r, cell]
        roll = self.rnd.random()
        if roll < 0.2: return ["seq", [read, ["assert", [r, "!=", self.rnd.choice([0, 1, 2])]]]]
        if roll < 0.3: return ["seq", [read, ["if", [r, "==", 0], [["write", self.cell(), 3]], []]]]
        return read

    def use(self, cell): return self.put(cell) if self.rnd.random() < 0.6 else self.take(cell)

    def two(self):
        """Two threads, in any order."""
        return self.rnd.sample(range(self.count), 2)

    def add(self, t, *statements): self.bodies[t] += statements

    def noise(self):
        return self.rnd.choice([["read", self.reg(), ["s", "v"]], ["write", ["s", "v"], 1], ["xinc", "r2"], ["sync", "l1", []], ["sync", "l0", []],
                                ["aget", "r2", "m1", self.order("get")], ["aset", "m0", 3, self.order("set")]])

    def order(self, kind, strong=False):
        """An order for a get, set, add or cas; a strong one acquires and releases as far as it can."""
        rnd = self.rnd
        if self.c:
            orders = {"get": ["acquire", "seq_cst"], "set": ["release", "seq_cst"], "add": ["acq_rel", "seq_cst"],
                      "cas": ["acq_rel acquire", "seq_cst seq_cst", "acq_rel relaxed"]}[kind]
            if not strong: orders = orders + {"get": ["relaxed"] * 2, "set": ["relaxed"] * 2, "add": ["relaxed", "acquire", "release"],
                                              "cas": ["relaxed relaxed", "acquire relaxed", "release relaxed", "release acquire"]}[kind]
        else:
            orders = {"get": ["getAcquire", "getVolatile"], "set": ["setRelease", "setVolatile"], "add": ["getAndAdd"],
                      "cas": ["compareAndSet", "compareAndExchange"]}[kind]
            if not strong: orders = orders + {"get": ["getOpaque"] * 2, "set": ["setOpaque"] * 2, "add": ["getAndAddAcquire", "getAndAddRelease"],
                                              "cas": ["compareAndExchangeAcquire", "compareAndExchangeRelease"]}[kind]
        return rnd.choice(orders)

    def channel(self):
        """(statements that set a flag to 1, statements that read it into r0)."""
        rnd = self.rnd
        strong = not self.wrong
        kind = self.flags.pop() if self.flags else "lock"
        if rnd.random() < 0.25: kind = "lock"
        if self.wrong and rnd.random() < 0.25: kind = "plain"
        if kind == "v": return [["write", ["s", "v"], 1]], [["read", "r0", ["s", "v"]]]
        if kind == "ai":
            send = rnd.choice([["xset", 1], ["xgas", "r2", 1], ["xcas", "r2", 0, 1], ["xinc", "r2"]])
            return [send], [rnd.choice([["xget", "r0"], ["xcas", "r0", 1, 1]])]
        flag = self.cell()
        if kind == "plain": return [["write", flag, 1]], [["read", "r0", flag]]
        if kind == "lock":
            lock = rnd.choice(self.locks)
            other = rnd.choice(self.locks) if self.wrong else lock
            return [["sync", lock, [["write", flag, 1]]]], [["sync", other, [["read", "r0", flag]]]]
        self.cells.append(flag)
        if self.c and rnd.random() < 0.35:
            send = [["fence", rnd.choice(["release", "acq_rel", "seq_cst"])], ["aset", kind, 1, "relaxed"]]
            receive = [["aget", "r0", kind, "relaxed"], ["fence", rnd.choice(["acquire", "acq_rel", "seq_cst"])]]
            if self.wrong: del rnd.choice([send, receive])[0 if rnd.random() < 0.5 else -1]
            if not any(s[0] == "aset" for s in send): send.append(["aset", kind, 1, "relaxed"])
            if not any(s[0] == "aget" for s in receive): receive.append(["aget", "r0", kind, "relaxed"])
            return send, receive
        send = rnd.choice([["aset", kind, 1, self.order("set", strong)]] * 2 +
                          [["aadd", "r2", kind, self.order("add", strong)], ["acas", "r2", kind, 0, 1, self.order("cas", strong)]])
        receive = rnd.choice([["aget", "r0", kind, self.order("get", strong)]] * 3 +
                             [["acas", "r0", kind, 1, 2, self.order("cas", strong)]])
        return [send], [receive]

    # -- patterns

    def flag(self):
        """One uses the data and sets a flag; the other uses it if the flag is set."""
        a, b = self.two()
        cell = self.cell()
        send, receive = self.channel()
        first, second = (self.put, self.take) if self.rnd.random() < 0.7 else (self.use, self.put)
        mine = [first(cell), *send]
        theirs = ["if", ["r0", "==", 1], [second(cell)], []]
        if self.wrong and self.rnd.random() < 0.3:
            if self.rnd.random() < 0.5: mine = [*send, first(cell)]
            else: theirs = ["if", ["r0", "==", self.rnd.choice([0, 1])], [second(cell)], [self.take(cell)]]
        self.add(a, *mine)
        self.add(b, *receive, theirs)

    def mutex(self):
        cell, lock = self.cell(), self.rnd.choice(self.locks)
        odd = self.rnd.randrange(self.count) if self.wrong else None
        for t in range(self.count):
            use = [self.put(cell) if t == odd or self.rnd.random() < 0.6 else self.take(cell)]
            if t != odd: self.add(t, ["sync", lock, use])
            else: self.add(t, *self.rnd.choice([use, [["sync", self.rnd.choice(["l0", "l1", "o0"]), use]], [["sync", lock, [self.take(cell)]], *use]]))

    def owner(self):
        """Who changes the flag from 0 to 1 may use the data, and perhaps gives it back."""
        cell = self.cell()
        back = self.rnd.random() < 0.5
        m = self.rnd.choice(["m0", "m1"])
        atomic = self.rnd.random() < 0.3
        for t in range(self.count):
            strong = not self.wrong
            take = ["xcas", "r0", 0, 1] if atomic else ["acas", "r0", m, 0, 1, self.order("cas", strong)]
            give = [] if not back else [["xset", 0] if atomic else ["aset", m, 0, self.order("set", strong)]]
            body = [self.use(cell), *give] if not self.wrong or self.rnd.random() < 0.6 else [*give, self.use(cell)]
            self.add(t, take, ["if", ["r0", "==", 1], body, [self.take(cell)] if self.wrong and self.rnd.random() < 0.3 else []])

    def publish(self):
        a, b = self.two()
        place = ["s", "q"]
        send, fetch = ["publish", place, "b0"], ["fetch", "b1", place]
        kind = self.rnd.choice(["volatile", "lock", "atomic"]) if not self.wrong else self.rnd.choice(["volatile", "plain", "plain", "field"])
        if kind == "lock": send, fetch = ["sync", "l0", [["publish", ["s", "p"], "b0"]]], ["sync", "l0", [["fetch", "b1", ["s", "p"]]]]
        elif kind == "atomic": send, fetch = self.rnd.choice([["argas", "b0", "b0"], ["arcas", "r2", None, "b0"]]), ["arget", "b1"]
        elif kind == "plain": send, fetch = ["publish", ["s", "p"], "b0"], ["fetch", "b1", ["s", "p"]]
        elif kind == "field": send, fetch = ["publish", ["o", "o0", "next"], "b0"], ["fetch", "b1", ["o", "o0", "next"]]
        self.add(a, ["new", "b0", self.rnd.choice([1, 2])], send)
        field = ["b", "b1", self.rnd.choice("ffh") if kind != "volatile" else self.rnd.choice(["f", "f", "g", "h"])]
        use = self.take(field) if field[2] == "h" or self.rnd.random() < 0.6 else self.put(field)
        self.add(b, fetch, ["if", ["b1", "!=", None], [use], []])
        if self.wrong and kind == "volatile": self.add(a, self.put(["b", "b0", "f"]))

    def lazily(self):
        """Double-checked locking."""
        place = ["s", "p" if self.wrong else "q"]
        check = ["if", ["b0", "==", None], [["new", "b0", 1], ["publish", place, "b0"]], []]
        for t in self.two():
            self.add(t, ["fetch", "b0", place], ["if", ["b0", "==", None], [["sync", "l0", [["fetch", "b0", place], check]]], []],
                     self.take(["b", "b0", self.rnd.choice("fh")]))

    def join(self):
        a, b = sorted(self.two())  # a is started first
        cell = self.cell()
        self.add(a, self.put(cell))
        if self.c:
            join = ["join", a, False, "r2"]
            self.joined.add(a)
        else:
            if self.wrong and self.rnd.random() < 0.5: a, b = b, a
            join = ["join", a, self.wrong and self.rnd.random() < 0.5, "r2"]
        self.add(b, *([self.use(cell), join] if self.wrong and (self.c or self.rnd.random() < 0.3) else [join, self.use(cell)]))

    def alive(self):
        a, b = self.two()
        cell = self.cell()
        self.add(a, self.put(cell))
        self.add(b, ["alive", "r0", a], ["if", ["r0", "==", 1 if self.wrong else 0], [self.use(cell)], []])

    def hand_over(self):
        a = self.rnd.randrange(self.count)
        cell = self.cell()
        child = self.count + len(self.given)
        self.given.append([self.rnd.choice([self.use(cell), self.take(["b", "b0", "f"]), ["write", ["b", "b0", "f"], 3]])])
        before, after = [self.put(cell)], []
        if self.wrong: before, after = self.rnd.choice([([], before), (before, [self.put(["b", "b0", "f"])])])
        reap = [["reap", child], self.use(cell)] if self.c and self.rnd.random() < 0.5 else []
        self.add(a, ["new", "b0", 1], *before, ["spawn", child, "b0"], *after, *reap)

    def wait(self):
        a, b = self.two()
        cell, flag, lock = self.cell(), self.cell(), self.rnd.choice(["l0", "l0", "l1"])
        note = ["signal", lock, self.rnd.random() < 0.3] if self.c else [self.rnd.choice(["notify", "notifyAll"]), lock]
        odd = self.rnd.choice(["timed", "late"]) if self.wrong else None
        first = [self.put(cell), ["sync", lock, [["write", flag, 1], note]]]
        self.add(a, *(reversed(first) if odd == "late" else first))
        wait = ["wait", lock, odd == "timed" or (odd is None and self.rnd.random() < 0.2), "r2"]
        again = [["read", "r0", flag]] if wait[2] and odd is None else []
        self.add(b, ["sync", lock, [["read", "r0", flag], ["if", ["r0", "==", 0], [wait, *again], []]]])
        self.add(b, *([["if", ["r0", "==", 1], [self.use(cell)], []]] if again else [self.use(cell)]))

    def park(self):
        b, a = sorted(self.two())  # the one that parks is started first, or it might not be given its permit
        cell = self.cell()
        odd = self.rnd.choice(["timed", "late"]) if self.wrong else None
        give = ["unpark", b]
        self.add(a, *([give, self.put(cell)] if odd == "late" else [self.put(cell), give]))
        self.add(b, ["park", odd == "timed"], self.use(cell))

    def interrupt(self):
        a, b = self.two()
        cell = self.cell()
        late = self.wrong and self.rnd.random() < 0.5
        self.add(a, *([["interrupt", b], self.put(cell)] if late else [self.put(cell), ["interrupt", b]]))
        ask, told = self.rnd.choice([(["interrupted", "r0"], 1), (["isint", "r0", b], 1), (["sleep", "r0"], 7),
                                     (["sync", "l1", [["wait", "l1", True, "r0"]]], 7)])
        self.add(b, ask, ["if", ["r0", "==", 0 if self.wrong and not late else told], [self.use(cell)], []])

    def initialiser(self):
        """A class initialiser, or pthread_once."""
        cell = ["s", self.rnd.choice(["x", "y"])]
        if cell in self.cells: self.cells.remove(cell)
        self.inits = {"C0": [["write", cell, 2], ["write", ["c", "C0"], 1]]}
        for t in self.two():
            read = ["read", self.reg(), ["c", "C0"]]
            self.add(t, *([read, self.take(cell)] if not self.wrong or self.rnd.random() < 0.3 else
                          self.rnd.choice([[self.take(cell), read], [read, self.put(cell)]])))

    def private(self):
        for t in range(self.count): self.add(t, self.use(self.cell() if not self.wrong else ["a", self.rnd.choice([0, 1])]))

    def read_only(self):
        cell = self.cell()
        for t in range(self.count): self.add(t, self.take(cell) if not self.wrong or self.rnd.random() < 0.6 else self.put(cell))

    def last(self):
        """Everyone counts; the last one uses what the others have left."""
        cells = [self.cell() for _ in range(self.count)]
        atomic = not self.wrong and self.rnd.random() < 0.4
        m = self.rnd.choice(["m0", "m1"])
        for t, cell in enumerate(cells):
            count = ["xinc", "r0"] if atomic else ["aadd", "r0", m, self.order("add", not self.wrong)]
            self.add(t, self.put(cell), count, ["if", ["r0", "==", self.count], [self.take(cells[(t + 1) % self.count])], []])

    def trylock(self):
        cell, lock = self.cell(), self.rnd.choice(["l0", "l1"])
        for t in self.two():
            how = self.rnd.choice(["try", "try", "timedlock", "sync"])
            if how == "sync": self.add(t, ["sync", lock, [self.use(cell)]])
            else:
                self.add(t, [how, "r0", lock, [self.use(cell)]])
                if self.wrong: self.add(t, ["if", ["r0", "==", 2], [self.use(cell)], []])

    def barrier(self):
        a, b = self.two()
        one, two = self.cell(), self.cell()
        first = [self.put(one), ["barrier"], self.take(two)]
        second = [self.put(two), ["barrier"], self.take(one)]
        if self.wrong: second = self.rnd.choice([[["barrier"], *second[:1], second[2]], [second[0], second[2], ["barrier"]]])
        self.add(a, *first)
        self.add(b, *second)

    def semaphore(self):
        cell = self.cell()
        for t in self.two():
            use = self.use(cell)
            post = ["sem", "post", "r2"]
            inner = [use, post] if not self.wrong or self.rnd.random() < 0.5 else [post, use]
            if self.rnd.random() < 0.6: self.add(t, ["sem", "wait", "r0"], *inner)
            else: self.add(t, ["sem", self.rnd.choice(["try", "timed"]), "r0"], ["if", ["r0", "==", 1], inner, [self.use(cell)] if self.wrong else []])

    def readers(self):
        cell = self.cell()
        for t in range(self.count):
            if self.rnd.random() < 0.5: self.add(t, ["write-lock", [self.use(cell)]])
            else: self.add(t, ["read-lock", [self.use(cell) if self.wrong else self.take(cell)]])

    def bytes(self):
        for t in self.two():
            i = t % 2 if not self.wrong else self.rnd.choice([0, 1])
            self.add(t, self.rnd.choice([["byte-write", i, 1], ["byte-write", i, 1], ["byte-read", self.reg(), i]]))
        if self.wrong and self.rnd.random() < 0.3: self.add(t, ["word-read", self.reg()])

    def sequence(self):
        """A release sequence: a store, an update or store by another, a load."""
        cell = self.cell()
        m = self.rnd.choice(["m0", "m1"])
        a, b = self.two()
        c = self.rnd.choice([t for t in range(self.count) if t not in (a, b)] or [b])
        self.add(a, self.put(cell), ["aset", m, 1, self.order("set", True)])
        if self.wrong and self.rnd.random() < 0.6:
            self.add(b, ["aget", "r0", m, "relaxed"], ["if", ["r0", "==", 1], [["aset", m, 2, self.rnd.choice(["relaxed", "release"])]], []])
        elif self.rnd.random() < 0.5: self.add(b, ["aadd", "r2", m, "relaxed"])
        else: self.add(b, ["acas", "r2", m, 1, 2, "relaxed relaxed"])
        self.add(c, ["aget", "r0", m, self.order("get", not self.wrong)], ["if", ["r0", "==", 2], [self.take(cell)], []])

    def local(self):
        """A thread's variable, used by another one that gets its address: a child that is waited for, or whoever comes in time."""
        a, b = self.two()
        use = self.rnd.choice([["peek", self.reg()], ["poke", 2]])
        if self.wrong:
            self.add(a, ["own", 2], ["expose"], ["sync", "l1", []])
            self.add(b, ["sync", "l1", []], use)
        else:
            child = self.count + len(self.given)
            self.given.append([use])
            self.add(a, ["new", "b0", 1], ["own", 2], ["expose"], ["spawn", child, "b0"], ["reap", child])

    def free(self):
        """Who takes the pointer frees it."""
        a, b = self.two()
        self.add(a, ["new", "b0", 1], ["argas", "b0", "b0"])
        if self.wrong: self.add(a, ["arget", "b0"], ["if", ["b0", "!=", None], [self.take(["b", "b0", "f"])], []])
        self.add(b, ["argas", "b1", None], ["if", ["b1", "!=", None], [self.take(["b", "b1", "f"]), ["bfree", "b1"]], []])


def generate(language, seed):
    return Patterns(language, seed).program()


if __name__ == "__main__":
    import generate as java
    import generate_c
    language = "c" if "--c" in sys.argv else "java"
    program = generate(language, int(sys.argv[-1]))
    print(generate_c.text(program) if language == "c" else java.java_text(program, "Main"), end="")
