// heddle: outcomes
// outcomes: true true | true false | false true | false false
// Is somebody in the lock's queue after it was unlocked, and does he get it? A thread whose time is up stays in the queue for a moment
// longer: true false.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class GivenUpInQueue {
  static final ReentrantLock lock = new ReentrantLock();
  static boolean got;

  public static void main(String[] args) throws Exception {
    Thread waiter = new Thread(() -> {
      try {
        got = lock.tryLock(1, TimeUnit.SECONDS);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    });
    lock.lock();
    waiter.start();
    lock.unlock();
    boolean queued = lock.hasQueuedThreads();
    waiter.join();
    System.out.println(queued + " " + got);
  }
}
