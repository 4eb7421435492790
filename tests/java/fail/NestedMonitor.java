// heddle: check
// expect: violated deadlock
// A thread waits on an inner monitor.
// It keeps the outer one, which the notifier needs: nested monitor lockout.
// Steps: waiter takes outer and inner, waits (gives back inner only); main blocks on outer for ever.
public class NestedMonitor {
    static final Object outer = new Object();
    static final Object inner = new Object();
    static boolean done;

    static void await() {
        synchronized (outer) {
        synchronized (inner) {
            try {
                while (!done) {
                    inner.wait(); // HERE: deadlock
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
        }
    }

    public static void main(String[] args) {
        new Thread(NestedMonitor::await, "waiter").start();
        synchronized (outer) { // HERE: deadlock
            synchronized (inner) {
                done = true;
                inner.notifyAll();
            }
        }
    }
}
