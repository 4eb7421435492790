// heddle: check
// expect: verified
// A thread waits for a flag that another one sets and announces.
// The test of the flag and the wait are one atomic step.
public class LostWakeup {
    static final Object lock = new Object();
    static boolean ready;

    public static void main(String[] args) {
        new Thread(() -> {
            try {
                synchronized (lock) {
                    while (!ready) {
                        lock.wait();
                    }
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }, "waiter").start();
        synchronized (lock) {
            ready = true;
            lock.notify();
        }
    }
}
