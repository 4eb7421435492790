"""Which locations of a small OpenMP program can race, by brute force.

A program is a team size and a body, both of openmp.py. The values of variables decide nothing in it, so an execution is given by
  - who executes what is shared out: every mapping of iterations (chunks), sections and singles to threads that the schedule allows;
  - the order in which the critical regions, locks and mutually exclusive tasks of one name are entered.
For every combination of the two the events and their happens-before relation are written down as a graph (OpenMP 5.1, 1.4.5): program order of
each implicit task and of each explicit task, creation of a task before the task, barriers, taskwait (children), taskgroup (descendants),
dependences between siblings, ordered regions in the order of the loop, release before the next acquire, and the combinations of one
reduction one after the other. A location is racy if in one of these
graphs two of its accesses, one of them a write and not both atomic, are unordered. Every acyclic graph of this kind is an execution: no region
that excludes others contains something that waits.
"""

import itertools

LIMIT = 3000  # graphs of one program; larger ones are left out


class TooLarge(Exception):
    pass


def racy_locations(program):
    team, body = program["team"], program["body"]
    points = list(choice_points(body, team, ()))
    total = 1
    for _, options in points:
        total *= len(options)
    if total > LIMIT: raise TooLarge
    racy, budget = set(), LIMIT
    for chosen in itertools.product(*(options for _, options in points)):
        graph = Graph(team, body, dict(zip((key for key, _ in points), chosen)))
        for edges in lock_orders(graph):
            budget -= 1
            if budget < 0: raise TooLarge
            racy |= graph.races(edges)
    return racy


# ---------------------------------------------------------------- who executes what


def static_chunks(n, team, chunk):
    """The thread of each iteration under schedule(static) or schedule(static, chunk)."""
    if chunk: return tuple(i // chunk % team for i in range(n))
    sizes = [n // team + (t < n % team) for t in range(team)]
    return tuple(t for t, size in enumerate(sizes) for _ in range(size))


def mappings(statement, team):
    """Every allowed tuple that gives the thread of each iteration, section or single."""
    if statement[0] == "single": return list(itertools.product(range(team)))
    if statement[0] == "sections": return list(itertools.product(range(team), repeat=len(statement[2])))
    _, schedule, chunk, n, *_ = statement
    if schedule == "static": return [static_chunks(n, team, chunk)]
    size = chunk or 1
    chunks = itertools.product(range(team), repeat=-(-n // size))
    return [tuple(mapping[i // size] for i in range(n)) for mapping in chunks]


def choice_points(body, team, path):
    """(key, mappings) of each worksharing region; a key is the way to the statement, with the rounds of the loops around it."""
    for at, statement in enumerate(body):
        if statement[0] in ("for", "sections", "single"): yield path + (at,), mappings(statement, team)
        if statement[0] == "repeat":
            for round_ in range(statement[1]): yield from choice_points(statement[2], team, path + (at, round_))


# ---------------------------------------------------------------- one graph


class Task:
    """A task being executed: the node it has come to, and what it has created."""

    def __init__(self, at):
        self.name = self.at = at
        self.children, self.siblings, self.groups = [], [], []


class Graph:
    def __init__(self, team, body, mapping):
        self.after = []  # successors of each node
        self.access = []  # (location, kind) of each node, or None
        self.sections = {}  # lock -> [(first node, last node)]
        self.barriers, self.mapping, self.team = {}, mapping, team
        self.turns = {}  # (loop, iteration) -> its ordered region's (first node, last node)
        start = self.node()
        for self.thread in range(team):
            self.unfinished = []  # ends of the explicit tasks of this thread since its last barrier
            implicit = Task(self.node(start))
            self.execute(body, implicit, (), None)
            self.barrier(implicit, "end")
        for (loop, i), (first, _) in self.turns.items():
            if (loop, i - 1) in self.turns: self.after[self.turns[(loop, i - 1)][1]].append(first)

    def node(self, *before, access=None):
        self.after.append([])
        self.access.append(access)
        for n in before: self.after[n].append(len(self.after) - 1)
        return len(self.after) - 1

    def step(self, task, access=None):
        task.at = self.node(task.at, access=access)
        return task.at

    def barrier(self, task, key):
        if key not in self.barriers: self.barriers[key] = self.node()
        for n in [task.at, *self.unfinished]: self.after[n].append(self.barriers[key])
        self.unfinished = []
        task.at = self.node(self.barriers[key])

    def execute(self, body, task, path, i):
        for at, statement in enumerate(body):
            getattr(self, "do_" + statement[0])(statement, task, path + (at,), i)

    def do_r(self, statement, task, path, i): self.step(task, (place(statement[1], i), "r"))
    def do_w(self, statement, task, path, i): self.step(task, (place(statement[1], i), "w"))
    def do_a(self, statement, task, path, i): self.step(task, (place(statement[1], i), "a"))
    def do_barrier(self, statement, task, path, i): self.barrier(task, path)

    def do_critical(self, statement, task, path, i):
        first = self.step(task)
        self.execute(statement[2], task, path, i)
        self.sections.setdefault((statement[0], statement[1]), []).append((first, self.step(task)))

    do_lock = do_critical

    def do_if(self, statement, task, path, i):
        if self.thread == statement[1]: self.execute(statement[2], task, path, i)

    def do_master(self, statement, task, path, i):
        if self.thread == 0: self.execute(statement[1], task, path, i)

    def do_repeat(self, statement, task, path, i):
        for round_ in range(statement[1]): self.execute(statement[2], task, path + (round_,), i)

    def do_for(self, statement, task, path, i):
        _, _, _, n, nowait, body, ordered, reduced = statement
        for k in range(n):
            if self.mapping[path][k] != self.thread: continue
            self.execute(body, task, path, k)
            if ordered:
                first = self.step(task)
                self.execute(ordered, task, path, k)
                self.turns[(path, k)] = (first, self.step(task))
        if reduced:  # every thread of the team adds its copy to the original, one after the other
            first = self.step(task)
            self.step(task, (reduced, "w"))
            self.sections.setdefault(("reduction", path), []).append((first, self.step(task)))
        if not nowait: self.barrier(task, path)

    def do_sections(self, statement, task, path, i):
        for k, body in enumerate(statement[2]):
            if self.mapping[path][k] == self.thread: self.execute(body, task, path, i)
        if not statement[1]: self.barrier(task, path)

    def do_single(self, statement, task, path, i):
        if self.mapping[path][0] == self.thread: self.execute(statement[2], task, path, i)
        if not statement[1]: self.barrier(task, path)

    def do_task(self, statement, task, path, i):
        _, dependences, undeferred, body = statement
        first = self.step(task)
        child = Task(self.node(first))
        start = child.at
        for sibling_end, theirs in task.siblings:
            if any(ordered_by(a, b) for a in theirs for b in dependences): self.after[sibling_end].append(start)
        child.groups = task.groups
        self.execute(body, child, path, i)
        end = self.step(child)
        for kind, variable in dependences:
            if kind == "mutexinoutset": self.sections.setdefault((task.name, variable), []).append((start, end))
        task.siblings.append((end, dependences))
        task.children.append(end)
        self.unfinished.append(end)
        for group in task.groups: group.append(end)
        if undeferred: task.at = self.node(task.at, end)

    def do_taskwait(self, statement, task, path, i):
        task.at = self.node(task.at, *task.children)

    def do_taskgroup(self, statement, task, path, i):
        group = []
        task.groups = task.groups + [group]
        self.execute(statement[1], task, path, i)
        task.groups = task.groups[:-1]
        task.at = self.node(task.at, *group)

    def before(self, edges=()):
        """For each node the set (bits) of nodes that happen before it; None if that is a circle."""
        after = self.after
        extra = {}
        for a, b in edges: extra.setdefault(a, []).append(b)
        waiting = [0] * len(after)
        for n, successors in enumerate(after):
            for s in itertools.chain(successors, extra.get(n, ())): waiting[s] += 1
        ready = [n for n, count in enumerate(waiting) if count == 0]
        past = [0] * len(after)
        done = 0
        while ready:
            n = ready.pop()
            done += 1
            mine = past[n] | 1 << n
            for s in itertools.chain(after[n], extra.get(n, ())):
                past[s] |= mine
                waiting[s] -= 1
                if waiting[s] == 0: ready.append(s)
        return past if done == len(after) else None

    def races(self, edges):
        past = self.before(edges)
        if past is None: return set()
        by_location = {}
        for n, access in enumerate(self.access):
            if access: by_location.setdefault(access[0], []).append((n, access[1]))
        return {location for location, accesses in by_location.items()
                if any(conflict(k, l) and not past[m] >> n & 1 and not past[n] >> m & 1 for (n, k), (m, l) in itertools.combinations(accesses, 2))}


def place(location, i):
    """x0, or an element of an array whose index depends on the iteration."""
    if len(location) == 1: return location[0]
    name, factor, offset = location
    return f"{name}[{(factor * (i or 0) + offset) % 4}]"


def conflict(one, other):
    return "w" in (one, other) or {one, other} == {"a", "r"}


def ordered_by(earlier, later):
    """Two dependences of siblings on the same variable; those that exclude each other are no order."""
    if earlier[1] != later[1]: return False
    return not (earlier[0] == later[0] and earlier[0] in ("in", "mutexinoutset", "inoutset"))


def lock_orders(graph):
    """Every way to order the sections of each lock, as edges from the end of one to the start of the next."""
    past = graph.before()

    def chains(sections):
        for order in itertools.permutations(sections):
            if all(not past[order[i][0]] >> order[j][1] & 1 for i in range(len(order)) for j in range(i + 1, len(order))):
                yield [(a[1], b[0]) for a, b in itertools.pairwise(order)]

    locks = list(graph.sections.values())
    if any(len(sections) > 6 for sections in locks): raise TooLarge
    for choice in itertools.product(*(list(chains(sections)) for sections in locks)):
        yield [edge for chain in choice for edge in chain]
