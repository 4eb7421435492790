// heddle: check
// expect: violated deadlock
// A thread waits for a flag that another one sets and announces.
// The flag is tested before the lock is taken.
// Steps: waiter reads ready == false; main sets ready and notifies nobody; waiter waits for ever.
public class LostWakeup {
    static final Object lock = new Object();
    static volatile boolean ready;

    public static void main(String[] args) {
        new Thread(() -> {
            try {
                while (!ready) {
                    synchronized (lock) {
                        lock.wait(); // HERE: deadlock
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
