"""What the tests that call Heddle as a user does share: a folder to work in, the call, programs that several of them use, and
the validation of what pipelines read.

HEDDLE_SARIF_SCHEMA names the official sarif-schema-2.1.0.json; with it (and Python's jsonschema) SARIF files are validated
against it, otherwise against the few rules below. xmllint is used if it is there.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path

DEADLOCK = """
    #include <pthread.h>
    static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
    static void *other(void *nothing) {
      pthread_mutex_lock(&b);
      pthread_mutex_lock(&a);
      pthread_mutex_unlock(&a);
      pthread_mutex_unlock(&b);
      return nothing;
    }
    int main(void) {
      pthread_t thread;
      pthread_create(&thread, 0, other, 0);
      pthread_mutex_lock(&a);
      pthread_mutex_lock(&b);
      pthread_mutex_unlock(&b);
      pthread_mutex_unlock(&a);
      pthread_join(thread, 0);
    }"""


def sarif_faults(log):
    schema_file = os.environ.get("HEDDLE_SARIF_SCHEMA")
    if schema_file:
        import jsonschema
        schema = json.loads(Path(schema_file).read_text())
        validator = jsonschema.validators.validator_for(schema)
        return [error.message for error in validator(schema).iter_errors(log)]
    faults = []
    for run in log["runs"]:
        rules = run["tool"]["driver"]["rules"]
        for result in run["results"]:
            if rules[result["ruleIndex"]]["id"] != result["ruleId"]:
                faults.append("ruleIndex")
            if not result["message"]["text"] or not result["locations"]:
                faults.append("result")
            orders = [place["executionOrder"] for flow in result.get("codeFlows", []) for thread in flow["threadFlows"]
                      for place in thread["locations"]]
            if sorted(orders) != list(range(1, len(orders) + 1)):
                faults.append("executionOrder")
    return faults


class HeddleTest(unittest.TestCase):
    """Each test has a folder of its own."""
    executable = None

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory(prefix="heddle-test-")
        self.addCleanup(self.folder.cleanup)
        self.work = Path(self.folder.name)

    def write(self, name, text):
        path = self.work / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    def heddle(self, *words, status=None):
        done = subprocess.run([self.executable, *map(str, words)], cwd=self.work, capture_output=True, text=True, timeout=120)
        if status is not None:
            self.assertEqual(done.returncode, status, done.stdout + done.stderr)
        return done

    def sarif(self, file):
        log = json.loads((self.work / file).read_text())
        self.assertEqual(sarif_faults(log), [])
        self.assertEqual(len(log["runs"]), 1)
        return log["runs"][0]

    def junit(self, file):
        if shutil.which("xmllint"):
            subprocess.run(["xmllint", "--noout", self.work / file], check=True)
        return ElementTree.parse(self.work / file).getroot()


def main(before=None, ours=()):
    """Takes --heddle PATH; the rest, but for `ours`, is unittest's."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--heddle", required=True)
    options, rest = parser.parse_known_args()
    HeddleTest.executable = str(Path(options.heddle).resolve())
    if before:
        before()
    unittest.main(module="__main__", argv=[sys.argv[0], *(word for word in rest if word not in ours)])
