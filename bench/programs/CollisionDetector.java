// A collision detector: a simulator writes frames of positions into a ring of buffers, a detector reads the last one that is
// complete. Before the simulation proper the detector calibrates itself on what it sees.
//
// What is wrong: `calibrate` asks which frame is the last and then reads its cells one by one, each under the lock; the simulator may
// come back to the same buffer when it is a whole ring ahead, and the detector reads cells of two frames: an assertion (all planes of a
// frame have the same time). It takes a simulator that makes nearly all its warm-up frames between two reads of the detector (forty steps
// in a row), and nothing later shows the mistake: `look` takes a whole frame at once.
public class CollisionDetector {
  static final int PLANES = 4, RING = 8, WARM_UP = 8, FRAMES = 4, LOOKS = 14;

  static final class Frames {
    private final int[][] cells = new int[RING][PLANES];
    private final int[] seen = new int[LOOKS];
    private int last, looks;
    private boolean calibrated;
    synchronized void write(int frame, int plane) { cells[frame % RING][plane] = frame; }
    synchronized void complete(int frame) { last = frame; }
    synchronized int last() { return last; }
    synchronized int read(int frame, int plane) { return cells[frame % RING][plane]; }
    synchronized void look() {
      int time = cells[last % RING][0];
      for (int plane = 1; plane < PLANES; plane++) time = Math.max(time, cells[last % RING][plane]);
      seen[looks++] = time;
    }
    synchronized void calibrated() {
      calibrated = true;
      notifyAll();
    }
    synchronized void awaitCalibration() throws InterruptedException {
      while (!calibrated) wait();
    }
  }

  static final Frames frames = new Frames();

  static void make(int frame) {
    for (int plane = 0; plane < PLANES; plane++) frames.write(frame, plane);
    frames.complete(frame);
  }

  static void simulator() {
    try {
      for (int frame = 1; frame <= WARM_UP; frame++) make(frame);
      frames.awaitCalibration();
      for (int frame = WARM_UP + 1; frame <= WARM_UP + FRAMES; frame++) make(frame);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  static void calibrate() {
    int frame = frames.last();
    int time = frames.read(frame, 0);
    for (int plane = 1; plane < PLANES; plane++) {
      int other = frames.read(frame, plane);
      assert other == time : "plane " + plane + " is at " + other + ", plane 0 at " + time;
    }
    frames.calibrated();
  }

  static void detector() {
    calibrate();
    for (int i = 0; i < LOOKS; i++) frames.look();
  }

  static void logger() {
    for (int i = 0; i < 20; i++) frames.last();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread[] threads = {new Thread(CollisionDetector::simulator, "simulator"), new Thread(CollisionDetector::logger, "logger"),
                        new Thread(CollisionDetector::detector, "detector")};
    for (Thread thread : threads) thread.start();
    for (Thread thread : threads) thread.join();
  }
}
