// heddle: check
// expect: verified
// Two threads increment an AtomicInteger.
import java.util.concurrent.atomic.AtomicInteger;

public class AtomicIncrement {
    static final AtomicInteger count = new AtomicInteger();

    static void work() {
        count.incrementAndGet();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(AtomicIncrement::work);
        Thread two = new Thread(AtomicIncrement::work);
        one.start();
        two.start();
        one.join();
        two.join();
        assert count.get() == 2;
    }
}
