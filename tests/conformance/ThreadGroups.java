import java.util.Arrays;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CountDownLatch;

public class ThreadGroups {
  public static void main(String[] args) throws Exception {
    ThreadGroup main = Thread.currentThread().getThreadGroup();
    System.out.println(main.getName() + " " + main.getParent().getName() + " " + main.getParent().getParent());
    ThreadGroup outer = new ThreadGroup("outer");
    ConcurrentSkipListSet<String> handled = new ConcurrentSkipListSet<>();  // in whichever order
    ThreadGroup inner = new ThreadGroup(outer, "inner") {
      @Override
      public void uncaughtException(Thread thread, Throwable thrown) {
        handled.add("inner handles " + thread.getName() + ": " + thrown.getMessage());
      }
    };
    System.out.println(outer.parentOf(inner) + " " + inner.parentOf(outer) + " " + inner.getParent().getName());
    CountDownLatch ready = new CountDownLatch(2);
    Runnable waits = () -> {
      ready.countDown();
      try {
        synchronized (outer) {
          while (true) outer.wait();
        }
      } catch (InterruptedException e) {
        throw new IllegalStateException("interrupted");
      }
    };
    Thread a = new Thread(inner, waits, "a"), b = new Thread(inner, waits, "b");
    System.out.println(outer.activeCount() + " " + outer.activeGroupCount());
    a.start();
    b.start();
    ready.await();
    Thread[] threads = new Thread[4];
    int n = outer.enumerate(threads);
    String[] names = new String[n];
    for (int i = 0; i < n; i++) names[i] = threads[i].getName();
    Arrays.sort(names);
    System.out.println(n + " " + Arrays.toString(names) + " " + outer.enumerate(new Thread[4], false));
    ThreadGroup[] groups = new ThreadGroup[2];
    System.out.println(outer.enumerate(groups) + " " + groups[0].getName());
    System.out.println(inner.activeCount() + " " + Thread.activeCount());
    outer.interrupt();
    a.join();
    b.join();
    System.out.println(handled);
    System.out.println(inner.activeCount() + " " + a.getThreadGroup());
    outer.setMaxPriority(3);
    Thread low = new Thread(inner, () -> {}, "low");
    low.setPriority(Thread.MAX_PRIORITY);
    System.out.println(low.getPriority() + " " + low);
    try {
      low.setPriority(11);
    } catch (IllegalArgumentException e) {
      System.out.println("11 " + e.getMessage());
    }
    System.out.println(inner);
  }
}
