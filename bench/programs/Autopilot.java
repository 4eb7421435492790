// An autopilot: six periodic tasks over shared state with a lock per part (seven threads with main).
//
// What is wrong: `navigation` and `radio` take the locks of the flight plan and of the link in opposite orders: a deadlock. The radio
// does so only in its first period, and only when it has seen a mode change, which `link` makes in its first period and
// `stabilisation` takes back.
public class Autopilot {
  static final int PERIODS = 5;
  static final Object plan = new Object(), link = new Object();

  static final class Cell {
    private int value;
    synchronized int get() { return value; }
    synchronized void set(int v) { value = v; }
  }

  static final Cell mode = new Cell(), altitude = new Cell(), speed = new Cell(), rudder = new Cell();

  static void navigation() {
    synchronized (plan) {
      synchronized (link) {
        altitude.set(altitude.get() + 1);
      }
    }
  }

  static void radio(int period) {
    if (period == 0 && mode.get() == 1) {
      synchronized (link) {
        synchronized (plan) {
          speed.set(speed.get() + 1);
        }
      }
    } else {
      speed.get();
    }
  }

  static void link(int period) { if (period == 0) mode.set(1); }
  static void stabilisation() { mode.set(0); rudder.set(altitude.get()); }
  static void climb() { altitude.set(altitude.get() + 2); }
  static void report() { rudder.get(); speed.get(); }

  interface Task {
    void run(int period);
  }

  static Thread start(String name, Task task) {
    Thread thread = new Thread(() -> {
      for (int period = 0; period < PERIODS; period++) task.run(period);
    }, name);
    thread.start();
    return thread;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread[] tasks = {
        start("stabilisation", p -> stabilisation()), start("climb", p -> climb()), start("report", p -> report()),
        start("navigation", p -> navigation()),       start("radio", p -> radio(p)), start("link", p -> link(p)),
    };
    for (Thread task : tasks) task.join();
  }
}
