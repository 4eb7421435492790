import java.util.ArrayList;
import java.util.List;

public class MemoryErrors {
  static int depth;
  static final Object lock = new Object();
  static int finals;

  static int deeper() {
    depth++;
    return deeper() + 1;
  }

  static synchronized int locked() {
    synchronized (lock) {
      return locked() + 1;
    }
  }

  static void guarded(int n) {
    try {
      guarded(n + 1);
    } finally {
      finals = n;
    }
  }

  static boolean isFree(Object object) throws InterruptedException {
    boolean[] free = {false};
    Thread t = new Thread(() -> {
      synchronized (object) {
        free[0] = true;
      }
    });
    t.start();
    t.join();
    return free[0];
  }

  public static void main(String[] args) throws Exception {
    for (int i = 0; i < 2; i++) {
      try {
        deeper();
      } catch (StackOverflowError e) {
        System.out.println("overflow " + (depth > 1000) + " " + e.getMessage() + " " + e.getStackTrace().length);
      }
    }
    try {
      locked();
    } catch (StackOverflowError e) {
      System.out.println("locked " + Thread.holdsLock(lock) + " " + isFree(lock) + " " + isFree(MemoryErrors.class));
    }
    try {
      guarded(0);
    } catch (StackOverflowError e) {
      System.out.println("finally " + finals);
    }
    try {
      System.out.println(new int[Integer.MAX_VALUE].length);
    } catch (OutOfMemoryError e) {
      System.out.println(e.getMessage());
    }
    try {
      System.out.println(new long[Integer.MAX_VALUE - 2].length);
    } catch (OutOfMemoryError e) {
      System.out.println(e.getMessage());
    }
    try {
      List<long[]> hoard = new ArrayList<>();
      while (true) hoard.add(new long[1 << 28]);
    } catch (OutOfMemoryError e) {
      System.out.println(e.getMessage());
    }
    long sum = 0;
    for (int i = 0; i < 100; i++) {
      long[] garbage = new long[1 << 20];
      garbage[i] = i;
      sum += garbage[i] + garbage.length;
    }
    System.out.println(sum);
  }
}
