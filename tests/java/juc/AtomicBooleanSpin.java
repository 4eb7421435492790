// heddle: check
// expect: verified
// A spin lock: getAndSet to take it, set to give it back.
import java.util.concurrent.atomic.AtomicBoolean;

public class AtomicBooleanSpin {
    static final AtomicBoolean held = new AtomicBoolean();
    static int counter;

    static void work() {
        while (held.getAndSet(true)) {
            Thread.onSpinWait();
        }
        counter++;
        held.set(false);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(AtomicBooleanSpin::work);
        one.start();
        work();
        one.join();
        assert counter == 2;
    }
}
