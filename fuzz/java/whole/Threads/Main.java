// Monitors, wait and notify, join, interruption.
public class Main implements Runnable {
  static int count;
  static final Object door = new Object();
  static volatile boolean open;
  final int[] cells = new int[2];

  public synchronized void run() {
    for (int i = 0; i < cells.length; i++) cells[i] += i;
    synchronized (door) {
      count++;
      open = true;
      door.notifyAll();
    }
  }

  public static void main(String[] arguments) throws Exception {
    Main main = new Main();
    Thread worker = new Thread(main, "worker");
    worker.setDaemon(count > 0);
    worker.start();
    synchronized (door) {
      while (!open) door.wait();
    }
    worker.interrupt();
    try {
      worker.join();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    assert count == 1 && !Thread.interrupted();
    System.out.println(count + main.cells[1]);
  }
}
