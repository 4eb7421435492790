"""The smallest program that still shows a disagreement."""

import copy
import itertools
import tempfile
import time

import generate
import oracle
from languages import TOO_LARGE, compile_all


def smaller(program):
    """Programs with one thing less, largest cuts first."""
    def cuts(statements):
        for i, s in enumerate(statements):
            yield statements[:i] + statements[i + 1:]
            for j, part in enumerate(s):
                if j and isinstance(part, list) and part and isinstance(part[0], list):
                    yield statements[:i] + part + statements[i + 1:]  # the block instead of what surrounds it
                    for cut in cuts(part):
                        yield statements[:i] + [s[:j] + [cut] + s[j + 1:]] + statements[i + 1:]

    for t, body in enumerate(program["threads"]):
        if body["body"]:
            p = copy.deepcopy(program)
            p["threads"][t]["body"] = []
            yield p
    last = len(program["threads"]) - 1
    mentions = any(last in s[1:] for b in [program["main"]] + [t["body"] for t in program["threads"]] for s in generate.walk(b)
                   if s[0] in ("join", "start", "interrupt", "alive", "isint", "unpark", "spawn", "reap"))
    if last > 0 and not program["threads"][last]["body"] and not mentions:
        p = copy.deepcopy(program)
        p["threads"].pop()
        p["start"] = [t for t in p["start"] if t != last]
        yield p
    for key in ("capture", "runnable"):
        if program[key]: yield {**program, key: False}
    if program["inits"] and not any("c" in map(str, itertools.chain(*[x for x in s if isinstance(x, list)]))
                                    for b in [program["main"]] + [t["body"] for t in program["threads"]] for s in generate.walk(b)):
        yield {**program, "inits": {}}
    for cut in cuts(program["main"]): yield {**program, "main": cut}
    for c in program["inits"]:
        for cut in cuts(program["inits"][c]): yield {**program, "inits": {**program["inits"], c: cut}}
    for t, body in enumerate(program["threads"]):
        for cut in cuts(body["body"]):
            p = dict(program)
            p["threads"] = [dict(b) for b in program["threads"]]
            p["threads"][t]["body"] = cut
            yield p
        if body["outer"]:
            p = dict(program)
            p["threads"] = [dict(b) for b in program["threads"]]
            p["threads"][t]["outer"] = False
            yield p


def compilable(language, candidates, folder):
    """{name: program} of those that the compiler takes, and where they are."""
    named = {f"S{i}": p for i, p in enumerate(candidates)}
    work = tempfile.mkdtemp(dir=folder)
    try:
        compile_all(language, named, work)
    except SystemExit:
        for name in list(named):
            try: compile_all(language, {name: named[name]}, tempfile.mkdtemp(dir=folder))
            except SystemExit: del named[name]
        compile_all(language, named, work)
    return named, work


def shrink(program, question, configs, folder, deadline):
    text = None
    progress = True
    while progress and time.time() < deadline:
        progress = False
        candidates = smaller(program)
        while not progress and time.time() < deadline:
            some = list(itertools.islice(candidates, 12))
            if not some: break
            named, work = compilable(question.language, some, folder)
            for name, candidate in named.items():
                try:
                    expected = question.truth(candidate)
                except (oracle.TooLarge, AssertionError, KeyError):
                    continue
                found = question.disagreement(work, name, expected, configs, shrinking=True)
                if found and found != TOO_LARGE:
                    program, text = candidate, found[0]
                    progress = True
                    break
    return program, text
