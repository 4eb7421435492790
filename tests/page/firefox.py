"""Firefox without a window, driven by its Marionette protocol over a socket of this machine: no driver, no package, no network.
The same interface as browser.py.

    with Firefox(path) as browser:
        page = browser.open(file)
        page.evaluate("document.title")
"""

import base64
import json
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time

KEYS = {"ArrowDown": "\ue015", "ArrowUp": "\ue013", "Home": "\ue011", "End": "\ue010", "PageDown": "\ue00f", "Escape": "\ue00c"}

# A port of the browser's own choice, and nothing that it would do by itself in the network.
PREFERENCES = """
user_pref("marionette.port", 0);
user_pref("app.update.enabled", false);
user_pref("app.normandy.enabled", false);
user_pref("browser.safebrowsing.malware.enabled", false);
user_pref("browser.safebrowsing.phishing.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("extensions.update.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("services.settings.server", "data:,");
user_pref("network.proxy.type", 1);
user_pref("network.proxy.http", "127.0.0.1");
user_pref("network.proxy.http_port", 9);
user_pref("network.proxy.ssl", "127.0.0.1");
user_pref("network.proxy.ssl_port", 9);
user_pref("toolkit.telemetry.enabled", false);
user_pref("devtools.console.stdout.content", true);
"""

# Remembers, for the whole life of the browser, every address that a page (not the browser itself) asks for.
WATCH_REQUESTS = """
    window.heddleAsked = [];
    Services.obs.addObserver((channel) => {
      channel.QueryInterface(Ci.nsIChannel);
      if (!channel.loadInfo.triggeringPrincipal.isSystemPrincipal) window.heddleAsked.push(channel.URI.spec);
    }, "http-on-modify-request");"""

# Errors and warnings about pages since the console was cleared.
COMPLAINTS = """
    const said = [];
    for (const message of Services.console.getMessageArray()) {
      if (message instanceof Ci.nsIScriptError && /^file:/.test(message.sourceName)) said.push(message.errorMessage);
    }
    for (const address of window.heddleAsked) said.push("request: " + address);
    return said;"""

FORGET = """
    Services.console.reset();
    window.heddleAsked.length = 0;
    Services.prefs.setIntPref("layout.css.prefers-color-scheme.content-override", arguments[0] ? 0 : 1);"""


def find_firefox():
    named = os.environ.get("HEDDLE_FIREFOX")
    return named or next((path for path in map(shutil.which, ("firefox-esr", "firefox")) if path), None)


class Firefox:
    def __init__(self, path, width=1400, height=1000):
        self.path, self.size = path, (width, height)
        self.next_id, self.buffer = 0, b""

    def __enter__(self):
        self.profile = tempfile.mkdtemp(prefix="heddle-browser-")
        with open(os.path.join(self.profile, "user.js"), "w") as preferences:
            preferences.write(PREFERENCES)
        self.said = open(os.path.join(self.profile, "console"), "w+b")  # what pages write to the console comes out here
        self.process = subprocess.Popen(
            [self.path, "--headless", "--no-remote", "--profile", self.profile, "--marionette", "--remote-allow-system-access"],
            env={**os.environ, "HOME": self.profile, "MOZ_CRASHREPORTER_DISABLE": "1"},
            stdin=subprocess.DEVNULL, stdout=self.said, stderr=subprocess.DEVNULL, start_new_session=True)
        try:
            self.connect()
        except Exception:
            self.end()
            raise
        return self

    def connect(self):
        self.socket = socket.create_connection(("127.0.0.1", self.port()), timeout=120)
        self.receive()  # it introduces itself
        self.send("WebDriver:NewSession", capabilities={"alwaysMatch": {"unhandledPromptBehavior": "ignore"}})
        self.send("WebDriver:SetWindowRect", width=self.size[0], height=self.size[1])
        self.as_browser(WATCH_REQUESTS)

    def port(self):
        file, until = os.path.join(self.profile, "MarionetteActivePort"), time.monotonic() + 120
        while time.monotonic() < until and self.process.poll() is None:
            if os.path.exists(file):
                with open(file) as text:
                    if port := text.read().strip():
                        return int(port)
            time.sleep(0.05)
        raise OSError("Firefox does not answer")

    def __exit__(self, *_):
        try:
            self.send("Marionette:Quit", flags=["eForceQuit"])
        except (OSError, RuntimeError):
            pass
        self.socket.close()
        try:
            self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            pass
        self.end()

    def end(self):
        """Of it, of the processes of its pages, and of what they wrote."""
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.process.wait()
        self.said.close()
        shutil.rmtree(self.profile, ignore_errors=True)

    def receive(self):
        """A message is its length, a colon, and JSON."""
        while True:
            length, colon, rest = self.buffer.partition(b":")
            if colon and len(rest) >= int(length):
                self.buffer = rest[int(length):]
                return json.loads(rest[:int(length)])
            got = self.socket.recv(1 << 16)
            if not got:
                raise OSError("the browser has ended")
            self.buffer += got

    def send(self, command, **parameters):
        self.next_id += 1
        request = json.dumps([0, self.next_id, command, parameters]).encode()
        self.socket.sendall(b"%d:%s" % (len(request), request))
        _, number, error, result = self.receive()
        if number != self.next_id:
            raise RuntimeError(f"{command}: the answer to something else")
        if error:
            raise RuntimeError(f"{command}: {error['error']}: {error['message']}")
        return result

    def as_browser(self, script, *arguments):
        """Runs it with the rights of the browser itself."""
        self.send("Marionette:SetContext", value="chrome")
        try:
            return self.send("WebDriver:ExecuteScript", script=script, args=arguments, sandbox=None)["value"]
        finally:
            self.send("Marionette:SetContext", value="content")

    def open(self, file, dark=False):
        self.send("WebDriver:Navigate", url="about:blank")
        self.as_browser(FORGET, dark)
        page = Page(self, os.fstat(self.said.fileno()).st_size)
        started = time.monotonic()
        self.send("WebDriver:Navigate", url="file://" + os.path.abspath(file))  # waits for it
        page.seconds = time.monotonic() - started
        return page


class Page:
    def __init__(self, browser, said_before):
        self.browser, self.seconds, self.said_before = browser, 0, said_before

    def evaluate(self, expression):
        return self.browser.send("WebDriver:ExecuteScript", script=f"return ({expression});", args=[])["value"]

    def wait_for(self, expression, timeout=30):
        until = time.monotonic() + timeout
        while not self.evaluate(expression):
            if time.monotonic() > until:
                raise TimeoutError(expression)
            time.sleep(0.05)

    def key(self, *names):
        actions = [{"type": what, "value": KEYS.get(name, name)} for name in names for what in ("keyDown", "keyUp")]
        self.browser.send("WebDriver:PerformActions", actions=[{"type": "key", "id": "keyboard", "actions": actions}])

    def type(self, text):
        self.key(*text)

    def complaints(self):
        """What the console and uncaught exceptions said so far, and every address that was asked for."""
        said = self.browser.as_browser(COMPLAINTS)
        console = os.pread(self.browser.said.fileno(), 1 << 16, self.said_before).decode(errors="replace")
        # RSLoader is the browser's own loader of settings, which has nothing to load here.
        said += [line for line in console.splitlines() if line.startswith("console.") and "RSLoader" not in line]
        try:
            said.append("dialog: " + self.browser.send("WebDriver:GetAlertText")["value"])
        except RuntimeError:
            pass
        return said

    def pdf(self):
        return base64.b64decode(self.browser.send("WebDriver:Print")["value"])

    def screenshot(self, file, full=False):
        data = self.browser.send("WebDriver:TakeScreenshot", full=full, hash=False)["value"]
        with open(file, "wb") as out:
            out.write(base64.b64decode(data))
