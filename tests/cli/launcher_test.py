#!/usr/bin/env python3
"""The set-up of ./heddle and ./test.sh where packages are missing: who may install them, what is said, what is left alone.

    tests/cli/launcher_test.py [unittest arguments]

The commands that scripts/packages.sh calls are played by small scripts, so that nothing is installed. scripts/fresh.sh tries the real thing.
"""

import os
import pty
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
LINE = "apt-get update && apt-get install -y --no-install-recommends nosuch other"
ASKING_SUDO = 'if [ "$1" = -n ]; then exit 1; fi; echo asked; exec "$@"'  # wants a password


def everything(terminal):
    """What was written to a terminal whose other end is closed."""
    text = b""
    try:
        while part := os.read(terminal, 10000): text += part
    except OSError:  # how Linux tells the end
        pass
    return text


class Packages(unittest.TestCase):
    """heddle_install_packages of a list of which two packages are missing."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="heddle-test-")
        self.addCleanup(folder.cleanup)
        self.bin, self.calls = Path(folder.name), Path(folder.name) / "calls"
        for tool in ("bash", "env"):
            (self.bin / tool).symlink_to(f"/usr/bin/{tool}")
        self.play("dpkg-query", 'if [ "$3" = here ]; then echo "install ok installed"; else exit 1; fi')
        self.play("apt-get", f'echo "$*" >>{self.calls}')
        self.play("id", "echo 1000")

    def play(self, command, script):
        (self.bin / command).write_text(f"#!/bin/bash\n{script}\n")
        (self.bin / command).chmod(0o755)

    def install(self, **more):
        script = f". '{ROOT}/scripts/packages.sh'; heddle_install_packages 'here nosuch env-package:env other'"
        return subprocess.run(["/bin/bash", "-c", script], env={"PATH": str(self.bin)}, text=True, timeout=60,
                              **{"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **more})

    def installed(self):
        return [call for call in self.calls.read_text().splitlines() if not call.startswith("-s ")] if self.calls.exists() else []

    def assert_one_sentence(self, done):
        self.assertEqual(done.returncode, 2)
        self.assertEqual(done.stdout, "")
        self.assertEqual(len(done.stderr.splitlines()), 1, done.stderr)
        self.assertTrue(done.stderr.endswith(LINE + "\n"), done.stderr)
        self.assertEqual(self.installed(), [])

    def test_without_sudo(self):
        self.assert_one_sentence(self.install())

    def test_sudo_that_asks_where_nobody_answers(self):
        self.play("sudo", ASKING_SUDO)
        self.assert_one_sentence(self.install())

    def test_sudo_that_asks_on_a_terminal(self):
        self.play("sudo", ASKING_SUDO)
        master, slave = pty.openpty()
        done = self.install(stdin=slave, stderr=slave)
        os.close(slave)
        self.assertEqual(done.returncode, 0)
        self.assertIn(b"asked", everything(master))
        os.close(master)
        self.assertEqual(len(self.installed()), 1)

    def test_sudo_without_a_password(self):
        self.play("sudo", 'if [ "$1" = -n ]; then exit 0; fi; exec "$@"')
        done = self.install()
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertTrue(self.installed()[0].endswith(" install nosuch other"), self.installed())

    def test_root_with_no_package_lists(self):
        self.play("id", "echo 0")
        lists = self.bin / "lists"
        self.play("apt-get", f'echo "$*" >>{self.calls}\ncase "$*" in *update) echo >{lists} ;; *) [ -f {lists} ] ;; esac')
        done = self.install()
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual([call.split()[7] for call in self.installed()], ["update", "install"])

    def test_apt_fails(self):
        self.play("id", "echo 0")
        self.play("apt-get", "exit 100")
        done = self.install()
        self.assertEqual(done.returncode, 2)
        self.assertTrue(done.stderr.endswith(LINE + "\n"), done.stderr)


class Configure(unittest.TestCase):
    """Who only runs Heddle has no GTest."""

    def cmake(self, *flags):
        with tempfile.TemporaryDirectory(prefix="heddle-test-") as folder:
            done = subprocess.run(["cmake", "-S", ROOT, "-B", folder, "-G", "Ninja", "-DCMAKE_DISABLE_FIND_PACKAGE_GTest=ON", *flags],
                                  capture_output=True, text=True, timeout=120)
        return done.returncode, done.stdout + done.stderr

    def test_without_gtest(self):
        status, text = self.cmake()
        self.assertEqual(status, 0, text)
        self.assertIn("GTest is missing", text)

    def test_tests_need_gtest(self):
        status, text = self.cmake("-DHEDDLE_TESTS=ON")
        self.assertNotEqual(status, 0)
        self.assertIn("install libgtest-dev", text)


class Build(unittest.TestCase):
    """When heddle_build configures a directory again."""

    def configured_again(self, before, now):
        with tempfile.TemporaryDirectory(prefix="heddle-test-") as folder:
            (Path(folder) / "build.ninja").touch()
            (Path(folder) / "flags").write_text(before + "\n")
            script = 'cmake() { echo configured >&3; }; ninja() { :; }; root=.; . "$1"; heddle_build "$2" "$3" all 3>&1'
            done = subprocess.run(["bash", "-c", script, "bash", ROOT / "scripts" / "build.sh", folder, now],
                                  capture_output=True, text=True, check=True)
        return "configured" in done.stdout

    def test_tests_after_use(self):
        self.assertTrue(self.configured_again("-DCMAKE_BUILD_TYPE=Release", "-DCMAKE_BUILD_TYPE=Release -DHEDDLE_TESTS=ON"))

    def test_use_after_tests(self):
        self.assertFalse(self.configured_again("-DCMAKE_BUILD_TYPE=Release -DHEDDLE_TESTS=ON", "-DCMAKE_BUILD_TYPE=Release"))

    def test_other_flags(self):
        self.assertTrue(self.configured_again("-DCMAKE_BUILD_TYPE=Debug", "-DCMAKE_BUILD_TYPE=Release"))


if __name__ == "__main__":
    unittest.main()
