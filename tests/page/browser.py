"""Chromium without a window, driven over a pipe by its DevTools protocol: no package, no port, no network.

    with Browser(path) as browser:
        page = browser.open(file)
        page.evaluate("document.title")
"""

import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time

CANDIDATES = ("chromium", "chromium-browser", "google-chrome", "chrome")


def find_browser():
    named = os.environ.get("HEDDLE_BROWSER")
    return named or next((path for path in map(shutil.which, CANDIDATES) if path), None)


class Browser:
    def __init__(self, path, width=1400, height=1000):
        self.path, self.size = path, (width, height)
        self.next_id, self.buffer, self.events = 0, b"", []

    def __enter__(self):
        self.profile = tempfile.mkdtemp(prefix="heddle-browser-")
        to_browser, self.write_end = os.pipe()
        self.read_end, from_browser = os.pipe()

        def connect():  # the protocol's file descriptors are 3 and 4
            a, b = os.dup(to_browser), os.dup(from_browser)
            os.dup2(a, 3)
            os.dup2(b, 4)

        self.process = subprocess.Popen(
            [self.path, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--hide-scrollbars", "--no-first-run", "--disable-extensions", "--disable-background-networking",
             f"--window-size={self.size[0]},{self.size[1]}", f"--user-data-dir={self.profile}",
             "--remote-debugging-pipe", "about:blank"],
            preexec_fn=connect, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        return self

    def __exit__(self, *_):
        try:
            self.send("Browser.close")
        except (OSError, TimeoutError):
            pass
        try:
            self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self.write_end)
        os.close(self.read_end)
        shutil.rmtree(self.profile, ignore_errors=True)

    def receive(self, until):
        """One message, or None at `until`."""
        while b"\0" not in self.buffer:
            left = until - time.monotonic()
            if left <= 0 or not select.select([self.read_end], [], [], left)[0]:
                return None
            got = os.read(self.read_end, 1 << 16)
            if not got:
                raise OSError("the browser has ended")
            self.buffer += got
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def send(self, method, session=None, timeout=60, **parameters):
        self.next_id += 1
        request = {"id": self.next_id, "method": method, "params": parameters}
        if session:
            request["sessionId"] = session
        os.write(self.write_end, json.dumps(request).encode() + b"\0")
        until = time.monotonic() + timeout
        while True:
            message = self.receive(until)
            if message is None:
                raise TimeoutError(method)
            if message.get("id") == self.next_id:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message["result"]
            self.events.append(message)

    def open(self, file, dark=False):
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        page = Page(self, session)
        for domain in ("Page", "Runtime", "Log", "Network"):
            page.call(domain + ".enable")
        page.call("Emulation.setDeviceMetricsOverride", width=self.size[0], height=self.size[1], deviceScaleFactor=1,
                  mobile=False)
        if dark:
            page.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark"}])
        started = time.monotonic()
        page.call("Page.navigate", url="file://" + os.path.abspath(file))
        page.wait_for("document.readyState === 'complete'")
        page.seconds = time.monotonic() - started
        return page


class Page:
    def __init__(self, browser, session):
        self.browser, self.session, self.seconds = browser, session, 0

    def call(self, method, **parameters):
        return self.browser.send(method, self.session, **parameters)

    def evaluate(self, expression):
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(f"{expression}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def wait_for(self, expression, timeout=30):
        until = time.monotonic() + timeout
        while not self.evaluate(expression):
            if time.monotonic() > until:
                raise TimeoutError(expression)
            time.sleep(0.05)

    def key(self, name):
        codes = {"ArrowDown": 40, "ArrowUp": 38, "Home": 36, "End": 35, "PageDown": 34, "Escape": 27, "/": 191}
        parameters = {"key": name, "windowsVirtualKeyCode": codes.get(name, 0)}
        self.call("Input.dispatchKeyEvent", type="keyDown", **parameters)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=name)

    def type(self, text):
        self.call("Input.insertText", text=text)

    def pdf(self):
        return base64.b64decode(self.call("Page.printToPDF")["data"])

    def complaints(self):
        """What the console, the log and uncaught exceptions said so far, and every address that was asked for."""
        self.evaluate("1")  # all earlier events have arrived after this
        said = []
        for event in self.browser.events:
            if event.get("sessionId") != self.session:
                continue
            method, parameters = event.get("method"), event.get("params", {})
            if method == "Runtime.exceptionThrown":
                said.append(json.dumps(parameters["exceptionDetails"])[:500])
            elif method == "Runtime.consoleAPICalled":
                said.append("console: " + json.dumps(parameters["args"])[:500])
            elif method == "Log.entryAdded":
                said.append("log: " + parameters["entry"]["text"])
            elif method == "Network.requestWillBeSent" and not parameters["request"]["url"].startswith("file://"):
                said.append("request: " + parameters["request"]["url"][:200])
            elif method == "Page.javascriptDialogOpening":
                said.append("dialog")
        return said

    def screenshot(self, file, full=False):
        parameters = {"format": "png"}
        if full:
            size = self.call("Page.getLayoutMetrics")["cssContentSize"]
            parameters |= {"captureBeyondViewport": True, "clip": {**{k: size[k] for k in ("x", "y", "width", "height")}, "scale": 1}}
        data = self.call("Page.captureScreenshot", **parameters)["data"]
        with open(file, "wb") as out:
            out.write(base64.b64decode(data))
