// Monitors in one thread: re-entry, exceptions out of synchronized blocks and methods, holdsLock.
public class SynchronizedBlocks {
    static final Object lock = new Object();

    synchronized int nested(int n) {
        return n == 0 ? 0 : 1 + nested(n - 1);
    }

    static synchronized void throwing() {
        throw new IllegalStateException("inside");
    }

    public static void main(String[] args) throws InterruptedException {
        SynchronizedBlocks o = new SynchronizedBlocks();
        System.out.println(o.nested(50) + " " + Thread.holdsLock(o));
        try {
            synchronized (lock) {
                synchronized (lock) {
                    System.out.println(Thread.holdsLock(lock));
                    throw new RuntimeException("out");
                }
            }
        } catch (RuntimeException e) {
            System.out.println(e.getMessage() + Thread.holdsLock(lock));
        }
        try {
            throwing();
        } catch (IllegalStateException e) {
            System.out.println(Thread.holdsLock(SynchronizedBlocks.class));
        }
        for (int i = 0; i < 3; i++) {
            synchronized (lock) {
                if (i == 1) {
                    continue;
                }
                System.out.println(i);
            }
        }
        try {
            lock.notify();
        } catch (IllegalMonitorStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            lock.wait();
        } catch (IllegalMonitorStateException e) {
            System.out.println(e.getMessage());
        }
        synchronized (lock) {
            lock.notifyAll();
            lock.wait(1);
            System.out.println("timed out");
        }
        try {
            synchronized (lock) {
                lock.wait(-1);
            }
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
