// Replicated workers: five threads take pieces of work from a pool and put new ones there, until all is done (six with main).
//
// What is wrong: a worker that finds the pool empty counts itself as idle, and the last one to do so says that all is done. But a
// worker that has taken the last piece and not yet put the pieces that follow from it counts itself busy only afterwards, in a
// second critical section: the others may all have gone home. The work that follows is still done, but the count of pieces at
// the moment of "done" is wrong: an assertion.
public class ReplicatedWorkers {
  static final int WORKERS = 5, DEPTH = 2;

  static final class Pool {
    private final int[] pieces = new int[32];
    private int size, busy, finished;
    private boolean over;
    synchronized void put(int piece) { pieces[size++] = piece; }
    synchronized int take() {
      if (size == 0) {
        if (busy == 0) over = true;
        return -1;
      }
      return pieces[--size];
    }
    synchronized void begin() { busy++; }
    synchronized void end() {
      busy--;
      finished++;
      assert !over : "said to be over after " + (finished - 1) + " pieces";
    }
    synchronized boolean over() { return over; }
  }

  static final Pool pool = new Pool();

  static void worker() {
    for (int tries = 0; tries < 2 && !pool.over(); tries++) {
      int piece = pool.take();
      if (piece < 0) continue;
      pool.begin();
      if (piece < DEPTH) {
        pool.put(piece + 1);
        pool.put(piece + 1);
      }
      pool.end();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    for (int i = 0; i < WORKERS; i++) pool.put(0);
    Thread[] workers = new Thread[WORKERS];
    for (int i = 0; i < WORKERS; i++) {
      workers[i] = new Thread(ReplicatedWorkers::worker, "worker-" + i);
      workers[i].start();
    }
    for (Thread worker : workers) worker.join();
  }
}
