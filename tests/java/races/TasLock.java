// heddle: check
// expect: verified
// Test-and-set spin lock around a plain counter.
import java.util.concurrent.atomic.AtomicBoolean;

public class TasLock {
    static final AtomicBoolean held = new AtomicBoolean();
    static int counter;

    static void work() {
        for (int i = 0; i < 2; i++) {
            while (held.getAndSet(true)) {
                Thread.onSpinWait();
            }
            counter++;
            held.set(false);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(TasLock::work);
        Thread two = new Thread(TasLock::work);
        one.start();
        two.start();
        one.join();
        two.join();
        assert counter == 4;
    }
}
