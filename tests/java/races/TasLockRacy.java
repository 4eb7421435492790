// heddle: check
// expect: violated race
// race: TasLockRacy.counter
// Test-and-set spin lock around a plain counter.
// The unlock is an opaque write: atomic, but it releases nothing.
import java.util.concurrent.atomic.AtomicBoolean;

public class TasLockRacy {
    static final AtomicBoolean held = new AtomicBoolean();
    static int counter;

    static void work() {
        for (int i = 0; i < 2; i++) {
            while (held.getAndSet(true)) {
                Thread.onSpinWait();
            }
            counter++; // HERE-ANY: race
            held.setOpaque(false);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(TasLockRacy::work);
        Thread two = new Thread(TasLockRacy::work);
        one.start();
        two.start();
        one.join();
        two.join();
        assert counter == 4;
    }
}
