// heddle: check --spurious-wakeups
// expect: violated assertion
// reality: not (a wake-up without a cause is hard to come by)
// A wait is not in a loop: right only as long as nobody wakes up without a cause.
// Steps: main starts the setter and waits; it wakes up for nothing; the condition does not hold.
public class SpuriousWait {
    static final Object lock = new Object();
    static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Thread setter = new Thread(() -> {
            synchronized (lock) {
                ready = true;
                lock.notifyAll();
            }
        });
        synchronized (lock) {
            setter.start();
            if (!ready) {
                lock.wait();
            }
            assert ready; // HERE: assertion
        }
        setter.join();
    }
}
