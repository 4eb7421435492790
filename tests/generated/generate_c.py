#!/usr/bin/env python3
"""Small random concurrent C programs, as abstract syntax and as C text.

    generate_c.py SEED          prints the program of that seed

The syntax is that of generate.py with other statements (oracle_c.py gives it its meaning). What is new or different:

  program   "storage": where the shared objects are: "static", in main's "stack" frame, or on the "heap"; "relaxed": the order of
            atomic accesses; each thread has a "fate": "join", "detach" (main waits for it by a semaphore) or "abandon" (main may
            end first)
  location  x, y plain ints; v, lv and the field g atomic; lx a long long, by a signed char; p a plain, q an atomic pointer
  statement ["bfree", b], ["signal", lock, all], ["timedlock", r, lock, block], ["try", r, lock, block], ["unlock", lock],
            ["read-lock", block], ["write-lock", block], ["barrier"], ["sem", how, r], ["tls", r], ["exit"],
            ["byte-read", r, i], ["byte-write", i, value], ["word-read", r], ["word-write", value]: parts of one cell;
            ["byte-or", r, i, value], ["xadd", r], ["xload", r]: atomic operations on what others use plainly;
            ["expose"], ["own", value], ["peek", r], ["poke", value]: a local variable whose address others get;
            ["hide", b], ["seek", b]: a pointer that travels as a disguised integer;
            ["reap", t]: joins a thread that this one spawned, before its end
  mutex     "l0" is normal, "l1" recursive; every object has a normal one
"""

import sys

from generate import INTS, Generator, walk

THEMES = {
    "plain": {"read": 4, "write": 4, "inc": 2, "copy": 1},
    "atomic": {"vread": 3, "vwrite": 3, "vinc": 1, "xinc": 2, "xcas": 2, "xgas": 1, "xget": 1},
    "object": {"oread": 3, "owrite": 3, "oinc": 1},
    "array": {"aread": 3, "awrite": 3, "ainc": 1},
    "bytes": {"byte_read": 2, "byte_write": 4, "word_read": 3, "word_write": 1},
    "mixed": {"xadd": 3, "xload": 1, "read": 3, "write": 3, "byte_or": 2, "byte_read": 1, "word_read": 1},
    "local": {"expose": 4, "own": 3, "peek": 4, "poke": 3, "read": 1, "write": 1},
    "hide": {"new": 2, "hide": 5, "seek": 5, "bread": 3, "bwrite": 3, "publish": 1, "fetch": 1},
    "heap": {"new": 3, "publish": 5, "fetch": 5, "bread": 4, "bwrite": 3, "bsync": 1, "link": 2, "arcas": 1, "argas": 1, "arget": 1},
    "free": {"new": 2, "publish": 5, "fetch": 5, "bread": 3, "bwrite": 2, "bfree": 2, "bsync": 1},
    "lock": {"sync": 6, "read": 2, "inc": 2},
    "try": {"try": 4, "timedlock": 3, "sync": 2, "read": 1, "write": 1},
    "misuse": {"unlock": 2, "sync": 4, "inc": 2, "try": 1},
    "wait": {"waitsync": 5, "notifysync": 4, "signal": 2, "sync": 1, "write": 1},
    "sem": {"sem": 5, "read": 2, "write": 2},
    "rw": {"read_lock": 3, "write_lock": 3, "read": 1, "write": 1},
    "barrier": {"barrier": 3, "read": 2, "write": 3},
    "once": {"cread": 4, "cwrite": 2, "read": 1, "write": 1},
    "join": {"join": 3, "write": 3, "read": 3},
    "error": {"assert": 3, "div": 2, "read": 2, "write": 2, "inc": 1},
    "exit": {"exit": 1, "read": 2, "write": 3, "assert": 1},
    "types": {"tread": 3, "twrite": 3, "tinc": 1},
    "tls": {"tls": 3, "read": 1, "write": 2, "inc": 1},
    "spawn": {"bwrite": 3, "bread": 3, "new": 1, "publish": 1, "fetch": 1, "link": 1},
    "spin": {"spin": 2, "write": 3, "vwrite": 2},
}
ATOMIC = {"v", "lv", "g", "q"}


class GeneratorC(Generator):
    def program(self):
        rnd = self.rnd
        themes = rnd.sample(sorted(THEMES), rnd.choice([1, 2, 2, 3]))
        if "spin" in themes and rnd.random() < 0.6:
            themes.remove("spin")
            themes = themes or ["plain"]
        self.capture = False
        self.weights = {}
        for theme in themes:
            for kind, weight in THEMES[theme].items():
                self.weights[kind] = self.weights.get(kind, 0) + weight
        self.threads = rnd.choice([2, 2, 2, 3])
        if "spawn" in themes: self.threads = 2
        size = {2: (2, 5), 3: (1, 3)}[self.threads]
        if {"spawn", "sem", "wait"} & set(themes): size = (1, 3)
        self.inits = {}
        if "once" in themes:
            for c in ("C0", "C1")[: rnd.choice([1, 2])]:
                self.inits[c] = [["write", ["s", rnd.choice(["x", "y", "v"])], 2], ["inc", ["s", rnd.choice(["x", "v"])]]][: rnd.randint(0, 2)]
                self.inits[c].append(["write", ["c", c], rnd.choice([1, 2])])
        self.joined = set()
        self.in_rw = False
        bodies = []
        for t in range(self.threads):
            self.me = t
            self.budget = rnd.randint(*size)
            bodies.append({"body": self.block(self.budget), "outer": False,
                           "fate": rnd.choices(["join", "detach", "abandon"], [6, 2, 1])[0]})
        for t in self.joined: bodies[t]["fate"] = "sibling"
        start = list(range(self.threads))
        if "spawn" in themes:
            for _ in range(rnd.choice([1, 1, 2])): self.add_child(bodies)
        self.me = "main"
        main = self.block(rnd.randint(1, 2)) if rnd.random() < 0.4 else []
        return {"seed": self.seed, "features": themes, "capture": False, "extends": False, "runnable": False, "inits": self.inits,
                "start": start, "threads": bodies, "main": main, "storage": rnd.choice(["static", "stack", "heap"]),
                "relaxed": rnd.random() < 0.3}

    def add_child(self, bodies):
        """A thread that another one starts, with an object, and joins: at its end, or earlier, so that others come after it."""
        rnd = self.rnd
        me = self.me = len(bodies)
        body = bodies[rnd.randrange(self.threads)]["body"]
        bodies.append({"body": [self.make_given() for _ in range(rnd.randint(1, 2))], "outer": False, "given": True, "fate": "join"})
        at = rnd.randint(0, len(body))
        body[at:at] = [["new", "b0", self.value()], ["spawn", me, "b0"]]
        if rnd.random() < 0.4: body.insert(rnd.randint(at + 2, len(body)), ["reap", me])
        if rnd.random() < 0.7: body.append(rnd.choice([["write", ["b", "b0", "f"], 5], ["read", "r0", ["b", "b0", rnd.choice("fg")]]]))

    def lock(self): return self.rnd.choice(["l0", "l0", "l0", "l1"])
    def make_bfree(self):
        b = self.ref()
        return self.rnd.choice([["bfree", b], ["seq", [["publish", self.place(), None], ["bfree", b]]]])
    def make_waitsync(self):
        lock = self.rnd.choice(["l0", "l0", "l0", "l1"])
        timed = self.rnd.random() < 0.3
        wait = ["wait", lock, timed, self.reg()]
        loc = self.rnd.choice([["s", "x"], ["s", "v"]])
        body = [["read", "r0", loc], ["if", ["r0", "==", 0], [wait], []]] if self.rnd.random() < 0.5 else [wait]
        if self.rnd.random() < 0.3: body.append(["write", self.plain(), self.value()])
        return ["sync", lock, body]
    def make_signal(self): return ["signal", self.lock(), self.rnd.random() < 0.3]
    def make_notifysync(self):
        lock = self.lock()
        body = [["signal", lock, self.rnd.random() < 0.3]]
        if self.rnd.random() < 0.5: body.insert(0, ["write", self.rnd.choice([["s", "x"], ["s", "v"]]), 1])
        return ["sync", lock, body]
    def guarded_block(self):
        self.depth += 2
        body = self.block(1)
        self.depth -= 2
        return body
    def make_try(self): return ["try", self.reg(), self.lock(), self.guarded_block()] if self.depth < 2 else self.make_inc()
    def make_timedlock(self): return ["timedlock", self.reg(), self.lock(), self.guarded_block()] if self.depth < 2 else self.make_inc()
    def make_unlock(self): return ["unlock", self.rnd.choice(["l0", "l0", "l1"])]
    def rw(self, kind):
        if self.depth >= 2 or self.in_rw: return self.make_inc()
        self.in_rw = True
        s = [kind, self.guarded_block()]
        self.in_rw = False
        return s
    def make_read_lock(self): return self.rw("read-lock")
    def make_write_lock(self): return self.rw("write-lock")
    def make_barrier(self): return ["barrier"]
    def make_sem(self): return ["sem", self.rnd.choice(["wait", "wait", "post", "post", "post", "try", "timed"]), self.reg()]
    def make_tls(self): return ["tls", self.reg()]
    def make_exit(self):
        return ["if", self.condition(), [["exit"]], []] if self.rnd.random() < 0.6 else ["exit"]
    def make_byte_read(self): return ["byte-read", self.reg(), self.rnd.choice([0, 1])]
    def make_byte_write(self): return ["byte-write", self.rnd.choice([0, 1]), self.value()]
    def make_byte_or(self): return ["byte-or", self.reg(), self.rnd.choice([0, 1]), self.rnd.choice([1, 2, 5])]
    def make_xadd(self): return ["xadd", self.reg()]
    def make_xload(self): return ["xload", self.reg()]
    def make_expose(self): return ["expose"] if self.me != "main" else self.make_write()
    def make_own(self): return ["own", self.value()] if self.me != "main" else self.make_write()
    def make_peek(self): return ["peek", self.reg()]
    def make_poke(self): return ["poke", self.value()]
    def make_hide(self):
        b = self.ref()
        return self.rnd.choice([["hide", b], ["seq", [["new", b, self.value()], ["hide", b]]]])
    def make_seek(self): return ["seek", self.ref()]
    def make_word_read(self): return ["word-read", self.reg()]
    def make_word_write(self): return ["word-write", self.value()]
    def make_join(self):
        """Of a thread that was surely created before, once, and not in a loop."""
        free = [t for t in range(self.me if isinstance(self.me, int) else 0) if t not in self.joined]
        if not free or self.depth >= 1: return self.make_write()
        t = self.rnd.choice(free)
        self.joined.add(t)
        return ["join", t, False, self.reg()]
    def make_div(self): return ["div", self.reg(), self.rnd.choice([["s", "x"], ["s", "v"], ["o", "o0", "f"]]), None]
    def make_spin(self): return ["spin", self.rnd.choice([["s", "x"], ["s", "v"]]), self.rnd.random() < 0.5]


# ---------------------------------------------------------------- C text

PRELUDE = """\
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define LOAD(x) atomic_load_explicit(&(x), {order})
#define STORE(x, value) atomic_store_explicit(&(x), (value), {order})

typedef struct Obj Obj;
struct Obj {{
  int f;
  atomic_int g;
  int h;
  Obj *next;
  pthread_mutex_t m;
}};
struct shared {{
  Obj o0, o1;
  int a[2];
  pthread_mutex_t l0, l1;
  pthread_cond_t c_l0, c_l1;
  atomic_int ai;
  _Atomic(Obj *) ar;
}};
struct argument {{
  struct shared *shared;
  Obj *given;
}};
static int x, y;
static atomic_int v, m0, m1;
static long long lx;
static _Atomic long long lv;
static signed char by;
static union {{
  unsigned short all;
  unsigned char byte[2];
}} w;
static Obj *p;
static int *ip;
static uintptr_t hidden;
#define DISGUISE 0x5555555555555555u
static _Atomic(Obj *) q;
static sem_t sem, done;
static pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;
static pthread_barrier_t bar;
static _Thread_local int tl;
static const struct timespec later = {{4000000000, 0}};

static Obj *make(int n) {{
  Obj *o = malloc(sizeof *o);
  o->f = n;
  atomic_init(&o->g, 0);
  o->h = n + 1;
  o->next = NULL;
  pthread_mutex_init(&o->m, NULL);
  return o;
}}
static int cas_int(atomic_int *at, int expected, int value) {{ return atomic_compare_exchange_strong(at, &expected, value); }}
static int cas_obj(struct shared *s, Obj *expected, Obj *value) {{ return atomic_compare_exchange_strong(&s->ar, &expected, value); }}
static pthread_t start(void *(*body)(void *), struct shared *s, Obj *given) {{
  struct argument *argument = malloc(sizeof *argument);
  argument->shared = s;
  argument->given = given;
  pthread_t t;
  pthread_create(&t, NULL, body, argument);
  return t;
}}
"""


class C:
    def __init__(self, program):
        self.p = program
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
        if kind == "o": return f"S->{loc[1]}.{loc[2]}"
        if kind == "b": return f"{loc[1]}->{loc[2]}"
        if kind == "a": return f"S->a[{loc[1]}]" if isinstance(loc[1], int) else f"S->a[{loc[1]} & 1]"
        return f"{loc[1]}_k"

    def once(self, loc):
        if loc[0] == "c": self.put(f"pthread_once(&{loc[1]}_once, {loc[1]}_init);")

    def load(self, loc):
        text = self.location(loc)
        return f"LOAD({text})" if loc[-1] in ATOMIC else text

    def store(self, loc, value):
        text = self.location(loc)
        self.put(f"STORE({text}, {value});" if loc[-1] in ATOMIC else f"{text} = {value};")

    def value(self, v):
        return f"{v[1]} + {v[2]}" if isinstance(v, list) else "NULL" if v is None else str(v)

    def condition(self, c):
        return f"{c[0]} {c[1]} {'NULL' if c[2] is None else c[2]}"

    def mutex(self, m):
        return f"&{m}->m" if m in ("b0", "b1") or m[0] == "m" else f"&S->{m}.m" if m in ("o0", "o1") else f"&S->{m}"

    def block(self, statements):
        for s in statements:
            self.statement(s)

    def statement(self, s):
        k = s[0]
        if k == "seq": self.block(s[1])
        elif k in ("read", "fetch"):
            self.once(s[2])
            self.put(f"{s[1]} = {self.load(s[2])};")
        elif k in ("write", "publish"):
            self.once(s[1])
            self.store(s[1], self.value(s[2]))
        elif k == "inc":
            self.once(s[1])
            self.store(s[1], f"{self.load(s[1])} + 1")
        elif k == "copy": self.store(s[1], self.load(s[2]))
        elif k == "new": self.put(f"{s[1]} = make({self.value(s[2])});")
        elif k == "bfree": self.put(f"free({s[1]});")
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
        elif k == "spin": self.put(f"while ({self.load(s[1])} == 0) {'sched_yield();' if s[2] else '{ }'}")
        elif k == "sync":
            m = s[1]
            if m in ("b0", "b1"):  # the one that was locked is unlocked, whatever the local says by then
                m = f"m{self.loops}"
                self.loops += 1
                self.put(f"Obj *{m} = {s[1]};")
            self.put(f"pthread_mutex_lock({self.mutex(m)});")
            self.open("")
            self.block(s[2])
            self.close()
            self.put(f"pthread_mutex_unlock({self.mutex(m)});")
        elif k == "unlock": self.put(f"pthread_mutex_unlock({self.mutex(s[1])});")
        elif k in ("try", "timedlock"):
            call = f"pthread_mutex_trylock({self.mutex(s[2])})" if k == "try" else f"pthread_mutex_timedlock({self.mutex(s[2])}, &later)"
            self.open(f"if ({call} == 0)")
            self.put(f"{s[1]} = 1;")
            self.block(s[3])
            self.put(f"pthread_mutex_unlock({self.mutex(s[2])});")
            self.close("} else {")
            self.put(f"  {s[1]} = 2;")
            self.put("}")
        elif k == "wait":
            where = f"&S->c_{s[1]}, {self.mutex(s[1])}"
            if s[2]: self.put(f"{s[3]} = pthread_cond_timedwait({where}, &later) == ETIMEDOUT ? 4 : 3;")
            else: self.put(f"pthread_cond_wait({where});")
        elif k == "signal": self.put(f"pthread_cond_{'broadcast' if s[2] else 'signal'}(&S->c_{s[1]});")
        elif k in ("read-lock", "write-lock"):
            self.put(f"pthread_rwlock_{'rd' if k == 'read-lock' else 'wr'}lock(&rw);")
            self.block(s[1])
            self.put("pthread_rwlock_unlock(&rw);")
        elif k == "barrier": self.put("pthread_barrier_wait(&bar);")
        elif k == "sem":
            if s[1] in ("wait", "post"): self.put(f"sem_{s[1]}(&sem);")
            else: self.put(f"{s[2]} = sem_{'trywait(&sem' if s[1] == 'try' else 'timedwait(&sem, &later'}) == 0 ? 1 : 2;")
        elif k == "join": self.put(f"pthread_join(T{s[1]}, NULL);")
        elif k == "tls": self.put(f"{s[1]} = ++tl;")
        elif k == "exit": self.put("exit(3);")
        elif k == "byte-read": self.put(f"{s[1]} = w.byte[{s[2]}];")
        elif k == "byte-write": self.put(f"w.byte[{s[1]}] = (unsigned char)({self.value(s[2])});")
        elif k == "byte-or": self.put(f"{s[1]} = __atomic_fetch_or(&w.byte[{s[2]}], {s[3]}, __ATOMIC_SEQ_CST);")
        elif k == "xadd": self.put(f"{s[1]} = __atomic_add_fetch(&x, 1, __ATOMIC_ACQ_REL);")
        elif k == "xload": self.put(f"{s[1]} = __atomic_load_n(&x, __ATOMIC_ACQUIRE);")
        elif k == "expose": self.put("ip = &mine;")
        elif k == "own": self.put(f"mine = {self.value(s[1])};")
        elif k in ("peek", "poke"):
            self.put("lp = ip;")
            self.put(f"if (lp) {f'{s[1]} = *lp' if k == 'peek' else f'*lp = {self.value(s[1])}'};")
        elif k == "hide": self.put(f"hidden = {s[1]} ? (uintptr_t){s[1]} ^ DISGUISE : 0;")
        elif k == "seek":
            self.put("lh = hidden;")
            self.put(f"{s[1]} = lh ? (Obj *)(lh ^ DISGUISE) : NULL;")
        elif k == "word-read": self.put(f"{s[1]} = w.all;")
        elif k == "word-write": self.put(f"w.all = (unsigned short)({self.value(s[1])});")
        elif k == "xinc": self.put(f"{s[1]} = atomic_fetch_add(&S->ai, 1) + 1;")
        elif k == "xcas": self.put(f"{s[1]} = cas_int(&S->ai, {self.value(s[2])}, {self.value(s[3])});")
        elif k == "xgas": self.put(f"{s[1]} = atomic_exchange(&S->ai, {self.value(s[2])});")
        elif k == "xget": self.put(f"{s[1]} = LOAD(S->ai);")
        elif k == "xset": self.put(f"STORE(S->ai, {self.value(s[1])});")
        elif k == "arcas": self.put(f"{s[1]} = cas_obj(S, {self.value(s[2])}, {s[3]});")
        elif k == "argas": self.put(f"{s[1]} = atomic_exchange(&S->ar, {self.value(s[2])});")
        elif k == "arget": self.put(f"{s[1]} = LOAD(S->ar);")
        elif k == "aget": self.put(f"{s[1]} = atomic_load_explicit(&{s[2]}, memory_order_{s[3]});")
        elif k == "aset": self.put(f"atomic_store_explicit(&{s[1]}, {self.value(s[2])}, memory_order_{s[3]});")
        elif k == "aadd": self.put(f"{s[1]} = atomic_fetch_add_explicit(&{s[2]}, 1, memory_order_{s[3]}) + 1;")
        elif k == "acas":
            orders = ", ".join("memory_order_" + order for order in s[5].split())
            self.put(f"expected = {self.value(s[3])};")
            self.put(f"{s[1]} = atomic_compare_exchange_strong_explicit(&{s[2]}, &expected, {self.value(s[4])}, {orders});")
        elif k == "fence": self.put(f"atomic_thread_fence(memory_order_{s[1]});")
        elif k == "spawn": self.put(f"pthread_t n{s[1]} = start(body{s[1]}, S, {s[2]});")
        elif k == "reap": self.put(f"pthread_join(n{s[1]}, NULL);")
        elif k == "assert": self.put(f"assert({self.condition(s[1])});")
        elif k == "div": self.put(f"{s[1]} = 4 / {self.load(s[2])};")
        else: raise ValueError(k)

    def locals(self):
        self.put("int r0 = 0, r1 = 0, r2 = 0;")
        self.put("Obj *b0 = NULL, *b1 = NULL;")
        self.put("int expected, mine = 0, *lp;")
        self.put("uintptr_t lh;")
        self.loops = 0

    def body(self, statements):
        self.block(statements)
        for s in statements:
            if s[0] == "spawn" and ["reap", s[1]] not in statements: self.put(f"pthread_join(n{s[1]}, NULL);")

    def text(self):
        p = self.p
        threads = p["threads"]
        self.lines = PRELUDE.format(order="memory_order_relaxed" if p["relaxed"] else "memory_order_seq_cst").splitlines()
        for t, thread in enumerate(threads):
            self.put(f"static int z{t};")
            if not thread.get("given"): self.put(f"static pthread_t T{t};")
        storage = p["storage"]
        if storage == "static": self.put("static struct shared shared_object;")
        for c, init in p["inits"].items():
            self.put(f"static pthread_once_t {c}_once = PTHREAD_ONCE_INIT;")
            self.put(f"static int {c}_k;")
            self.open(f"static void {c}_init(void)")
            for s in init:
                if s[0] == "write" and s[1][0] == "c": self.put(f"{c}_k = {self.value(s[2])};")
                else: self.statement(s)
            self.close()
        order = sorted(range(len(threads)), key=lambda t: not threads[t].get("given"))  # a spawned body comes before its parent
        for t in order:
            thread = threads[t]
            self.open(f"static void *body{t}(void *argument)")
            self.put("struct shared *S = ((struct argument *)argument)->shared;")
            self.locals()
            if thread.get("given"): self.put("b0 = ((struct argument *)argument)->given;")
            self.body(thread["body"])
            self.put(f"z{t} = r0 + 10 * r1 + 100 * r2;")
            if thread["fate"] in ("detach", "sibling"): self.put("sem_post(&done);")
            self.put("return NULL;")
            self.close()
        self.open("int main(void)")
        self.locals()
        if storage == "static": self.put("struct shared *S = &shared_object;")
        elif storage == "heap": self.put("struct shared *S = calloc(1, sizeof *S);")
        else:
            self.put("struct shared local = {0};")
            self.put("struct shared *S = &local;")
        self.put("pthread_mutexattr_t recursive;")
        self.put("pthread_mutexattr_init(&recursive);")
        self.put("pthread_mutexattr_settype(&recursive, PTHREAD_MUTEX_RECURSIVE);")
        self.put("pthread_mutex_init(&S->l0, NULL);")
        self.put("pthread_mutex_init(&S->l1, &recursive);")
        for o in ("o0", "o1"):
            self.put(f"pthread_mutex_init(&S->{o}.m, NULL);")
            self.put(f"S->{o}.h = 1;")
        for lock in ("l0", "l1"): self.put(f"pthread_cond_init(&S->c_{lock}, NULL);")
        self.put("sem_init(&sem, 0, 1);")
        self.put("sem_init(&done, 0, 0);")
        self.put("pthread_barrier_init(&bar, NULL, 2);")
        for t in p["start"]:
            self.put(f"T{t} = start(body{t}, S, NULL);")
            if threads[t]["fate"] in ("detach", "abandon"): self.put(f"pthread_detach(T{t});")
        self.body(p["main"])
        for t, thread in enumerate(threads):
            if thread.get("given"): continue
            if thread["fate"] == "join": self.put(f"pthread_join(T{t}, NULL);")
            elif thread["fate"] != "abandon": self.put("sem_wait(&done);")
        shown = ["x", "y", "v", "S->o0.f", "S->o0.g", "S->o1.f", "S->a[0]", "S->a[1]", "S->ai"]
        for i, text in enumerate(shown): self.put(f"int w{i} = {text};")
        for i, (pointer, field) in enumerate([("p", "f"), ("q", "g"), ("S->ar", "h")]):
            self.put(f"Obj *c{i} = {pointer};")
            self.put(f"int w{9 + i} = c{i} ? c{i}->{field} : -1;")
        for i, text in enumerate(["lx", "lv", "by", "w.all"]): self.put(f"int u{i} = (int){text};")
        names = ["r0", "r1", "r2"] + [f"w{i}" for i in range(12)] + [f"u{i}" for i in range(4)]
        for t in range(len(threads)):
            self.put(f"int s{t} = z{t};")
            names.append(f"s{t}")
        self.put(f'printf("{" ".join(["%d"] * len(names))}\\n", {", ".join(names)});')
        # Returning from main ends its frame before the program: who still runs must not use it.
        self.put("exit(0);" if storage == "stack" else "return 0;")
        self.close()
        return "\n".join(self.lines) + "\n"


def generate(seed):
    return GeneratorC(seed).program()


def text(program, name=None):
    return C(program).text()


if __name__ == "__main__":
    print(text(generate(int(sys.argv[1]))), end="")
