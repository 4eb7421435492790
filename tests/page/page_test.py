#!/usr/bin/env python3
"""The page of --report in a real browser: rendering, stepping, filters, hostile programs, long stories.

    tests/page/page_test.py --heddle PATH [--firefox] [unittest arguments]

In Chromium, or in Firefox. Without it (and without HEDDLE_BROWSER or HEDDLE_FIREFOX, which name one) it ends with status 77, which
ctest counts as skipped.
"""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from browser import Browser, find_browser
from firefox import Firefox, find_firefox
from harness import DEADLOCK, HeddleTest, main

BROWSER = None  # makes one

RACE = """
    public class Bank {
      static class Account {
        int balance = 100;
        final Object lock = new Object();
        void deposit(int amount) { synchronized (lock) { balance += amount; } }
        int read() { return balance; }
      }
      public static void main(String[] args) throws Exception {
        Account account = new Account();
        Thread rent = new Thread(() -> account.deposit(-30), "rent");
        rent.start();
        System.out.println(account.read());
        rent.join();
      }
    }"""

# Whatever a program may choose: names of threads, strings, what it prints and throws.
HOSTILE = r"""
    public class Hostile {
      static volatile String text = "";
      public static void main(String[] args) throws Exception {
        String evil = "</script><img src=x onerror=\"window.pwned=1\"><svg onload='window.pwned=1'>"
            + "\u001b[31m\u202e\u2028\u0000{{script}}<!--";
        Thread other = new Thread(() -> { text = evil; }, evil);
        other.start();
        System.out.println(evil);
        other.join();
        throw new IllegalStateException(evil);
      }
    }"""


def long_result(steps):
    """A result with many steps of four threads, written as docs/json-format.md says."""
    frames = [{"function": "Long.run", "file": "Long.java", "line": n, "library": False} for n in range(1, 51)]
    made = [{"thread": (i // 7) % 4, "transition": i, "what": f"write Long#1.x{i % 9} = {i}", "function": "Long.run",
             "file": "Long.java", "line": i % 50 + 1, "library": False, "source": f"x{i % 9} = {i};", "kind": "Write",
             "location": f"Long#1.x{i % 9}", "value": str(i), "stack": i % 50, "locks": [],
             "after": [i - 3] if i % 5 == 4 else [], "switched": "it was chosen" if i % 7 == 0 else ""}
            for i in range(steps)]
    finding = {"kind": "assertion", "message": "assertion: it is long", "location": "", "thread": 0,
               "position": frames[0], "accesses": [], "explanation": "", "suggestion": "", "threads": [], "output": "",
               "transitions": steps, "switches": steps // 7, "minimal": False, "steps": made, "frames": frames,
               "stacks": [[n] for n in range(50)], "source_lines": {}, "schedule": {"choices": []}}
    return {"heddle": "0.1.0", "format": 1, "program": "Long.java", "options": {}, "verdict": "violated", "reason": "",
            "findings": [finding, {**finding, "kind": "exception", "message": "another"}], "notes": [], "stats": {},
            "suppressed": [], "command": [], "sources": {"Long.java": "\n".join(f"line {n};" for n in range(1, 51))}}


class PageTest(HeddleTest):
    @classmethod
    def setUpClass(cls):
        cls.browser = BROWSER().__enter__()

    @classmethod
    def tearDownClass(cls):
        cls.browser.__exit__()

    def page_of(self, name, program, *options, command="check", status=1):
        (self.work / name).write_text(program)
        report = self.work / (name + ".html")
        self.heddle(command, name, "--report", report, *options, status=status)
        return self.opened(report)

    def opened(self, report, **options):
        page = self.browser.open(report, **options)
        page.wait_for("!!document.querySelector('footer')")
        return page

    def says(self, page, selector):
        return page.evaluate(f"[...document.querySelectorAll({json.dumps(selector)})].map((e) => e.innerText).join('\\n')")

    def step(self, page):
        return page.evaluate("document.querySelector('.count').innerText")

    def check_quiet(self, page):
        self.assertEqual(page.complaints(), [])

    def test_that_complaints_are_heard(self):
        bad = self.write("bad.html", """<!DOCTYPE html><html lang="en"><title>bad</title><body><footer></footer><script>
            console.log("here");
            new Image().src = "http://127.0.0.1:9998/x.png";
            setTimeout(() => { throw new Error("boom"); }, 0);
            </script></body></html>""")
        page = self.opened(bad)
        page.evaluate("new Promise((done) => setTimeout(done, 100))")
        said = "\n".join(page.complaints())
        for complaint in ("here", "boom"):
            self.assertIn(complaint, said)

    def test_race(self):
        page = self.page_of("Bank.java", RACE)
        self.assertIn("violated", self.says(page, "h1"))
        self.assertIn("data race", self.says(page, "#finding h2"))
        self.assertEqual(page.evaluate("document.querySelectorAll('.card.bad').length"), 2)
        self.assertIn("heddle check Bank.java", self.says(page, ".command"))
        self.assertEqual(self.says(page, ".lanes-head .thread").split("\n"), ["main", "rent"])
        self.assertEqual(page.evaluate("document.querySelectorAll('.row.racing').length"), 2)
        self.assertEqual(page.evaluate("document.querySelectorAll('.edges .race').length"), 1)
        self.assertGreater(page.evaluate("document.querySelectorAll('.edges .head').length"), 0)  # start happens before
        self.assertIn("data race", self.says(page, ".row.end"))
        self.assertIn("nothing", self.says(page, ".why") + self.says(page, "#finding"))
        self.check_quiet(page)

    def test_several_programs(self):
        self.write("Bank.java", RACE)
        self.write("both.c", DEADLOCK)
        self.write("good.c", "int main(void) { return 0; }")
        self.heddle("check", "good.c", "Bank.java", "both.c", "--report", "all.html", status=1)
        page = self.opened(self.work / "all.html")
        self.assertIn("3 programs: violated", self.says(page, "#programs h1"))
        self.assertEqual(self.says(page, "#programs .badge").split("\n"), ["verified", "violated", "violated"])
        self.assertIn("data race", self.says(page, "#finding h2"))  # the first that is violated
        page.evaluate("document.querySelectorAll('#programs button')[2].click()")
        self.assertIn("deadlock", self.says(page, "#finding h2"))
        page.key("Home")
        self.assertTrue(self.step(page).startswith("step 1"), self.step(page))
        page.evaluate("document.querySelectorAll('#programs button')[0].click()")
        self.assertEqual(self.says(page, "#finding") + self.says(page, "#story"), "")
        self.assertIn("good.c", self.says(page, "#top h1"))
        page.key("Home")
        self.check_quiet(page)

    def test_stepping(self):
        page = self.page_of("Bank.java", RACE)
        self.assertEqual(self.step(page), "the end")
        page.key("Home")
        self.assertTrue(self.step(page).startswith("step 1"), self.step(page))
        self.assertTrue(page.evaluate("document.getElementById('back').disabled"))
        marked = "document.querySelector('.source .l.now .n').innerText"
        first = page.evaluate(marked)
        page.key("ArrowDown")
        self.assertNotEqual(page.evaluate(marked), first)
        self.assertIn("main", self.says(page, ".source .l.now .who"))
        page.evaluate("document.getElementById('next').click()")
        page.evaluate("document.getElementById('back').click()")
        self.assertTrue(self.step(page).startswith("step 2"), self.step(page))
        page.evaluate("(() => { const s = document.querySelector('input[type=range]'); s.value = s.max; s.dispatchEvent(new Event('input')); })()")
        self.assertEqual(self.step(page), "the end")
        self.assertIn("balance", self.says(page, ".values"))
        self.assertIn("the lock of", self.says(page, ".locks"))
        self.assertIn("Bank$Account.deposit", self.says(page, ".side .frames"))
        page.evaluate("document.querySelectorAll('.row.step')[0].click()")
        self.assertTrue(self.step(page).startswith("step 1"), self.step(page))
        self.check_quiet(page)

    def test_filters(self):
        page = self.page_of("Bank.java", RACE)
        rows = "document.querySelectorAll('.row.step').length"
        all_rows = page.evaluate(rows)
        page.evaluate("[...document.querySelectorAll('.chip')].find((c) => c.innerText === 'rent').click()")
        self.assertLess(page.evaluate(rows), all_rows)
        self.assertIn("not shown", self.says(page, ".row.gap"))
        page.evaluate("[...document.querySelectorAll('.chip')].find((c) => c.innerText === 'rent').click()")
        self.assertEqual(page.evaluate(rows), all_rows)
        choose = "(() => { const s = document.getElementById('filter-%s'); s.selectedIndex = 1; s.dispatchEvent(new Event('change')); })()"
        page.evaluate(choose % "location")
        self.assertIn("balance", self.says(page, ".row.step"))
        self.assertNotIn("start", self.says(page, ".row.step"))
        page.evaluate("(() => { const s = document.getElementById('filter-location'); s.selectedIndex = 0; s.dispatchEvent(new Event('change')); })()")
        page.evaluate(choose % "lock")
        self.assertIn("lock", self.says(page, ".row.step"))
        self.assertNotIn("print", self.says(page, ".row.step"))
        page.evaluate("(() => { const s = document.getElementById('filter-lock'); s.selectedIndex = 0; s.dispatchEvent(new Event('change')); })()")
        page.key("/")
        self.assertEqual(page.evaluate("document.activeElement.type"), "search")
        page.type("deposit")
        self.assertLess(page.evaluate(rows), all_rows)
        page.evaluate("(() => { const s = document.querySelector('input[type=search]'); s.value = 'no such thing'; s.dispatchEvent(new Event('input')); })()")
        self.assertEqual(page.evaluate(rows), 0)
        page.evaluate("(() => { const s = document.querySelector('input[type=search]'); s.value = ''; s.dispatchEvent(new Event('input')); })()")
        page.evaluate("document.getElementById('fold').click()")
        self.assertGreaterEqual(page.evaluate(rows), all_rows)
        self.check_quiet(page)

    def test_deadlock(self):
        page = self.page_of("both.c", DEADLOCK)
        self.assertIn("deadlock", self.says(page, "#finding h2"))
        nodes = page.evaluate("[...document.querySelectorAll('.cycle text:not(.label)')].map((e) => e.firstChild.data).join(' ')")
        for name in ("main", "other-1", "a", "b"):
            self.assertIn(name, nodes.split())
        self.assertEqual(page.evaluate("document.querySelectorAll('.cycle path.waits').length"), 2)
        self.assertIn("waits for", self.says(page, ".row.end"))
        self.check_quiet(page)

    def test_hostile_program(self):
        page = self.page_of("Hostile.java", HOSTILE)
        page.key("Home")
        for _ in range(8):
            page.key("ArrowDown")
        self.assertIsNone(page.evaluate("window.pwned"))
        self.assertEqual(page.evaluate("document.querySelectorAll('img, main svg[onload]').length"), 0)
        self.assertIn("<img src=x", self.says(page, "#finding"))
        text = self.says(page, "body")
        self.assertIn("\\x1b", text)
        self.assertIn("\\u202e", text)
        for sign in ("\x1b", "\u202e", "\u2028", "\0"):
            self.assertNotIn(sign, text)
        self.check_quiet(page)

    def test_names_of_javascript(self):
        result = long_result(30)
        for i, name in enumerate(("__proto__", "constructor", "toString", "hasOwnProperty")):
            result["findings"][0]["steps"][i] |= {"file": name, "function": name, "location": name, "value": name}
            result["sources"][name] = name
        page = self.shown(result)
        page.key("Home")
        for _ in range(5):
            page.key("ArrowDown")
        self.check_quiet(page)

    def test_threads_without_a_lane(self):
        # A thread of which only library code reads something has no column, and no arrow leads there.
        result = long_result(30)
        steps = result["findings"][0]["steps"]
        steps[5] |= {"thread": 9, "library": True, "what": "read Thread#1.x = 1", "after": [1]}
        steps[8]["after"] = [5]
        page = self.shown(result)
        self.assertEqual(page.evaluate("document.querySelectorAll('.lanes-head .thread').length"), 4)
        page.evaluate("document.getElementById('fold').click()")
        self.check_quiet(page)

    def shown(self, result):
        (self.work / "made.json").write_text(json.dumps(result))
        self.heddle("show", "made.json", "--report", "made.html", "--quiet")
        return self.opened(self.work / "made.html")

    def test_ten_thousand_steps(self):
        page = self.shown(long_result(10_000))
        self.assertLess(page.seconds, 60)  # about one on an idle machine
        self.assertLess(page.evaluate("document.querySelectorAll('.row').length"), 200)
        page.evaluate("(() => { for (let i = 0; i < 50; ++i) document.getElementById('back').click(); })()")
        self.assertIn(" of 10000", self.step(page))
        page.key("Home")
        self.assertTrue(self.step(page).startswith("step 1 "), self.step(page))
        page.evaluate("document.querySelector('.lanes').scrollTop = 200000")
        page.wait_for("[...document.querySelectorAll('.row.step .gutter')].some((g) => parseInt(g.innerText) > 1000)")
        page.evaluate("(() => { const s = document.querySelector('input[type=search]'); s.value = '= 7777'; s.dispatchEvent(new Event('input')); })()")
        self.assertEqual(page.evaluate("document.querySelectorAll('.row.step').length"), 1)
        self.check_quiet(page)

    def test_several_findings(self):
        page = self.shown(long_result(20))
        self.assertEqual(page.evaluate("document.querySelectorAll('#findings button').length"), 2)
        page.evaluate("document.querySelectorAll('#findings button')[1].click()")
        self.assertIn("another", self.says(page, "#finding h2"))
        self.check_quiet(page)

    def test_outcomes(self):
        page = self.page_of("Coin.java", """
            public class Coin {
              public static void main(String[] args) throws Exception {
                Thread other = new Thread(() -> System.out.println("<b>other</b>"));
                other.start();
                System.out.println("main");
                other.join();
              }
            }""", command="outcomes", status=0)
        self.assertIn("2 outcomes", self.says(page, "#outcomes"))
        self.assertIn("<b>other</b>\nmain", self.says(page, ".outcomes"))
        self.check_quiet(page)

    def test_dark_and_printed(self):
        (self.work / "Bank.java").write_text(RACE)
        self.heddle("check", "Bank.java", "--report", "bank.html")
        page = self.opened(self.work / "bank.html", dark=True)
        background = "getComputedStyle(document.body).backgroundColor"
        dark = page.evaluate(background)
        page.evaluate("document.querySelector('.theme').click()")
        self.assertNotEqual(page.evaluate(background), dark)
        self.assertGreater(len(page.pdf()), 10_000)
        self.check_quiet(page)


def need_browser():
    global BROWSER
    firefox = "--firefox" in sys.argv
    path = find_firefox() if firefox else find_browser()
    if not path:
        print("skipped: there is no Firefox; install the package firefox-esr or set HEDDLE_FIREFOX" if firefox else
              "skipped: there is no Chromium; install the package chromium or set HEDDLE_BROWSER")
        sys.exit(77)
    BROWSER = lambda: Firefox(path) if firefox else Browser(path)


if __name__ == "__main__":
    main(before=need_browser, ours=["--firefox"])
