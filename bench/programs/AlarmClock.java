// An alarm clock: one thread makes the time go on, two others ask to be woken.
//
// What is wrong: `wakeMe` reads the time in one critical section and begins to wait in another. If the clock passes the hour in
// between, the client waits for an alarm that has already rung: a deadlock, when the clock has stopped.
public class AlarmClock {
  static final int HOURS = 4;

  static final class Clock {
    private int time;
    synchronized int time() { return time; }
    synchronized void tick() {
      time++;
      notifyAll();
    }
    synchronized void await(int hour, int seen) throws InterruptedException {
      while (seen < hour) {
        wait();
        seen = time;
      }
    }
  }

  static final Clock clock = new Clock();

  static void client(int first) {
    try {
      for (int hour = first; hour <= HOURS; hour += 2) {
        int now = clock.time();
        if (now < hour) clock.await(hour, now);
      }
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread early = new Thread(() -> client(1), "early");
    Thread late = new Thread(() -> client(2), "late");
    early.start();
    late.start();
    for (int i = 0; i < HOURS; i++) clock.tick();
    early.join();
    late.join();
  }
}
