"""The question whether Heddle finds every outcome and every violation of a program, and nothing else.

  - `heddle outcomes` must print exactly the oracle's lines and find exactly its kinds of violation, under escape + dfs + hash
    and one more of the other combinations of reduction, search and matching (in turn); or, when asked so, under dpor;
  - `heddle check` must give the verdict that follows, and `heddle replay` of its trace the same finding.
"""

import itertools
import re
from pathlib import Path

from languages import DEATHS, HEDDLE_LIMIT, LIMIT, TOO_LARGE, call, parse

DEFAULT = ("escape", "dfs", "hash")
OTHERS = [c for c in itertools.product(("none", "escape"), ("bfs", "dfs"), ("exact", "hash")) if c != DEFAULT]
DPOR = [("escape", "dpor", None), ("none", "dpor", None)]  # it matches nothing


def searching(reduction, search, match, limited=True):
    """The flags of a configuration."""
    flags = ["--reduction", reduction, "--search", search]
    if match is None: return flags + ["--time", "10s"]
    return flags + ["--match", match] + (["--max-states", HEDDLE_LIMIT] if limited else [])


NOTHING_CHECKED = "every path ended in a failed assumption"  # what Heddle must say of a program without an outcome


class Answer:
    """What somebody says a program can do."""

    def __init__(self, outcomes, kinds, trouble=None):
        self.outcomes, self.kinds, self.trouble = frozenset(outcomes), frozenset(kinds), trouble

    def text(self):
        return "\n".join([f"    {sorted(self.kinds)} {self.trouble or ''}"] + [f"    {o}" for o in sorted(self.outcomes)])


def same_kinds(found, expected, strict):
    """Heddle ends a path where a thread dies, together with the transition before, so that one death may hide the other kind:
    without `strict` one of assertion and exception is enough where the oracle has both."""
    if not strict and found & DEATHS and found & DEATHS <= expected: found = found | (expected & DEATHS)
    return found == expected


def replayed(heddle, trace, finding):
    """None, or how the replay of a trace differs from the finding that it was written for."""
    again = call([heddle, "replay", str(trace), "--format", "json"])
    answer, trouble = parse(again)
    if answer is None: return f"replay: {trouble}"
    if again.returncode != 1: return f"replay: exit {again.returncode}"
    second = answer["findings"][0] if answer["findings"] else {}
    for key in ("kind", "message", "position", "location"):
        was, became = (re.sub(r"#\d+", "#", str(f.get(key))) for f in (finding, second))  # objects are numbered as they are mentioned
        if was != became: return f"replay: {key} {was} became {became}"
    return None


class Outcomes:
    def __init__(self, heddle, language, strict, real=False, spurious=False, dpor=False):
        self.heddle, self.language, self.strict, self.real = heddle, language, strict, real
        self.spurious, self.dpor = spurious, dpor
        self.flags = ["--spurious-wakeups"] if spurious else []

    def generate(self, seed): return self.language.generate(seed)

    def truth(self, program):
        found = self.language.explore(program, LIMIT, self.spurious)
        return Answer(found.outcomes, found.flags)

    def configs(self, seed, thorough):
        if self.dpor: return DPOR if thorough or seed % 2 else DPOR[:1]
        return [DEFAULT] + (OTHERS if thorough else [OTHERS[seed % len(OTHERS)]])

    def labels(self, expected): return expected.kinds or ["clean"]

    def disagreement(self, folder, name, expected, configs, shrinking=False):
        """None, TOO_LARGE, or a text and the configurations that show it."""
        feasible = []
        for config in configs:
            answer = self.ask(folder, name, config)
            if answer is TOO_LARGE: continue
            feasible.append(config)
            if not self.same(answer, expected):
                lines = [f"  heddle outcomes, {' '.join(searching(*config))}:", answer.text(), "  oracle:", expected.text()]
                missing, extra = expected.outcomes - answer.outcomes, answer.outcomes - expected.outcomes
                lines += [f"  missed by heddle: {sorted(missing)} {sorted(expected.kinds - answer.kinds)}",
                          f"  only by heddle:   {sorted(extra)} {sorted(answer.kinds - expected.kinds)}"]
                return "\n".join(lines), [config]
        for config in feasible:
            wrong = self.check_and_replay(folder, name, expected, config)
            if wrong: return f"  {wrong} under {' '.join(searching(*config))}\n  oracle:\n{expected.text()}", [config]
        if not feasible: return TOO_LARGE
        if self.real and not shrinking:
            wrong = self.really(folder, name, expected)
            if wrong: return f"  {wrong}\n  oracle:\n{expected.text()}", configs
        return None

    def same(self, answer, expected):
        if not expected.outcomes and not expected.kinds: return (answer.trouble or "").startswith(NOTHING_CHECKED) and not answer.outcomes
        if answer.trouble: return False
        if self.spurious and "deadlock" in answer.kinds:
            # Nobody wakes up for nothing where nobody else can go on. When that is depends on what the reduction lets go first.
            return answer.outcomes <= expected.outcomes and answer.kinds <= expected.kinds
        return answer.outcomes == expected.outcomes and same_kinds(answer.kinds, expected.kinds, self.strict)

    def ask(self, folder, name, config):
        result = call([self.heddle, "outcomes", *self.language.operands(folder, name), "--format", "json", *searching(*config), *self.flags])
        found, trouble = parse(result)
        if found is None: return Answer([], [], trouble)
        if found["stats"]["states"] >= int(HEDDLE_LIMIT): return TOO_LARGE
        if found["verdict"] == "inconclusive": trouble = found["reason"]
        if self.dpor and any("time limit" in text for text in [trouble or "", *found["notes"]]): return TOO_LARGE
        return Answer([o.rstrip("\n") for o in found["outcomes"]], {f["kind"] for f in found["findings"]}, trouble)

    def check_and_replay(self, folder, name, expected, config):
        """None, or what is wrong with `heddle check` and its trace."""
        trace = Path(folder) / f"{name}.trace"
        result = call([self.heddle, "check", *self.language.operands(folder, name), "--format", "json", "--trace", str(trace),
                       "--minimise", "1s", "--race", "none", *searching(*config, limited=False), *self.flags])
        found, trouble = parse(result)
        if found is None: return f"check: {trouble}"
        kinds = {f["kind"] for f in found["findings"]}
        if self.dpor and found["verdict"] == "inconclusive" and "time limit" in found["reason"]: return None  # on a busy machine
        if not expected.outcomes and not expected.kinds:
            said = found["verdict"] == "inconclusive" and found["reason"].startswith(NOTHING_CHECKED)
            return None if said else f"check: {found['verdict']} {found['reason']} {kinds}, where no path comes to an end"
        if not expected.kinds:
            return None if found["verdict"] == "verified" and result.returncode == 0 else f"check: {found['verdict']} {found['reason']} {kinds}"
        if found["verdict"] != "violated" or result.returncode != 1: return f"check: {found['verdict']} {found['reason']}"
        if not kinds <= expected.kinds: return f"check: found {kinds}"
        wrong = replayed(self.heddle, trace, found["findings"][0])
        trace.unlink()
        return wrong

    def really(self, folder, name, expected, runs=3):
        command = self.language.real_command(folder, name)
        for _ in range(runs):
            result = call(command, 4)
            if result.returncode == -1:
                if not expected.kinds: return "really: hangs"
            elif "AssumptionFailed" in result.stderr:
                continue  # that run says nothing
            elif result.stderr or result.returncode < 0:
                if not expected.kinds & DEATHS: return f"really: {result.returncode} {result.stderr}"
            elif result.stdout.strip() not in expected.outcomes and not expected.kinds & DEATHS:
                return f"really: {result.stdout.strip()}"
        return None
