// java.util.concurrent: locks, atomics, a map, a latch.
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

public class Main extends Thread {
  static final ReentrantLock lock = new ReentrantLock();
  static final Condition ready = lock.newCondition();
  static final AtomicInteger ticket = new AtomicInteger();
  static final AtomicReference<String> word = new AtomicReference<>("a");
  static final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
  static final CountDownLatch latch = new CountDownLatch(1);
  boolean done;

  @Override
  public void run() {
    ticket.incrementAndGet();
    map.put("k", ticket.get());
    word.compareAndSet("a", "b");
    lock.lock();
    try {
      done = true;
      ready.signal();
    } finally {
      lock.unlock();
    }
    latch.countDown();
  }

  public static void main(String[] arguments) throws Exception {
    Main other = new Main();
    other.start();
    lock.lock();
    try {
      while (!other.done) ready.await();
    } finally {
      lock.unlock();
    }
    latch.await();
    LockSupport.unpark(Thread.currentThread());
    LockSupport.park();
    other.join();
    System.out.println(map.get("k") + word.get());
  }
}
