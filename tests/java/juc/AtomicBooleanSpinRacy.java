// heddle: check
// expect: violated race
// race: AtomicBooleanSpinRacy.counter
// Look, then take: both threads find the lock free.
import java.util.concurrent.atomic.AtomicBoolean;

public class AtomicBooleanSpinRacy {
    static final AtomicBoolean held = new AtomicBoolean();
    static int counter;

    static void work() {
        while (held.get()) {
            Thread.onSpinWait();
        }
        held.set(true);
        counter++; // HERE-ANY: race
        held.set(false);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(AtomicBooleanSpinRacy::work);
        one.start();
        work();
        one.join();
    }
}
