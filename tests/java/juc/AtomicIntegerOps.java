// heddle: check
// expect: verified
// Every update is one atomic operation: increments and a maximum from two threads.
import java.util.concurrent.atomic.AtomicInteger;

public class AtomicIntegerOps {
    static final AtomicInteger count = new AtomicInteger();
    static final AtomicInteger highest = new AtomicInteger();

    static void work(int value) {
        count.addAndGet(value);
        highest.accumulateAndGet(value, Math::max);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> work(3));
        one.start();
        work(5);
        one.join();
        assert count.get() == 8 && highest.get() == 5;
    }
}
