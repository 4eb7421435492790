import java.util.Map;
import java.util.concurrent.CountDownLatch;

public class ThreadMisc {
  static void show(String what, Runnable action) {
    try {
      action.run();
      System.out.println(what + " fine");
    } catch (RuntimeException e) {
      System.out.println(what + " " + e);
    }
  }

  public static void main(String[] args) throws Exception {
    Thread main = Thread.currentThread();
    System.out.println(main + " " + main.getState() + " " + main.isDaemon() + " " + main.isAlive());
    Object lock = new Object();
    System.out.println(Thread.holdsLock(lock));
    synchronized (lock) {
      System.out.println(Thread.holdsLock(lock));
    }
    CountDownLatch go = new CountDownLatch(1);
    Thread daemon = new Thread(() -> {
      try {
        go.await();
      } catch (InterruptedException e) {
        System.out.println("interrupted");
      }
    });
    daemon.setName("helper");
    System.out.println(daemon.getState() + " " + daemon.getName());
    daemon.setDaemon(true);
    daemon.start();
    show("setDaemon", () -> daemon.setDaemon(false));
    show("start", daemon::start);
    while (daemon.getState() != Thread.State.WAITING) Thread.onSpinWait();
    Map<Thread, StackTraceElement[]> all = Thread.getAllStackTraces();
    System.out.println(all.containsKey(main) + " " + all.containsKey(daemon) + " " + (all.get(daemon).length > 3));
    System.out.println(all.get(main)[all.get(main).length - 1].getMethodName());
    StackTraceElement[] trace = daemon.getStackTrace();
    System.out.println(trace[trace.length - 1].getMethodName());
    long before = System.nanoTime();
    daemon.join(5);
    System.out.println(daemon.isAlive() + " " + (System.nanoTime() - before >= 5_000_000));
    go.countDown();
    daemon.join();
    System.out.println(daemon.getState() + " " + daemon.getStackTrace().length + " " + daemon.getThreadGroup());
    main.interrupt();
    System.out.println(main.isInterrupted() + " " + Thread.interrupted() + " " + Thread.interrupted());
    for (int i = 0; i < 3; i++) {
      main.interrupt();
      try {
        if (i == 0) Thread.sleep(1);
        if (i == 1) new Thread(() -> {}).join();
        if (i == 2) synchronized (lock) {
          lock.wait(1);
        }
        System.out.println(i + " not interrupted " + Thread.interrupted());
      } catch (InterruptedException e) {
        System.out.println(i + " " + e.getMessage() + " " + main.isInterrupted());
      }
    }
    show("negative sleep", () -> {
      try {
        Thread.sleep(-1);
      } catch (InterruptedException e) {
        System.out.println(e);
      }
    });
    show("null name", () -> main.setName(null));
    show("count", () -> new Thread(() -> {}).countStackFrames());
    new Thread(() -> System.out.println(Thread.currentThread().getName().startsWith("Thread-"))).start();
  }
}
