// A Monte Carlo simulation: two threads draw numbers of runs from a counter and put their results into a table.
//
// What is wrong: `next` reads the counter and `advance` raises it, two critical sections: both threads may get the same run, whose
// result is then entered twice: an assertion. Nearly every schedule in which the threads overlap shows it.
public class MonteCarlo {
  static final int RUNS = 6;

  static final class Table {
    private int next;
    private final int[] results = new int[RUNS + 2];
    synchronized int next() { return next; }
    synchronized void advance(int run) { next = run + 1; }
    synchronized void enter(int run, int result) {
      assert results[run] == 0 : "run " + run + " was made twice";
      results[run] = result;
    }
  }

  static final Table table = new Table();

  static int simulate(int run) {
    int x = run * 7919 + 1;
    for (int i = 0; i < 20; i++) x = x * 1103515245 + 12345;
    return (x >>> 16) + 1;
  }

  static void worker() {
    for (;;) {
      int run = table.next();
      if (run >= RUNS) return;
      table.advance(run);
      table.enter(run, simulate(run));
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(MonteCarlo::worker, "a");
    Thread b = new Thread(MonteCarlo::worker, "b");
    a.start();
    b.start();
    a.join();
    b.join();
  }
}
