#!/usr/bin/env python3
"""Which locations of a generated program can race: happens-before on every sequentially consistent interleaving, by brute force.

    races.py [--c] SEED         prints the racy locations of the program of that seed (profile of patterns.py)

oracle.py steps through the interleavings and notes on each state what the step did; here these notes move a relation: for every
location and thread, whose past contains that thread's last read and last write of it? An agent is a thread, a sync object (which
carries the pasts of those who released it), or what a thread's fences keep. States are equal if program and relation are.

The rules are those of the two languages, written down once more on purpose, without a look at Heddle's:
  Java  A volatile write (or a release) synchronises with every later volatile read (JLS 17.4.4), so what it carries accumulates. An
        unlock with every later lock of that monitor, the end of a thread with whoever finds out (join, isAlive() == false), an
        interrupt with whoever asks for it (the flag is a volatile field of JDK 17's Thread), unpark with the park that takes the permit,
        an initialiser with every use of its class. Final fields do not race: no object here leaves its
        constructor early.
  C     A store starts a new release sequence (C++20's, also in its own thread), read-modify-writes continue it. A relaxed store carries
        what the last release fence of its thread saw; an acquire fence gains what the relaxed loads before it read. free and the end
        of a variable are writes. Readers of a rwlock are not ordered among themselves.
Two accesses race if they touch the same location, one of them writes, one of them is not atomic, and neither is in the other's past.
Those that need the read to come first are told apart (`racy - after_write`: no interleaving has the write first, which can only be if
threads communicate without an edge), and in Java those between a plain access and one by a VarHandle (`mixed`).
"""

import sys

import oracle
import oracle_c
from oracle import ALIVE, ORDERED

VOLATILE = {"v", "lv", "q", "ai", "ar", "m0", "m1"}
FIELDS = {"java": ("f", "next"), "c": ("f", "g", "h", "next")}  # that making an object writes, or freeing it


def group(cell):
    """What a programmer would call this location: the same for all elements, and for a field of all objects."""
    if isinstance(cell, str): return cell
    owner, part = cell
    if owner == "k": return f"{part}.k"
    if owner in ("a", "w"): return owner
    if owner[0] == "local": return "mine"
    return f"Obj.{part}"


class Races:
    """The relation {(cell, thread, "r" | "w" | "ar" | "aw"): agents whose past contains that access}, and the races found."""

    def __init__(self, language):
        self.c = language == "c"
        self.unordered = False  # something was told without an edge
        # What no program here uses plainly. (In C the initialisation of an atomic field is plain.)
        self.atomic = VOLATILE if language == "c" else VOLATILE | {"Obj.g"}
        self.fields = FIELDS[language]
        self.racy, self.after_write, self.mixed = set(), set(), set()

    def follow(self, past, world):
        """The relation after the step that led to `world`; files the races of that step."""
        past = dict(past)
        for t, what, about, how in world.notes:
            getattr(self, "on_" + what)(past, t, about, how)
        alive = {u for u, th in enumerate(world.threads) if th[0] == ALIVE}
        # What everyone knows can race no more: who is started later knows what the starter does.
        return {token: agents for token, agents in past.items() if not alive <= agents and group(token[0]) not in self.after_write}

    def access(self, past, t, cell, kind):
        name = group(cell)
        if name in self.after_write or name in self.atomic: return
        for (other, u, other_kind), agents in past.items():
            if other != cell or t in agents or "w" not in kind + other_kind: continue
            if kind[0] == "a" and other_kind[0] == "a": continue
            # The plain initialisation of an atomic field: Heddle does not always see it (tests/known_failures.txt).
            if "a" in kind + other_kind and (not self.c or name == "Obj.g"):
                self.mixed.add(name)
                continue
            self.racy.add(name)
            if "w" in other_kind: self.after_write.add(name)
        if kind == "w":  # what is in the past of this write will be known to all who know the write
            for token in [k for k, agents in past.items() if k[0] == cell and t in agents]: del past[token]
        past[(cell, t, kind)] = frozenset([t])

    def gain(self, past, to, source):
        for token, agents in past.items():
            if source in agents: past[token] = agents | {to}

    def lose(self, past, agent):
        for token, agents in past.items(): past[token] = agents - {agent}

    # -- one method per note

    def on_acquire(self, past, t, sync, how): self.gain(past, t, sync)
    def on_release(self, past, t, sync, how): self.gain(past, sync, t)
    def on_tell(self, past, t, about, how): self.unordered = True
    def on_start(self, past, t, child, how): self.gain(past, child, t)

    def on_read(self, past, t, cell, how):
        how = self.order(cell, how)
        if how is None:
            for part in self.parts(cell): self.access(past, t, part, "r")
        else: self.load(past, t, cell, how[0])

    def on_write(self, past, t, cell, how):
        how = self.order(cell, how)
        if how is None:
            for part in self.parts(cell): self.access(past, t, part, "w")
            return
        self.access(past, t, cell, "aw")
        if self.c: self.lose(past, ("sync", cell))
        self.store(past, t, cell, how[1])

    def on_update(self, past, t, cell, how):
        if isinstance(how, str):  # "byte-read 0": a plain access to a part
            what, part = how.split()
            if what != "byte-or":
                self.access(past, t, (cell, int(part)), "r" if what == "byte-read" else "w")
                return
            cell, how = (cell, int(part)), ORDERED
        how = self.order(cell, how)
        self.access(past, t, cell, "aw")
        self.load(past, t, cell, how[0])
        self.store(past, t, cell, how[1])

    def on_failure(self, past, t, cell, how): self.load(past, t, cell, self.order(cell, how)[2])

    def on_new(self, past, t, o, how):
        for field in self.fields: self.access(past, t, (o, field), "w")

    on_free = on_new

    def on_fence(self, past, t, orders, how):
        acquires, releases = orders
        if acquires: self.gain(past, t, ("read", t))
        if releases:
            self.lose(past, ("fence", t))
            self.gain(past, ("fence", t), t)

    # -- atomic accesses

    @staticmethod
    def order(cell, how):
        if how is not None: return how
        atomic = cell in VOLATILE or isinstance(cell, tuple) and cell[1] == "g"
        return ORDERED if atomic else None

    @staticmethod
    def parts(cell): return [("w", 0), ("w", 1)] if cell == "w" else [cell]

    def load(self, past, t, cell, acquires):
        if not acquires: self.unordered = True
        self.access(past, t, cell, "ar")
        self.gain(past, t if acquires else ("read", t), ("sync", cell))

    def store(self, past, t, cell, releases):
        if not releases: self.unordered = True
        self.gain(past, ("sync", cell), t if releases else ("fence", t))


def find(program, language, limit):
    """The Races of a program; oracle.TooLarge if there are more states than that."""
    machine = oracle.Oracle(program, limit) if language == "java" else oracle_c.OracleC(program, limit)
    races = Races(language)
    first = machine.first()
    past = races.follow({}, first)
    seen = {(first.key(), frozenset(past.items()))}
    work = [(first, past)]
    while work:
        world, past = work.pop()
        for t in range(machine.n):
            for step in machine.steps(world, t):
                if step is None: continue  # it died, or ended the program
                after = races.follow(past, step[0])
                key = (step[0].key(), frozenset(after.items()))
                if key in seen: continue
                seen.add(key)
                if len(seen) > limit: raise oracle.TooLarge
                work.append((step[0], after))
    races.states = len(seen)
    return races


if __name__ == "__main__":
    import patterns
    language = "c" if "--c" in sys.argv else "java"
    found = find(patterns.generate(language, int(sys.argv[-1])), language, 50000)
    print("racy", sorted(found.racy), "first the write", sorted(found.after_write), "mixed", sorted(found.mixed), "states", found.states)
