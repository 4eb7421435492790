// heddle: check
// expect: verified
// A notification is not remembered.
// The condition it stands for is kept in a field.
public class MissedSignal {
    static final Object lock = new Object();
    static boolean signalled;

    static void await() {
        synchronized (lock) {
            try {
                while (!signalled) {
                    lock.wait();
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] args) {
        new Thread(MissedSignal::await, "waiter").start();
        synchronized (lock) {
            signalled = true;
            lock.notifyAll();
        }
    }
}
