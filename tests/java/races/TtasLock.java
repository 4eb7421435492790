// heddle: check
// expect: verified
// Test-and-test-and-set spin lock: look first, then try to take it.
import java.util.concurrent.atomic.AtomicBoolean;

public class TtasLock {
    static final AtomicBoolean held = new AtomicBoolean();
    static int counter;

    static void lock() {
        while (true) {
            while (held.get()) {
                Thread.onSpinWait();
            }
            if (!held.getAndSet(true)) {
                return;
            }
        }
    }

    static void work() {
        for (int i = 0; i < 2; i++) {
            lock();
            counter++;
            held.set(false);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(TtasLock::work);
        Thread two = new Thread(TtasLock::work);
        one.start();
        two.start();
        one.join();
        two.join();
        assert counter == 4;
    }
}
