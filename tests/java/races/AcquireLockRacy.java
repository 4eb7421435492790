// heddle: check
// expect: violated race
// race: AcquireLockRacy.counter
// Spin lock by access modes: taken by an acquiring exchange, given back by a releasing write.
// It is taken by a compare-and-set that is atomic and orders nothing.
import java.util.concurrent.atomic.AtomicInteger;

public class AcquireLockRacy {
    static final AtomicInteger held = new AtomicInteger();
    static int counter;

    static void work() {
        while (!held.weakCompareAndSetPlain(0, 1)) {
            Thread.onSpinWait();
        }
        counter++; // HERE-ANY: race
        held.setRelease(0);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(AcquireLockRacy::work);
        one.start();
        work();
        one.join();
        assert counter == 2;
    }
}
