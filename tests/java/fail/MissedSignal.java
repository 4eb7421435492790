// heddle: check
// expect: violated deadlock
// A notification is not remembered.
// Steps: main notifies before the waiter has begun to wait; the waiter waits for ever.
public class MissedSignal {
    static final Object lock = new Object();

    static void await() {
        synchronized (lock) {
            try {
                lock.wait(); // HERE: deadlock
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] args) {
        new Thread(MissedSignal::await, "waiter").start();
        synchronized (lock) {
            lock.notifyAll();
        }
    }
}
