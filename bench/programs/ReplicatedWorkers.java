// Replicated workers: five threads take pieces of work from a pool and put what follows from them back (six threads with main).
//
// What is wrong: a worker that finds the pool empty goes home, and when all but one have gone and nobody is at work, the work is said to
// be over. But a worker takes a piece in one critical section and counts itself at work in the next: the one that is left may hold
// the last piece, and its work comes after the end (an assertion). At the end of the day all workers write their hours down.
public class ReplicatedWorkers {
  static final int WORKERS = 5, PIECES = 5, DEPTH = 1, HOURS = 3;

  static final class Pool {
    private final int[] pieces = new int[32];
    private final int[] journal = new int[WORKERS * HOURS];
    private int size, busy, gone, lines;
    private boolean over;
    synchronized void put(int piece) { pieces[size++] = piece; }
    synchronized int take() { return size == 0 ? -1 : pieces[--size]; }
    synchronized void begin() { busy++; }
    synchronized void end() {
      busy--;
      assert !over : "a piece of work after the end";
    }
    synchronized void goHome() {
      gone++;
      if (gone == WORKERS - 1 && busy == 0) over = true;
    }
    synchronized void write(int worker) { journal[lines++] = worker; }
  }

  static final Pool pool = new Pool();

  static void worker(int number) {
    for (int piece = pool.take(); piece >= 0; piece = pool.take()) {
      pool.begin();
      if (piece < DEPTH) pool.put(piece + 1);
      pool.end();
    }
    pool.goHome();
    for (int hour = 0; hour < HOURS; hour++) pool.write(number);
  }

  public static void main(String[] args) throws InterruptedException {
    for (int i = 0; i < PIECES; i++) pool.put(0);
    Thread[] workers = new Thread[WORKERS];
    for (int i = 0; i < WORKERS; i++) {
      int number = i;
      workers[i] = new Thread(() -> worker(number), "worker-" + i);
      workers[i].start();
    }
    for (Thread worker : workers) worker.join();
  }
}
