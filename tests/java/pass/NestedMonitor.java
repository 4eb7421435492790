// heddle: check
// expect: verified
// A thread waits on an inner monitor.
// It holds no other lock while it waits.
public class NestedMonitor {
    static final Object outer = new Object();
    static final Object inner = new Object();
    static boolean done;

    static void await() {
        synchronized (inner) {
            try {
                while (!done) {
                    inner.wait();
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] args) {
        new Thread(NestedMonitor::await, "waiter").start();
        synchronized (outer) {
            synchronized (inner) {
                done = true;
                inner.notifyAll();
            }
        }
    }
}
