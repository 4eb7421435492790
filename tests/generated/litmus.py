"""Small programs whose races are known by hand: the oracle of races.py must know them too (run.py --self-test).

Each: (name, languages, {thread: statements}, racy locations), in the syntax of generate.py.
"""

X, Y, V, P, Q = ["s", "x"], ["s", "y"], ["s", "v"], ["s", "p"], ["s", "q"]
NEW = ["new", "b0", 1]


def when(reg, statements, value=1):
    return ["if", [reg, "==", value], statements, []]


def put(location=X): return ["write", location, 5]
def take(location=X): return ["read", "r1", location]
def get(order, cell="m0"): return ["aget", "r0", cell, order]
def set_(order, cell="m0", value=1): return ["aset", cell, value, order]


def passing(send, receive, first=None, second=None):
    """One thread does something and sends a flag, the other receives it and does something conflicting."""
    return {0: [first or put(), *send], 1: [*receive, when("r0", [second or take()])]}


def publication(place, then):
    return {0: [NEW, ["publish", place, "b0"]], 1: [["fetch", "b1", place], ["if", ["b1", "!=", None], then, []]]}


READ_F, WRITE_F, READ_H = ["read", "r0", ["b", "b1", "f"]], ["write", ["b", "b1", "f"], 3], ["read", "r0", ["b", "b1", "h"]]


def checked_lock(place):
    """Double-checked locking."""
    body = [["fetch", "b0", place], ["if", ["b0", "==", None], [["sync", "l0", [
        ["fetch", "b0", place], ["if", ["b0", "==", None], [NEW, ["publish", place, "b0"]], []]]]], []], ["read", "r0", ["b", "b0", "f"]]]
    return {0: body, 1: body}


def wait_for_flag(timed, note):
    return {0: [["sync", "l0", [put(), ["write", Y, 1], note]]],
            1: [["sync", "l0", [["read", "r0", Y], when("r0", [["wait", "l0", timed, "r2"]], 0)]], take()]}


BOTH = "java c"
LITMUS = [
    ("unsynchronised write and read", BOTH, {0: [put()], 1: [take()]}, {"x"}),
    ("two readers", BOTH, {0: [take()], 1: [take()]}, set()),
    ("different elements", BOTH, {0: [put(["a", 0])], 1: [put(["a", 1])]}, set()),
    ("the same element", BOTH, {0: [put(["a", 1])], 1: [take(["a", 1])]}, {"a"}),
    ("message by a volatile", BOTH, passing([["write", V, 1]], [["read", "r0", V]]), set()),
    ("message by a plain flag", BOTH, passing([["write", Y, 1]], [["read", "r0", Y]]), {"x", "y"}),
    ("message by a flag under a lock", BOTH,
     passing([["sync", "l0", [["write", Y, 1]]]], [["sync", "l0", [["read", "r0", Y]]]]), set()),
    ("message by a flag under two locks", BOTH,
     passing([["sync", "l0", [["write", Y, 1]]]], [["sync", "l1", [["read", "r0", Y]]]]), {"x", "y"}),
    ("release and acquire", "java", passing([set_("setRelease")], [get("getAcquire")]), set()),
    ("release and opaque", "java", passing([set_("setRelease")], [get("getOpaque")]), {"x"}),
    ("opaque and volatile", "java", passing([set_("setOpaque")], [get("getVolatile")]), {"x"}),
    ("failed compareAndSet acquires", "java", {
        0: [put(), ["acas", "r0", "m0", 0, 1, "compareAndExchangeRelease"]],
        1: [["acas", "r0", "m0", 0, 1, "compareAndSet"], when("r0", [take()], 0)]}, set()),
    ("failed compareAndExchangeRelease does not", "java", {
        0: [put(), ["acas", "r0", "m0", 0, 1, "compareAndSet"]],
        1: [["acas", "r0", "m0", 0, 1, "compareAndExchangeRelease"], when("r0", [take()], 0)]}, {"x"}),
    ("what volatiles carry accumulates", "java", {
        0: [put(), set_("setVolatile")], 1: [get("getOpaque"), when("r0", [set_("setOpaque", value=2)])],
        2: [get("getVolatile"), when("r0", [take()], 2)]}, set()),
    ("release and acquire", "c", passing([set_("release")], [get("acquire")]), set()),
    ("release and relaxed", "c", passing([set_("release")], [get("relaxed")]), {"x"}),
    ("relaxed and acquire", "c", passing([set_("relaxed")], [get("acquire")]), {"x"}),
    ("the read comes first, relaxed", "c", passing([set_("relaxed")], [get("relaxed")], take(), put()), {"x"}),
    ("fences", "c", passing([["fence", "release"], set_("relaxed")], [get("relaxed"), ["fence", "acquire"]]), set()),
    ("one fence only", "c", passing([["fence", "release"], set_("relaxed")], [get("relaxed")]), {"x"}),
    ("fence before the write", "c", {0: [["fence", "release"], put(), set_("relaxed")],
                                     1: [get("relaxed"), ["fence", "acquire"], when("r0", [take()])]}, {"x"}),
    ("release sequence through a relaxed update", "c", {
        0: [put(), set_("release")], 1: [["aadd", "r0", "m0", "relaxed"]], 2: [get("acquire"), when("r0", [take()], 2)]}, set()),
    ("an update of zero carries nothing", "c", {
        0: [["aadd", "r0", "m0", "relaxed"], when("r0", [put()])], 1: [["aadd", "r0", "m0", "acq_rel"], when("r0", [take()], 2)]}, {"x"}),
    ("a relaxed store breaks the sequence", "c", {
        0: [put(), set_("release")], 1: [get("relaxed"), when("r0", [set_("relaxed", value=2)])],
        2: [get("acquire"), when("r0", [take()], 2)]}, {"x"}),
    ("so does one by the same thread", "c", {0: [put(), set_("release"), set_("relaxed", value=2)],
                                             1: [get("acquire"), when("r0", [take()], 2)]}, {"x"}),
    ("failed compare, relaxed", "c", {0: [put(), set_("release")],
                                      1: [["acas", "r0", "m0", 0, 2, "acq_rel relaxed"], when("r0", [take()], 0)]}, {"x"}),
    ("failed compare, acquire", "c", {0: [put(), set_("release")],
                                      1: [["acas", "r0", "m0", 0, 2, "relaxed acquire"], when("r0", [take()], 0)]}, set()),
    ("publication by a volatile", BOTH, publication(Q, [READ_F]), set()),
    ("publication by a plain reference", BOTH, publication(P, [READ_F]), {"p", "Obj.f"}),
    ("final field", "java", publication(P, [READ_H]), {"p"}),
    ("no final field", "c", publication(P, [READ_H]), {"p", "Obj.h"}),
    ("both change what was published", BOTH, {0: [NEW, ["publish", Q, "b0"], ["write", ["b", "b0", "f"], 2]],
                                              1: publication(Q, [WRITE_F])[1]}, {"Obj.f"}),
    ("double-checked locking", BOTH, checked_lock(Q), set()),
    ("double-checked locking, plain", BOTH, checked_lock(P), {"p", "Obj.f"}),
    ("lock", BOTH, {t: [["sync", "l0", [["inc", X]]]] for t in range(2)}, set()),
    ("lock, and one without", BOTH, {0: [["sync", "l0", [["inc", X]]]], 1: [["inc", X]]}, {"x"}),
    ("handed over by a lock", BOTH, {0: [put(), ["sync", "l0", [["write", Y, 1]]]],
                                     1: [["sync", "l0", [["read", "r0", Y]]], when("r0", [put()])]}, set()),
    ("wait and notify", "java", wait_for_flag(False, ["notify", "l0"]), set()),
    ("wait and signal", "c", wait_for_flag(False, ["signal", "l0", False]), set()),
    ("timed wait, notify", "java", wait_for_flag(True, ["notify", "l0"]), {"x"}),
    ("timed wait, broadcast", "c", wait_for_flag(True, ["signal", "l0", True]), {"x"}),
    ("join", BOTH, {0: [put()], 1: [["join", 0, False, "r2"], take()]}, set()),
    ("timed join", "java", {0: [put()], 1: [["join", 0, True, "r2"], take()]}, {"x"}),
    ("join of who may not have been started", "java", {1: [put()], 0: [["join", 1, False, "r2"], take()]}, {"x"}),
    ("ended", "java", {1: [put()], 0: [["alive", "r2", 1], ["alive", "r0", 1], ["if", ["r2", "==", 1], [when("r0", [take()], 0)], []]]}, set()),
    ("alive", "java", {1: [put()], 0: [["alive", "r0", 1], when("r0", [take()])]}, {"x"}),
    ("interrupt", "java", {1: [put(), ["interrupt", 0]], 0: [["interrupted", "r0"], when("r0", [take()])]}, set()),
    ("interrupt too early", "java", {1: [["interrupt", 0], put()], 0: [["isint", "r0", 0], when("r0", [take()])]}, {"x"}),
    ("interrupt, cleared", "java", {0: [take(), ["interrupted", "r0"]], 1: [["interrupt", 0], ["isint", "r0", 0], when("r0", [put()], 0)]}, set()),
    ("interrupt of a wait", "java", {1: [put(), ["interrupt", 0]], 0: [["sync", "l0", [["wait", "l0", False, "r0"]]], when("r0", [take()], 7)]}, set()),
    ("park", "java", {1: [put(), ["unpark", 0]], 0: [["park", False], take()]}, set()),
    ("timed park", "java", {1: [put(), ["unpark", 0]], 0: [["park", True], take()]}, {"x"}),
    ("class initialiser", BOTH, {t: [["read", "r0", ["c", "C0"]], take()] for t in range(2)}, set()),
    ("class initialiser, and one that does not use it", BOTH, {0: [["read", "r0", ["c", "C0"]]], 1: [take()]}, {"x"}),
    ("handed to a new thread", BOTH, {0: [NEW, put(), ["spawn", 2, "b0"]], 1: [], 2: [take(), ["read", "r0", ["b", "b0", "f"]]]}, set()),
    ("changed after handing it over", BOTH, {0: [NEW, ["spawn", 2, "b0"], ["write", ["b", "b0", "f"], 2]], 1: [],
                                             2: [["read", "r0", ["b", "b0", "f"]]]}, {"Obj.f"}),
    ("trylock", "c", {t: [["try", "r0", "l0", [["inc", X]]]] for t in range(2)}, set()),
    ("failed trylock", "c", {0: [put(), ["sync", "l0", []]], 1: [["try", "r0", "l0", []], when("r0", [take()], 2)]}, {"x"}),
    ("barrier", "c", {0: [put(), ["barrier"], take(Y)], 1: [put(Y), ["barrier"], take()]}, set()),
    ("after the barrier", "c", {0: [["barrier"], put()], 1: [["barrier"], take()]}, {"x"}),
    ("semaphore", "c", {t: [["sem", "wait", "r0"], ["inc", X], ["sem", "post", "r0"]] for t in range(2)}, set()),
    ("semaphore, given back early", "c", {t: [["sem", "wait", "r0"], ["sem", "post", "r0"], ["inc", X]] for t in range(2)}, {"x"}),
    ("readers and a writer", "c", {0: [["write-lock", [put()]]], 1: [["read-lock", [take()]]]}, set()),
    ("a reader that writes", "c", {0: [["read-lock", [put()]]], 1: [["read-lock", [take()]]]}, {"x"}),
    ("atomic and plain", "c", {0: [put()], 1: [["xload", "r0"]]}, {"x"}),
    ("atomic bytes and a word", "c", {0: [["byte-or", "r0", 1, 1]], 1: [["word-read", "r0"]]}, {"w"}),
    ("signal without the lock", "c", {0: [take(), ["signal", "l0", False]], 1: [["sync", "l0", [["wait", "l0", False, "r0"]]], put()]}, {"x"}),
    ("neighbouring bytes", "c", {0: [["byte-write", 0, 1]], 1: [["byte-write", 1, 1]]}, set()),
    ("byte and word", "c", {0: [["byte-write", 0, 1]], 1: [["word-read", "r0"]]}, {"w"}),
    ("freed by another", "c", {0: [NEW, ["publish", Q, "b0"]], 1: [["fetch", "b1", Q], ["bfree", "b1"]]}, set()),
    ("variable of an ended thread", "c", {0: [["own", 1], ["expose"]], 1: [["peek", "r0"]]}, {"ip", "mine"}),
]


def of_language(language): return [(name, threads, racy) for name, languages, threads, racy in LITMUS if language in languages.split()]


def program(threads):
    """Main starts all and waits for all."""
    count = max(threads) + 1
    spawned = {s[1] for body in threads.values() for s in body if s[0] == "spawn"}
    joined = {s[1] for body in threads.values() for s in body if s[0] == "join"}
    bodies = [{"body": threads[t], "outer": False, "fate": "sibling" if t in joined else "join", **({"given": True} if t in spawned else {})}
              for t in range(count)]
    return {"seed": 0, "features": ["litmus"], "capture": False, "extends": False, "runnable": False, "inits": {"C0": [["write", X, 2], ["write", ["c", "C0"], 1]]},
            "start": [t for t in range(count) if t not in spawned], "threads": bodies, "main": [], "storage": "static", "relaxed": False}
