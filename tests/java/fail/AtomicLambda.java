// heddle: check
// expect: violated assertion
// An update function applied to an AtomicInteger: the largest value ever offered.
// Test and set are two steps. Steps: t (offers 5) sees 0; main sets 9; t sets 5.
import java.util.concurrent.atomic.AtomicInteger;

public class AtomicLambda {
    static final AtomicInteger max = new AtomicInteger();

    static void offer(int x) {
        if (x > max.get()) {
            max.set(x);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> offer(5));
        t.start();
        offer(9);
        t.join();
        assert max.get() == 9; // HERE: assertion
    }
}
