// heddle: check
// expect: violated assertion
// A spin lock.
// Test and set are two steps. Steps: t sees it free; main sees it free; both set it and are inside; one update is lost.
import java.util.concurrent.atomic.AtomicBoolean;

public class SpinLock {
    static final AtomicBoolean locked = new AtomicBoolean();
    static int count;

    static void increment() {
        while (locked.get()) {
            Thread.yield();
        }
        locked.set(true);
        count++;
        locked.set(false);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(SpinLock::increment);
        t.start();
        increment();
        t.join();
        assert count == 2; // HERE: assertion
    }
}
