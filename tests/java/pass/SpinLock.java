// heddle: check
// expect: verified
// A spin lock.
// compareAndSet takes it in one step.
import java.util.concurrent.atomic.AtomicBoolean;

public class SpinLock {
    static final AtomicBoolean locked = new AtomicBoolean();
    static int count;

    static void increment() {
        while (!locked.compareAndSet(false, true)) {
            Thread.yield();
        }
        count++;
        locked.set(false);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(SpinLock::increment);
        t.start();
        increment();
        t.join();
        assert count == 2;
    }
}
