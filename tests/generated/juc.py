#!/usr/bin/env python3
"""--juc=model against --juc=real, on random programs that use java.util.concurrent.

    juc.py --heddle PATH [--seconds N] [--seed S] [--jobs N] [--batch N] [--only SEED] [--keep DIR] [--limit STATES]

The JDK's code in full is the oracle: both must print the same outcomes, find the same kinds of violation, and report the same racy
locations. Programs whose real state space is too large are left out (and counted). A disagreement is shrunk by dropping statements. The
last line is "N passed, N failed"; the exit status is 1 if anything failed.
"""

import argparse
import concurrent.futures
import random
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from languages import Java, call, parse

# Statements: templates over {k}: a small number, {r}: a register of the thread, {u}: another thread, {b}: a body (plain statements).
PLAIN = ["x = {k};", "{r} = x;", "x++;", "{r} = v;", "v = {k};", "y = {k};", "{r} += y;"]
LOCK = [
    "l.lock(); try {{ {b} }} finally {{ l.unlock(); }}",
    "l.lock(); try {{ l.lock(); {b} l.unlock(); {r} = l.getHoldCount(); }} finally {{ l.unlock(); }}",
    "if (l.tryLock()) try {{ {b} }} finally {{ l.unlock(); }} else {r} = 3;",
    "try {{ if (l.tryLock(5, TimeUnit.SECONDS)) try {{ {b} }} finally {{ l.unlock(); }} else {r} = 4; }} catch (InterruptedException e) {{ {r} = 5; }}",
    "try {{ l.lockInterruptibly(); try {{ {b} }} finally {{ l.unlock(); }} }} catch (InterruptedException e) {{ {r} = 6; }}",
    "{r} = l.isLocked() ? 1 : 2;",
    "{r} = l.hasQueuedThreads() ? 1 : 2;",
    "{r} = l.getQueueLength();",
]
CONDITION = [
    "l.lock(); try {{ {b} c.signal(); }} finally {{ l.unlock(); }}",
    "l.lock(); try {{ {b} c.signalAll(); }} finally {{ l.unlock(); }}",
    "l.lock(); try {{ if (v == 0) c.await(); {b} }} catch (InterruptedException e) {{ {r} = 7; }} finally {{ l.unlock(); }}",
    "l.lock(); try {{ {r} = c.await(5, TimeUnit.SECONDS) ? 1 : 2; {b} }} catch (InterruptedException e) {{ {r} = 8; }} finally {{ l.unlock(); }}",
    "l.lock(); try {{ c.awaitUninterruptibly(); {b} }} finally {{ l.unlock(); }}",
    "l.lock(); try {{ {r} = l.hasWaiters(c) ? 1 : 2; v = 1; c.signal(); }} finally {{ l.unlock(); }}",
]
SEMAPHORE = [
    "try {{ s.acquire(); {b} s.release(); }} catch (InterruptedException e) {{ {r} = 5; }}",
    "try {{ s.acquire(2); {b} s.release(2); }} catch (InterruptedException e) {{ {r} = 6; }}",
    "s.acquireUninterruptibly(); {b} s.release();",
    "s.release({k});",
    "if (s.tryAcquire()) {{ {b} s.release(); }} else {r} = 3;",
    "try {{ if (s.tryAcquire(2, 5, TimeUnit.SECONDS)) {{ {b} s.release(2); }} else {r} = 4; }} catch (InterruptedException e) {{ {r} = 5; }}",
    "{r} = s.availablePermits();",
    "{r} = s.drainPermits();",
]
LATCH = [
    "{b} d.countDown();",
    "try {{ d.await(); {b} }} catch (InterruptedException e) {{ {r} = 5; }}",
    "try {{ {r} = d.await(5, TimeUnit.SECONDS) ? 1 : 2; {b} }} catch (InterruptedException e) {{ {r} = 6; }}",
    "{r} = (int) d.getCount();",
]
READ_WRITE = [
    "w.readLock().lock(); try {{ {b} }} finally {{ w.readLock().unlock(); }}",
    "w.writeLock().lock(); try {{ {b} }} finally {{ w.writeLock().unlock(); }}",
    "w.writeLock().lock(); w.readLock().lock(); w.writeLock().unlock(); {b} w.readLock().unlock();",
    "if (w.readLock().tryLock()) try {{ {b} }} finally {{ w.readLock().unlock(); }} else {r} = 3;",
    "if (w.writeLock().tryLock()) try {{ {b} }} finally {{ w.writeLock().unlock(); }} else {r} = 4;",
    "try {{ if (w.writeLock().tryLock(5, TimeUnit.SECONDS)) try {{ {b} }} finally {{ w.writeLock().unlock(); }} else {r} = 5; }} catch (InterruptedException e) {{ {r} = 6; }}",
    "{r} = w.getReadLockCount();",
]
STAMPED = [
    "{{ long t = q.writeLock(); {b} q.unlockWrite(t); }}",
    "{{ long t = q.readLock(); {b} q.unlockRead(t); }}",
    "{{ long t = q.tryOptimisticRead(); {b} {r} = q.validate(t) ? 1 : 2; }}",
    "{{ long t = q.readLock(); long n = q.tryConvertToWriteLock(t); if (n != 0) {{ {b} q.unlockWrite(n); }} else {{ q.unlockRead(t); {r} = 3; }} }}",
    "{{ long t = q.tryWriteLock(); if (t != 0) {{ {b} q.unlock(t); }} else {r} = 4; }}",
]
INTERRUPT = ["T[{u}].interrupt();", "{r} = Thread.interrupted() ? 1 : 2;"]
BARRIER = ["try {{ {b} {r} = z.await(); }} catch (InterruptedException e) {{ {r} = 5; }} catch (BrokenBarrierException e) {{ {r} = 6; }}"]
FUTURE = [
    "try {{ {r} = f.get(); {b} }} catch (InterruptedException e) {{ {r} = 5; }} catch (ExecutionException e) {{ {r} = 6; }}",
    "f.run(); {b}",
    "f.cancel(false);",
]
QUEUE = [
    "try {{ a.put({k}); {b} }} catch (InterruptedException e) {{ {r} = 5; }}",
    "try {{ {r} = a.take(); {b} }} catch (InterruptedException e) {{ {r} = 6; }}",
    "{r} = a.offer({k}) ? 1 : 2;",
    "{{ Integer g = a.poll(); {r} = g == null ? 9 : g; }}",
    "{r} = a.size();",
]
POOL = [
    "try {{ e.execute(() -> {{ x = {k}; }}); {b} }} catch (RejectedExecutionException g) {{ {r} = 3; }}",
    "try {{ {b} e.execute(() -> {{ y += x; }}); }} catch (RejectedExecutionException g) {{ {r} = 3; }}",
    "try {{ {r} = e.submit(() -> 4).get(); }} catch (RejectedExecutionException g) {{ {r} = 3; }} catch (Exception g) {{ {r} = 5; }}",
    "e.shutdown();",
    "{r} = e.shutdownNow().size();",
    "{r} = e.isShutdown() ? 1 : 2;",
    "{r} = e.isTerminated() ? 1 : 2;",
    "{r} = e.getPoolSize();",
    "try {{ {r} = e.awaitTermination(1, TimeUnit.SECONDS) ? 1 : 2; }} catch (InterruptedException g) {{ {r} = 5; }}",
]
MAP = [
    "{r} = h.merge(1, 1, Integer::sum);",
    "{{ Integer g = h.put({k}, {k}); {r} = g == null ? 9 : g; {b} }}",
    "{{ Integer g = h.get({k}); {r} = g == null ? 9 : g; {b} }}",
    "{r} = h.computeIfAbsent({k}, n -> {{ x = n; return n; }});",
    "{{ Integer g = h.remove({k}); {r} = g == null ? 9 : g; }}",
    "{{ Integer g = h.putIfAbsent({k}, 3); {r} = g == null ? 9 : g; {b} }}",
    "{r} = h.size();",
    "{{ int g = 0; for (int n : h.values()) g += n; {r} = g; }}",
]
COMPLETABLE = [
    "{b} {r} = i.complete({k}) ? 1 : 2;",
    "try {{ {r} = i.get(); {b} }} catch (InterruptedException | ExecutionException | CancellationException g) {{ {r} = 5; }}",
    "i.thenAccept(n -> {{ x = n; }}); {b}",
    "{r} = i.isDone() ? 1 : 2;",
    "{r} = i.getNow(7);",
    "i.thenApply(n -> {{ y = n; return n + 1; }}).thenAccept(n -> {{ v = n; }});",
    "{r} = i.cancel(true) ? 1 : 2;",
]
PHASER = [
    "{r} = p.arrive(); {b}",
    "{b} {r} = p.arriveAndAwaitAdvance();",
    "{r} = p.arriveAndDeregister();",
    "{r} = p.getPhase();",
    "{r} = p.awaitAdvance(0); {b}",
]
LINKS = [
    "j.add({k}); {b}",
    "{{ Integer g = j.poll(); {r} = g == null ? 9 : g; {b} }}",
    "{{ Integer g = j.peek(); {r} = g == null ? 9 : g; }}",
    "{r} = j.size();",
    "{r} = j.isEmpty() ? 1 : 2;",
    "{{ int g = 0; for (int n : j) g += n; {r} = g; }}",
]
COPIES = [
    "m.add({k}); {b}",
    "{r} = m.addIfAbsent({k}) ? 1 : 2;",
    "{r} = m.size();",
    "{{ int g = 0; for (int n : m) g = 10 * g + n; {r} = g; }}",
    "{r} = m.remove((Integer) {k}) ? 1 : 2;",
]
EXCHANGE = ["try {{ {b} {r} = o.exchange({k}); }} catch (InterruptedException e) {{ {r} = 5; }}"]
FAMILIES = {"map": MAP, "completable": COMPLETABLE, "phaser": PHASER, "links": LINKS, "copies": COPIES, "exchange": EXCHANGE, "lock": LOCK, "condition": CONDITION + LOCK[:3], "semaphore": SEMAPHORE, "latch": LATCH, "read-write": READ_WRITE,
            "stamped": STAMPED, "barrier": BARRIER, "future": FUTURE, "queue": QUEUE, "linked": QUEUE, "priority": QUEUE[1:], "hand-over": QUEUE, "pool": POOL}


QUEUES = {"queue", "linked", "priority", "hand-over"}


def generate(seed):
    """(fair, families, [[statement, ...] per thread])"""
    rnd = random.Random(seed)
    families = rnd.sample(sorted(FAMILIES), 1 if rnd.random() < 0.7 else 2)
    families = [f for i, f in enumerate(families) if not (set(families[:i]) & QUEUES and f in QUEUES)]
    pool = [s for f in families for s in FAMILIES[f]]
    threads = 3 if rnd.random() < 0.3 else 2
    most = 1 if threads == 3 or len(families) > 1 else 2
    bodies = []
    for t in range(threads):
        body = []
        for _ in range(rnd.randint(1, most)):
            draw = rnd.random()
            template = rnd.choice(PLAIN if draw < 0.15 else INTERRUPT if draw < 0.25 else pool)
            inner = " ".join(fill(rnd, p, t, threads, "") for p in rnd.sample(PLAIN, rnd.randint(0, 2)))
            body.append(fill(rnd, template, t, threads, inner))
        bodies.append(body)
    return rnd.random() < 0.3, families, bodies


def fill(rnd, template, t, threads, inner):
    return template.format(k=rnd.randint(1, 2), r=f"r{rnd.randint(0, 1)}", u=rnd.choice([u for u in range(threads) if u != t]), b=inner)


def text(name, program):
    fair, families, bodies = program
    flag = "true" if fair else "false"
    shared = {"lock": f"static final ReentrantLock l = new ReentrantLock({flag});",
              "semaphore": f"static final Semaphore s = new Semaphore(1, {flag});",
              "latch": "static final CountDownLatch d = new CountDownLatch(2);",
              "read-write": f"static final ReentrantReadWriteLock w = new ReentrantReadWriteLock({flag});",
              "stamped": "static final StampedLock q = new StampedLock();",
              "barrier": "static final CyclicBarrier z = new CyclicBarrier(2);",
              "future": "static final FutureTask<Integer> f = new FutureTask<>(() -> 4);",
              "queue": "static final ArrayBlockingQueue<Integer> a = new ArrayBlockingQueue<>(1);"}
    shared["linked"] = "static final LinkedBlockingQueue<Integer> a = new LinkedBlockingQueue<>(1);"
    shared["priority"] = "static final PriorityBlockingQueue<Integer> a = new PriorityBlockingQueue<>(1);"
    shared["hand-over"] = f"static final SynchronousQueue<Integer> a = new SynchronousQueue<>({flag});"
    shared["pool"] = "static final ThreadPoolExecutor e = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(1));"
    shared["map"] = "static final ConcurrentHashMap<Integer, Integer> h = new ConcurrentHashMap<>(2);"
    shared["completable"] = "static final CompletableFuture<Integer> i = new CompletableFuture<>();"
    shared["phaser"] = "static final Phaser p = new Phaser(2);"
    shared["links"] = "static final ConcurrentLinkedQueue<Integer> j = new ConcurrentLinkedQueue<>();"
    shared["copies"] = "static final CopyOnWriteArrayList<Integer> m = new CopyOnWriteArrayList<>();"
    shared["exchange"] = "static final Exchanger<Integer> o = new Exchanger<>();"
    shared["condition"] = shared["lock"] + " static final Condition c = l.newCondition();"
    if "condition" in families: shared["lock"] = ""
    fields = "\n  ".join(shared[f] for f in families)
    runs = "\n".join(f"    T[{t}] = new Thread(() -> {{ int r0 = 0, r1 = 0;\n      " + "\n      ".join(body) +
                     f"\n      out[{t}] = r0 + \",\" + r1; }});" for t, body in enumerate(bodies))
    return f"""import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class {name} {{
  {fields}
  static int x, y;
  static volatile int v;
  static final Thread[] T = new Thread[{len(bodies)}];
  static final String[] out = new String[{len(bodies)}];

  public static void main(String[] args) throws Exception {{
{runs}
    for (Thread t : T) t.start();
    for (Thread t : T) t.join();{" e.shutdown();" if "pool" in families else ""}
    System.out.println(x + " " + y + " " + v + " " + String.join(" ", out));
  }}
}}
"""


class Answer:
    def __init__(self, outcomes, kinds, racy, trouble): self.outcomes, self.kinds, self.racy, self.trouble = outcomes, kinds, racy, trouble

    def __eq__(self, other): return vars(self) == vars(other)

    def show(self): return f"    {sorted(self.kinds)} racy {sorted(self.racy)} {self.trouble or ''}\n" + "".join(f"    {o}\n" for o in sorted(self.outcomes))


def ask(o, folder, name, juc):
    """An Answer, or None if the state space is too large."""
    outcomes, kinds, racy, trouble = frozenset(), frozenset(), frozenset(), None
    for command in (["outcomes"], ["check", "--all", "--minimise", "100ms"]):
        result = call([o.heddle, *command, *Java.operands(folder, name), "--format", "json", "--max-states", o.limit, "--juc", juc])
        if result.returncode == -1: return None  # no answer in time
        found, wrong = parse(result)
        if found is None: return Answer(outcomes, kinds, racy, wrong)
        if found["stats"]["states"] >= int(o.limit): return None
        if found["verdict"] == "inconclusive": trouble = found["reason"]
        if command[0] == "outcomes":
            outcomes = frozenset(line.strip() for line in found["outcomes"])
            kinds = frozenset(f["kind"] for f in found["findings"])
        else:
            racy = frozenset(f["location"].replace(name, "Main") for f in found["findings"] if f["kind"] == "race")
    return Answer(outcomes, kinds, racy, trouble)


def disagreement(o, folder, name):
    """None, "too large", or both answers."""
    model = ask(o, folder, name, "model")
    real = ask(o, folder, name, "real")
    if model is None or real is None: return "too large"
    return None if model == real else f"  model:\n{model.show()}  real:\n{real.show()}"


def compile_one(program, scratch, name="Main"):
    folder = tempfile.mkdtemp(dir=scratch)
    path = Path(folder) / f"{name}.java"
    path.write_text(text(name, program))
    Java.compile([str(path)], folder)
    return folder


def shrink(o, program, why, scratch, deadline):
    fair, families, bodies = program
    again = True
    while again and time.time() < deadline:
        again = False
        for t in range(len(bodies)):
            for i in range(len(bodies[t])):
                smaller = (fair, families, [b[:i] + b[i + 1:] if u == t else b for u, b in enumerate(bodies)])
                answer = disagreement(o, compile_one(smaller, scratch), "Main")
                if answer in (None, "too large"): continue
                bodies, why, again = smaller[2], answer, True
                break
            if again: break
    return (fair, families, bodies), why


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--heddle", required=True)
    options.add_argument("--seconds", type=float, default=40)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--jobs", type=int, default=2)
    options.add_argument("--batch", type=int, default=60)
    options.add_argument("--only", type=int)
    options.add_argument("--limit", default="60000")
    options.add_argument("--keep")
    options.add_argument("--family", help="only programs that use this")
    o = options.parse_args()
    o.heddle = str(Path(o.heddle).resolve())
    deadline = time.time() + o.seconds
    keep = Path(o.keep or tempfile.mkdtemp(prefix="heddle-juc-"))
    keep.mkdir(parents=True, exist_ok=True)
    print(f"seed {o.seed}", flush=True)
    passed = failed = large = 0
    number = o.seed if o.only is None else o.only

    def one(name, folder): return None if time.time() > deadline and o.only is None else (disagreement(o, folder, name),)

    with tempfile.TemporaryDirectory() as scratch, concurrent.futures.ThreadPoolExecutor(o.jobs) as pool:
        while (time.time() < deadline or o.only is not None) and failed < 5:
            batch = {f"P{seed}": generate(seed) for seed in range(number, number + (1 if o.only is not None else o.batch))}
            batch = {name: program for name, program in batch.items() if not o.family or o.family in program[1]}
            number += o.batch
            folder = tempfile.mkdtemp(dir=scratch)
            for name, program in batch.items(): (Path(folder) / f"{name}.java").write_text(text(name, program))
            Java.compile([str(Path(folder) / f"{name}.java") for name in batch], folder)
            for name, answer in zip(batch, pool.map(lambda name: one(name, folder), batch)):
                if answer is None: continue
                if answer[0] is None: passed += 1
                elif answer[0] == "too large": large += 1
                else:
                    failed += 1
                    small, why = shrink(o, batch[name], answer[0], scratch, time.time() + 60)
                    (keep / f"{name}.java").write_text(text("Main", small))
                    print(f"\nprogram {name[1:]} ({', '.join(small[1])}): disagreement\n{text('Main', small)}{why}", flush=True)
            if o.only is not None: break
    print(f"{large} left out as too large")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
