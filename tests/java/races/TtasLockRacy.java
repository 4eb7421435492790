// heddle: check
// expect: violated race
// race: TtasLockRacy.counter
// Test-and-test-and-set spin lock: look first, then try to take it.
// Looking and taking are two volatile accesses instead of one atomic step: two threads may enter.
import java.util.concurrent.atomic.AtomicBoolean;

public class TtasLockRacy {
    static final AtomicBoolean held = new AtomicBoolean();
    static int counter;

    static void lock() {
        while (true) {
            while (held.get()) {
                Thread.onSpinWait();
            }
            held.set(true);
            return;
        }
    }

    static void work() {
        for (int i = 0; i < 2; i++) {
            lock();
            counter++; // HERE-ANY: race
            held.set(false);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(TtasLockRacy::work);
        Thread two = new Thread(TtasLockRacy::work);
        one.start();
        two.start();
        one.join();
        two.join();
        assert counter >= 2 && counter <= 4;
    }
}
