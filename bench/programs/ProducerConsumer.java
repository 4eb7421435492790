// Three producers and three consumers share a buffer of one element (seven threads with main).
//
// What is wrong: everybody waits in one wait set, and `notify` wakes any one of them: a producer may wake a producer. When the one
// that could have gone on is not woken, all are left waiting: a deadlock.
public class ProducerConsumer {
  static final int ITEMS = 2;

  static final class Buffer {
    private int item;
    private boolean full;
    synchronized void put(int value) throws InterruptedException {
      while (full) wait();
      item = value;
      full = true;
      notify();
    }
    synchronized int take() throws InterruptedException {
      while (!full) wait();
      full = false;
      notify();
      return item;
    }
  }

  static final Buffer buffer = new Buffer();

  interface Body {
    void run() throws InterruptedException;
  }

  static Thread start(String name, Body body) {
    Thread thread = new Thread(() -> {
      try {
        for (int i = 0; i < ITEMS; i++) body.run();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }, name);
    thread.start();
    return thread;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread[] threads = new Thread[6];
    for (int i = 0; i < 3; i++) {
      int number = i;
      threads[i] = start("producer-" + i, () -> buffer.put(number));
      threads[3 + i] = start("consumer-" + i, () -> buffer.take());
    }
    for (Thread thread : threads) thread.join();
  }
}
