// A remote-agent executive: planners and executors in a ring signal each other through events that count (five threads).
//
// What is wrong: `Event.await` compares the count with the one seen last outside of the critical section in which it then waits.
// A signal that comes in between is missed. The first planner signals last, so it never comes again: a deadlock. Only the
// first task looks before it waits; the others wait at once for what is sure to come.
public class RaxExecutive {
  static final int ROUNDS = 2;

  static final class Event {
    private int count;
    synchronized int count() { return count; }
    synchronized void signal() {
      count++;
      notifyAll();
    }
    synchronized void waitForChange() throws InterruptedException { wait(); }
    synchronized void awaitCount(int wanted) throws InterruptedException {
      while (count < wanted) wait();
    }
  }

  static final Event[] events = {new Event(), new Event(), new Event(), new Event()};

  static void planner() throws InterruptedException {
    int seen = 0;
    if (events[3].count() == seen) events[3].waitForChange();  // the mistake: two critical sections
    for (int i = 1; i <= ROUNDS; i++) {
      events[0].signal();
      events[2].awaitCount(i);
    }
  }

  static void executor(int from, int to) throws InterruptedException {
    for (int i = 1; i <= ROUNDS; i++) {
      events[from].awaitCount(i);
      events[to].signal();
    }
  }

  static void monitor() {
    for (int i = 0; i < 6; i++) events[i % 3].count();
  }

  interface Body {
    void run() throws InterruptedException;
  }

  static Thread start(String name, Body body) {
    Thread thread = new Thread(() -> {
      try {
        body.run();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }, name);
    thread.start();
    return thread;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread[] threads = {
        start("planner", RaxExecutive::planner),
        start("executor-1", () -> executor(0, 1)),
        start("executor-2", () -> executor(1, 2)),
        start("monitor", RaxExecutive::monitor),
    };
    events[3].signal();
    for (Thread thread : threads) thread.join();
  }
}
