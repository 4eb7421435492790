// heddle: check
// expect: violated deadlock
// A waiting thread is asked to end by an interrupt.
// It swallows the exception and waits again.
// Steps: waiter waits; main interrupts; waiter catches, waits again; main joins for ever.
public class InterruptWait {
    static final Object lock = new Object();

    static void work() {
        synchronized (lock) {
            while (true) {
                try {
                    lock.wait(); // HERE: deadlock
                } catch (InterruptedException e) {
                    continue;
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread waiter = new Thread(InterruptWait::work, "waiter");
        waiter.start();
        waiter.interrupt();
        waiter.join(); // HERE: deadlock
    }
}
