// A collision detector: a simulator writes frames of positions into two buffers by turns, a detector reads the last one that is
// complete.
//
// What is wrong: the detector asks which frame is the last and then reads its cells one by one, each under the lock; the simulator
// may come back to the same buffer when it is two frames ahead, and the detector reads cells of two frames: an assertion (every
// plane of a frame has the same time). It takes a simulator that makes two whole frames between two reads of the detector.
public class CollisionDetector {
  static final int PLANES = 4, FRAMES = 5, LOOKS = 4;

  static final class Frames {
    private final int[][] cells = new int[2][PLANES];
    private int last;
    synchronized void write(int frame, int plane) { cells[frame & 1][plane] = frame; }
    synchronized void complete(int frame) { last = frame; }
    synchronized int last() { return last; }
    synchronized int read(int frame, int plane) { return cells[frame & 1][plane]; }
  }

  static final Frames frames = new Frames();

  static void simulator() {
    for (int frame = 1; frame <= FRAMES; frame++) {
      for (int plane = 0; plane < PLANES; plane++) frames.write(frame, plane);
      frames.complete(frame);
    }
  }

  static void detector() {
    for (int i = 0; i < LOOKS; i++) {
      int frame = frames.last();
      int time = frames.read(frame, 0);
      for (int plane = 1; plane < PLANES; plane++) {
        int other = frames.read(frame, plane);
        assert other == time || other < time : "plane " + plane + " is at " + other + ", plane 0 at " + time;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread simulator = new Thread(CollisionDetector::simulator, "simulator");
    Thread detector = new Thread(CollisionDetector::detector, "detector");
    simulator.start();
    detector.start();
    simulator.join();
    detector.join();
  }
}
