// heddle: check
// expect: violated deadlock
// An exception leaves a critical section.
// The hand-made lock is given back only on the normal way. Steps: t locks, throws, is caught outside; main waits for ever.
public class UnlockOnException {
    private boolean taken;
    int calls;

    synchronized void lock() {
        try {
            while (taken) {
                wait(); // HERE: deadlock
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        taken = true;
    }

    synchronized void unlock() {
        taken = false;
        notifyAll();
    }

    void divide(int x) {
        lock();
        calls += 10 / x;
        unlock();
    }

    public static void main(String[] args) {
        UnlockOnException o = new UnlockOnException();
        new Thread(() -> {
            try {
                o.divide(0);
            } catch (ArithmeticException e) {
                return;
            }
        }, "t").start();
        o.divide(5);
    }
}
