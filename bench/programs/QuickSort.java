// A parallel quicksort: threads take ranges from a stack, split them and put the halves back.
//
// What is wrong: a thread that finds the stack empty stops when nobody is at work, but a thread counts itself at work only after it
// has taken its range. All others may stop too early; that alone is harmless, since the one that works goes on. But `main`
// reads the array when the last range was *taken* and nobody was at work, not when it was done: the array is not sorted.
public class QuickSort {
  static final int[] data = {5, 3, 9, 1, 8, 2, 7, 4};

  static final class Stack {
    private final int[] ranges = new int[64];
    private int size, working;
    private boolean closed;
    synchronized void push(int low, int high) {
      ranges[size++] = low;
      ranges[size++] = high;
    }
    synchronized long pop() {
      if (size == 0) return -1;
      int high = ranges[--size], low = ranges[--size];
      return (long) low << 32 | high;
    }
    synchronized void begin() { working++; }
    synchronized void end() { working--; notifyAll(); }
    synchronized boolean idle() {
      if (size == 0 && working == 0) {
        closed = true;
        notifyAll();
      }
      return closed;
    }
    synchronized void awaitClosed() throws InterruptedException { while (!closed) wait(); }
  }

  static final Stack stack = new Stack();

  static synchronized void swap(int i, int j) {
    int x = data[i];
    data[i] = data[j];
    data[j] = x;
  }
  static synchronized boolean less(int i, int j) { return data[i] < data[j]; }

  static void sort(int low, int high) {
    if (high - low < 2) return;
    int middle = low;
    for (int i = low + 1; i < high; i++) {
      if (less(i, low)) swap(i, ++middle);
    }
    swap(low, middle);
    stack.push(low, middle);
    stack.push(middle + 1, high);
  }

  static void worker() {
    while (!stack.idle()) {
      long range = stack.pop();
      if (range < 0) {
        Thread.yield();
        continue;
      }
      stack.begin();
      sort((int) (range >> 32), (int) range);
      stack.end();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    stack.push(0, data.length);
    Thread a = new Thread(QuickSort::worker, "a");
    Thread b = new Thread(QuickSort::worker, "b");
    a.start();
    b.start();
    stack.awaitClosed();
    for (int i = 1; i < data.length; i++) assert !less(i, i - 1) : "not sorted at " + i;
    a.join();
    b.join();
  }
}
