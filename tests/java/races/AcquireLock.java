// heddle: check
// expect: verified
// Spin lock by access modes: taken by an acquiring exchange, given back by a releasing write.
import java.util.concurrent.atomic.AtomicInteger;

public class AcquireLock {
    static final AtomicInteger held = new AtomicInteger();
    static int counter;

    static void work() {
        while (held.compareAndExchangeAcquire(0, 1) != 0) {
            Thread.onSpinWait();
        }
        counter++;
        held.setRelease(0);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(AcquireLock::work);
        one.start();
        work();
        one.join();
        assert counter == 2;
    }
}
