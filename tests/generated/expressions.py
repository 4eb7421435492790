#!/usr/bin/env python3
"""Random single-threaded Java programs: `heddle run` must print what the real `java -ea` prints.

    expressions.py --heddle PATH [--seconds N] [--seed S] [--batch N] [--only SEED] [--keep DIR]

A program is one class with a few static fields, helper methods, a small hierarchy with an interface, and a body of statements over
all primitive types and strings: casts, shifts, compound assignments, concatenation, switches, loops with labels, arrays, exceptions,
lambdas. It ends because its loops count, its helpers call only earlier ones, and its work is bounded. Programs of the seeds S, S+1, ... are
put into one class file set and one run of each machine, which is what the start of a JVM costs. A batch that differs is told program by
program. The last line is "N passed, N failed"; the exit status is 1 if anything failed.
"""

import argparse
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

INTEGRAL = ["byte", "short", "char", "int", "long"]
NUMERIC = [*INTEGRAL, "float", "double"]
TYPES = [*NUMERIC, "boolean", "String"]
LITERALS = {
    "byte": ["0", "1", "-1", "127", "-128", "42"],
    "short": ["0", "1", "-1", "32767", "-32768", "300"],
    "char": ["'a'", "'Z'", "'\\uffff'", "'\\0'", "'9'"],
    "int": ["0", "1", "-1", "7", "31", "Integer.MAX_VALUE", "Integer.MIN_VALUE", "0x12345678", "-100"],
    "long": ["0L", "1L", "-1L", "63L", "Long.MAX_VALUE", "Long.MIN_VALUE", "0x123456789abcdefL", "-100L"],
    "float": ["0f", "-0f", "1f", "1.5f", "-2.25f", "3.4e38f", "1e-45f", "Float.NaN", "16777217f"],
    "double": ["0.0", "-0.0", "1.0", "0.1", "-2.5", "1e308", "4.9e-324", "Double.NaN", "Double.NEGATIVE_INFINITY", "1e15"],
    "boolean": ["true", "false"],
    "String": ['""', '"a"', '"text"', '"more"', '"b c"', '"  x "', '"aaa"', '"-1"', '"\\u00e9\\ud83d\\ude00"', "((String) null)"],
}
PARTS = 6  # of a program's body; an exception ends one of them
FUNCTIONS = {  # functional interface: method, parameters, result
    "java.util.function.IntUnaryOperator": ("applyAsInt", ["int"], "int"),
    "java.util.function.LongBinaryOperator": ("applyAsLong", ["long", "long"], "long"),
    "java.util.function.DoubleUnaryOperator": ("applyAsDouble", ["double"], "double"),
    "java.util.function.IntPredicate": ("test", ["int"], "boolean"),
    "java.util.function.ToIntFunction<String>": ("applyAsInt", ["String"], "int"),
}


class Program:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.seed = seed
        self.names = 0
        self.variables = []  # (type, text that reads it, may it be written)
        self.helpers = []  # (name, parameters, result)
        self.functions = []  # (name, FUNCTIONS entry)
        self.depth = 0
        self.labels = []
        self.in_lambda = 0

    # ------------------------------------------------------------ choices

    def one_in(self, n):
        return self.random.randrange(n) == 0

    def pick(self, options):
        return self.random.choice(options)

    def fresh(self, prefix):
        self.names += 1
        return f"{prefix}{self.names}"

    def visible(self, kind, writable=False):
        return [text for t, text, may in self.variables if t == kind and (may if writable else True)]

    # ------------------------------------------------------------ expressions

    def expression(self, kind, depth=3):
        """An expression whose static type is exactly `kind`; a narrow type is cast where Java would promote."""
        if depth <= 0 or self.one_in(7):
            known = self.visible(kind)
            return self.pick(known) if known and not self.one_in(3) else self.literal(kind)
        ways = [self.cast, self.conditional, self.leaf]
        if kind in NUMERIC:
            ways += [self.arithmetic] * 5 + [self.unary, self.update, self.call, self.element]
        if kind in INTEGRAL:
            ways += [self.bits] * 3
        if kind in ("int", "long"):
            ways += [self.exotic] * 2
        if kind == "boolean":
            ways = [self.comparison] * 4 + [self.logic] * 3 + [self.conditional, self.leaf, self.call]
        if kind == "String":
            ways = [self.concatenation] * 4 + [self.conditional, self.leaf, self.text_method, self.update, self.switch_expression]
        return self.pick(ways)(kind, depth - 1)

    def literal(self, kind):
        text = self.pick(LITERALS[kind])
        return f"({kind}) {text}" if kind in ("byte", "short") else text

    def leaf(self, kind, depth):
        return self.expression(kind, 0)

    def narrowed(self, kind, text):
        """`text` has the promoted type."""
        return f"({kind}) ({text})" if kind in ("byte", "short", "char") else f"({text})"

    def arithmetic(self, kind, depth):
        operator = self.pick(["+", "-", "*", "/", "%"])
        left, right = self.operands(kind, depth)
        if operator in "/%" and kind in INTEGRAL and not self.one_in(8):
            right = f"({right} | 1)"  # a division by zero now and then is enough
        return self.narrowed(kind, f"{left} {operator} {right}")

    def operands(self, kind, depth):
        """Two operands whose promotion is the promotion of `kind`."""
        promoted = "int" if kind in ("byte", "short", "char") else kind
        smaller = NUMERIC[: NUMERIC.index(promoted) + 1]
        both = [self.expression(promoted, depth), self.expression(self.pick(smaller), depth)]
        self.random.shuffle(both)
        return both

    def bits(self, kind, depth):
        if self.one_in(2):
            left, right = self.operands(kind, depth)
            return self.narrowed(kind, f"{left} {self.pick(['&', '|', '^'])} {right}")
        promoted = "int" if kind in ("byte", "short", "char") else kind
        distance = self.expression(self.pick(["int", "long", "byte"]), depth)
        return self.narrowed(kind, f"{self.expression(promoted, depth)} {self.pick(['<<', '>>', '>>>'])} {distance}")

    def unary(self, kind, depth):
        operators = ["-", "+"] + (["~"] if kind in INTEGRAL else [])
        return self.narrowed(kind, f"{self.pick(operators)}({self.expression(kind, depth)})")

    def cast(self, kind, depth):
        if kind not in NUMERIC:
            return self.leaf(kind, depth)
        return f"(({kind}) {self.parenthesised(self.expression(self.pick(NUMERIC), depth))})"

    def parenthesised(self, text):
        return f"({text})"

    def conditional(self, kind, depth):
        return f"({self.expression('boolean', depth)} ? {self.expression(kind, depth)} : {self.expression(kind, depth)})"

    def comparison(self, kind, depth):
        if self.one_in(6):
            return f"({self.expression('String', depth)} {self.pick(['==', '!='])} null)"
        left, right = self.expression(self.pick(NUMERIC), depth), self.expression(self.pick(NUMERIC), depth)
        return f"({left} {self.pick(['<', '<=', '>', '>=', '==', '!='])} {right})"

    def logic(self, kind, depth):
        if self.one_in(4):
            return f"!({self.expression('boolean', depth)})"
        return f"({self.expression('boolean', depth)} {self.pick(['&&', '||', '&', '|', '^'])} {self.expression('boolean', depth)})"

    def update(self, kind, depth):
        targets = self.visible(kind, writable=True)
        if not targets or self.in_lambda:
            return self.leaf(kind, depth)
        target = self.pick(targets)
        if kind == "String":
            return f"({target} = short_({target} + {self.expression(self.pick(TYPES), depth)}))"
        if self.one_in(3):
            return self.pick([f"({target}++)", f"(++{target})", f"({target}--)"])
        if self.one_in(2):
            return f"({target} = {self.expression(kind, depth)})"
        operators = ["+=", "-=", "*=", "/=", "%="] + (["&=", "|=", "^=", "<<=", ">>=", ">>>="] if kind in INTEGRAL else [])
        operator = self.pick(operators)
        right = self.pick(INTEGRAL if operator[0] in "&|^<>" else NUMERIC)
        value = self.expression(right, depth)
        if operator in ("/=", "%=") and kind in INTEGRAL and right in INTEGRAL and not self.one_in(8):
            value = f"({value} | 1)"
        return f"({target} {operator} {value})"

    def call(self, kind, depth):
        functions = [f for f in self.functions if f[1][2] == kind]
        helpers = [h for h in self.helpers if h[2] == kind]
        if functions and (not helpers or self.one_in(2)):
            name, (method, parameters, _) = self.pick(functions)
            return f"{name}.{method}({self.arguments(parameters, depth)})"
        if helpers:
            name, parameters, _ = self.pick(helpers)
            return f"{name}({self.arguments(parameters, depth)})"
        return self.leaf(kind, depth)

    def arguments(self, parameters, depth):
        return ", ".join(self.expression(p, depth) for p in parameters)

    def element(self, kind, depth):
        if kind not in ("int", "double", "char"):
            return self.leaf(kind, depth)
        index = self.expression("int", depth)
        return f"{kind}s[{index if self.one_in(15) else f'({index}) & 7'}]"

    def exotic(self, kind, depth):
        if kind == "long":
            return f"shapes[({self.expression('int', depth)}) & 3].wide({self.expression('long', depth)}, {self.expression('double', depth)})"
        return self.pick([
            lambda: f"shapes[({self.expression('int', depth)}) & 3].size({self.expression('int', depth)})",
            lambda: f"shapes[({self.expression('int', depth)}) & 3].twice({self.expression('int', depth)})",
            lambda: f"{self.parenthesised(self.expression('String', depth))}.length()",
            lambda: f"String.valueOf({self.expression('String', depth)}).hashCode()",
            lambda: f"Integer.compare({self.expression('int', depth)}, {self.expression('int', depth)})",
            lambda: self.switch_expression("int", depth),
        ])()

    def text_method(self, kind, depth):
        text = self.parenthesised(self.expression("String", depth))
        return self.pick([
            f"{text}.substring({self.expression('int', depth)} & 3)",
            f"String.valueOf({self.expression(self.pick(TYPES[:-1]), depth)})",
            f"{text}.replace('a', {self.expression('char', depth)})",
            f"{text}.trim()",
        ])

    def concatenation(self, kind, depth):
        first = '""' if self.one_in(2) else f"({self.expression('String', depth)} + \"\")"
        parts = [self.expression(self.pick(TYPES), depth) for _ in range(self.random.randrange(1, 4))]
        return f"short_({' + '.join([first, *parts])})"

    def switch_expression(self, kind, depth):
        labels, name = self.random.sample(range(-2, 6), 3), self.fresh("y")
        arms = [f"case {labels[0]} -> {self.expression(kind, depth)};",
                f"case {labels[1]}, {labels[2]} -> {{ {kind} {name} = {self.expression(kind, depth)}; yield {name}; }}",
                f"default -> {self.expression(kind, depth)};"]
        return f"(switch (({self.expression('int', depth)}) % 6) {{ {' '.join(arms)} }})"

    # ------------------------------------------------------------ statements

    def block(self, count, indent):
        kept, functions = len(self.variables), len(self.functions)
        text = "".join(self.statement(indent) for _ in range(count))
        del self.variables[kept:], self.functions[functions:]
        return text

    def statement(self, indent):
        pad = "    " * indent
        ways = [self.declare] * 3 + [self.assign] * 4 + [self.show] * 3 + [self.lambda_]
        if indent < 5:
            ways += [self.if_, self.for_, self.for_, self.switch_, self.try_, self.while_]
        if self.labels:
            ways += [self.jump]
        return "".join(f"{pad}{line}\n" if not line.startswith(" ") else f"{line}\n" for line in self.pick(ways)(indent).rstrip("\n").split("\n"))

    def declare(self, indent):
        kind, name = self.pick(TYPES), self.fresh("v")
        text = f"{kind} {name} = {self.expression(kind)};"
        self.variables.append((kind, name, True))
        return text

    def assign(self, indent):
        if self.one_in(4):
            kind = self.pick(["int", "double", "char"])
            return f"{kind}s[({self.expression('int', 2)}) & 7] {self.pick(['=', '+=', '-='])} {self.expression(kind, 2)};"
        kind = self.pick(TYPES)
        targets = self.visible(kind, writable=True)
        return f"{self.pick(targets)} = {self.expression(kind)};" if targets else self.show(indent)

    def show(self, indent):
        return f"print({self.expression(self.pick(TYPES))});"

    def lambda_(self, indent):
        kind, name = self.pick(list(FUNCTIONS)), self.fresh("f")
        method, parameters, result = FUNCTIONS[kind]
        captured_kind, captured = self.pick(TYPES), self.fresh("c")
        text = f"final {captured_kind} {captured} = {self.expression(captured_kind, 1)};\n"
        own = [self.fresh("p") for _ in parameters]
        outer, functions, self.functions = self.variables, self.functions, []
        # Only what is effectively final can be captured; fields always can.
        self.variables = [v for v in outer if v[1].startswith("s_")] + [(captured_kind, captured, False)]
        self.variables += [(p, n, False) for p, n in zip(parameters, own)]
        self.in_lambda += 1
        body = self.expression(result, 2)
        self.in_lambda -= 1
        self.variables, self.functions = outer + [(captured_kind, captured, False)], functions + [(name, FUNCTIONS[kind])]
        return text + f"{kind} {name} = ({', '.join(own)}) -> {body};"

    def if_(self, indent):
        text = f"if ({self.expression('boolean')}) {{\n{self.block(2, indent + 1)}{'    ' * indent}}}"
        return text + (f" else {{\n{self.block(2, indent + 1)}{'    ' * indent}}}" if self.one_in(2) else "")

    def for_(self, indent):
        name, label = self.fresh("i"), self.fresh("loop")
        self.variables.append(("int", name, False))
        self.labels.append(label)
        body = self.block(3, indent + 1)
        self.labels.pop()
        self.variables.remove(("int", name, False))
        head = self.pick([f"for (int {name} = 0; {name} < {self.random.randrange(1, 6)}; {name}++)",
                          f"for (int {name} = {self.random.randrange(1, 9)}; {name} > 0; {name} -= 2)", f"for (int {name} : ints)"])
        return f"{label}: {head} {{\n{'    ' * (indent + 1)}if (++s_work > 400) break;\n{body}{'    ' * indent}}}"

    def while_(self, indent):
        name, label = self.fresh("w"), self.fresh("loop")
        self.labels.append(label)
        body = self.block(2, indent + 1)
        self.labels.pop()
        pad = "    " * indent
        return f"int {name} = {self.random.randrange(1, 5)};\n{label}: while ({name}-- > 0 && ++s_work < 400) {{\n{body}{pad}}}"

    def jump(self, indent):
        return f"if ({self.expression('boolean', 2)}) {self.pick(['break', 'continue'])} {self.pick(self.labels)};"

    def switch_(self, indent):
        pad = "    " * indent
        if self.one_in(2):
            subject, labels = f"({self.expression('int', 2)}) & 7", [str(k) for k in self.random.sample(range(8), 3)]
        else:
            subject, labels = f"String.valueOf({self.expression('String', 2)})", ['"a"', '""', '"text"']
        # A declaration in one arm must not be seen by the next: each arm is a block.
        parts = []
        for label in labels:
            end = "break;" if self.one_in(2) else ""
            parts.append(f"{pad}    case {label}: {{\n{self.block(2, indent + 2)}{pad}    }}\n{pad}    {end}\n")
        return f"switch ({subject}) {{\n{''.join(parts)}{pad}    default:\n{self.block(1, indent + 2)}{pad}}}"

    def try_(self, indent):
        pad = "    " * indent
        caught = self.pick(["ArithmeticException", "RuntimeException", "IndexOutOfBoundsException", "NullPointerException"])
        text, name = f"try {{\n{self.block(2, indent + 1)}", self.fresh("e")
        if self.one_in(3):
            text += f"{pad}    if ({self.expression('boolean', 2)}) throw new IllegalStateException(\"\" + {self.expression('int', 1)});\n"
        text += f"{pad}}} catch ({caught} {name}) {{\n{pad}    print({name}.getClass().getSimpleName());\n{self.block(1, indent + 1)}{pad}}}"
        return text + (f" finally {{\n{self.block(1, indent + 1)}{pad}}}" if self.one_in(2) else "")

    # ------------------------------------------------------------ the class

    def fields(self):
        lines = []
        for kind in TYPES:
            name = f"s_{kind.lower()}"
            lines.append(f"    static {kind} {name} = {self.literal(kind)};\n")
            self.variables.append((kind, name, True))
        return "".join(lines)

    def helper(self):
        name, parameters, result = self.fresh("h"), [self.pick(TYPES) for _ in range(self.random.randrange(4))], self.pick(TYPES)
        own = [(p, self.fresh("a"), True) for p in parameters]
        kept = len(self.variables)
        self.variables += own
        body = self.block(2, 2)
        value = self.expression(result)
        del self.variables[kept:]
        signature = ", ".join(f"{p} {n}" for p, n, _ in own)
        self.helpers.append((name, parameters, result))
        return (f"    static {result} {name}({signature}) {{\n        if (++s_work > 400) return {self.literal(result)};\n{body}"
                f"        return {value};\n    }}\n\n")

    def hierarchy(self):
        def body(kind, *own):
            kept = len(self.variables)
            self.variables += [(k, n, True) for k, n in own]
            text = self.expression(kind, 2)
            del self.variables[kept:]
            return text

        self.in_lambda += 1  # no assignments: they are evaluated in constructors and calls alike
        text = (
            f"    interface Sized {{\n        int size(int x);\n        default int twice(int x) {{\n            return size(x) * 2;\n        }}\n    }}\n\n"
            f"    static abstract class Shape implements Sized {{\n        int field = {body('int')};\n"
            f"        long wide(long a, double b) {{\n            return {body('long', ('long', 'a'), ('double', 'b'))};\n        }}\n    }}\n\n"
            f"    static class Round extends Shape {{\n        public int size(int x) {{\n            return field + {body('int', ('int', 'x'))};\n        }}\n    }}\n\n"
            f"    static class Oval extends Round {{\n        @Override\n        public int size(int x) {{\n            field += x;\n            return super.size({body('int', ('int', 'x'))});\n        }}\n\n"
            f"        @Override\n        long wide(long a, double b) {{\n            return super.wide(b > a ? 1 : a, b) ^ {body('long', ('long', 'a'))};\n        }}\n    }}\n\n"
            f"    static class Flat extends Shape {{\n        public int size(int x) {{\n            return {body('int', ('int', 'x'))} - field;\n        }}\n\n"
            f"        @Override\n        public int twice(int x) {{\n            return super.twice(x) + 1;\n        }}\n    }}\n\n"
            f"    static Shape[] shapes = {{new Round(), new Oval(), new Flat(), new Round() {{\n        public int size(int x) {{\n            return super.size(x) ^ 5;\n        }}\n    }}}};\n\n")
        self.in_lambda -= 1
        return text

    def text(self):
        fields = self.fields()
        hierarchy = self.hierarchy()
        helpers = "".join(self.helper() for _ in range(3))
        parts = "".join(f"    static void part{k}() {{\n{self.block(self.random.randrange(3, 7), 2)}    }}\n\n" for k in range(PARTS))
        calls = "".join(f"        try {{\n            part{k}();\n        }} catch (RuntimeException e) {{\n            print(e);\n        }}\n"
                        for k in range(PARTS))
        state = " + \" \" + ".join(f"s_{kind.lower()}" for kind in TYPES)
        return (
            f"class P{self.seed} {{\n    static int s_work;\n    static int[] ints = {{1, -2, 3, 0, 5, 6, 7, 100}};\n"
            "    static double[] doubles = {0, 1.5, -2, 1e10, 0.1, 5, 6, 7};\n    static char[] chars = \"abcdefgh\".toCharArray();\n"
            f"{fields}\n{hierarchy}"
            "    static String short_(String s) {\n        return s.length() > 40 ? s.substring(0, 20) + s.hashCode() : s;\n    }\n\n"
            "    static void print(Object o) {\n        if (++s_work < 400) System.out.println(o);\n    }\n\n"
            f"{helpers}{parts}    static void run() {{\n{calls}    }}\n\n    static String state() {{\n        return {state};\n    }}\n}}\n")


def batch_text(seeds):
    calls = "".join(
        f"        System.out.println(\"== {s}\");\n        try {{\n            P{s}.run();\n        }} catch (Throwable t) {{\n"
        f"            System.out.println(t);\n        }}\n        try {{\n            System.out.println(P{s}.state());\n        }} catch (Throwable t) {{\n            System.out.println(t);\n        }}\n"
        for s in seeds)
    return f"public class Batch {{\n    public static void main(String[] args) {{\n{calls}    }}\n}}\n"


def run(command, seconds):
    try:
        done = subprocess.run([str(word) for word in command], capture_output=True, timeout=seconds)
        return done.returncode, done.stdout, done.stderr
    except subprocess.TimeoutExpired:
        return "no end", b"", b""


def sections(out):
    found = {}
    for part in out.decode("utf-8", "replace").split("== ")[1:]:
        name, _, rest = part.partition("\n")
        found[name] = rest
    return found


def check_batch(options, seeds):
    """[(seed, trouble)] of the programs that differ."""
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        texts = {s: Program(s).text() for s in seeds}
        for s, text in texts.items():
            (folder / f"P{s}.java").write_text(text)
        (folder / "Batch.java").write_text(batch_text(seeds))
        status, _, errors = run(["javac", "-g", "-nowarn", "-encoding", "UTF-8", "-d", folder / "classes", *folder.glob("*.java")], 300)
        if status != 0:
            return [(seeds[0], f"javac refused the batch of seed {seeds[0]}:\n{errors.decode()[:800]}")]
        real = run(["java", "-ea", "-Xint", "-XX:+UseSerialGC", "-Dfile.encoding=UTF-8", "-cp", folder / "classes", "Batch"], 60)
        ours = run([options.heddle, "run", "-cp", folder / "classes", "Batch"], 120)
        if real[:2] == ours[:2]:
            return []
        one, two = sections(real[1]), sections(ours[1])
        bad = [s for s in seeds if one.get(str(s)) != two.get(str(s))]
        trouble = []
        for s in bad or [seeds[0]]:
            lines = list(zip((one.get(str(s)) or "").splitlines(), (two.get(str(s)) or "").splitlines()))
            first = next((f"java {a!r}, heddle {b!r}" for a, b in lines if a != b), f"statuses {real[0]} and {ours[0]}: {ours[2][-300:]!r}")
            trouble.append((s, first))
            if options.keep:
                options.keep.mkdir(parents=True, exist_ok=True)
                (options.keep / f"P{s}.java").write_text(texts[s])
        return trouble


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--heddle", required=True)
    parser.add_argument("--seconds", type=float, default=30, help="begin no batch after this (default 30)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--batch", type=int, default=40, help="programs per run of a machine (default 40)")
    parser.add_argument("--only", type=int, help="print the program of this seed, then run it")
    parser.add_argument("--keep", type=Path, help="where programs go that differ")
    options = parser.parse_args()
    if options.only is not None:
        print(Program(options.only).text())
        print(check_batch(options, [options.only]) or "the same")
        return 0
    print(f"seed {options.seed}", flush=True)
    began, seed, passed, failed = time.monotonic(), options.seed, 0, 0
    while seed == options.seed or time.monotonic() - began < options.seconds:
        trouble = check_batch(options, list(range(seed, seed + options.batch)))
        for s, what in trouble:
            print(f"FAIL seed {s}: {what}", flush=True)
        failed += len(trouble)
        passed += options.batch - len(trouble)
        seed += options.batch
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
