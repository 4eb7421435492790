// heddle: check
// expect: verified
// An update function applied to an AtomicInteger: the largest value ever offered.
// accumulateAndGet applies it atomically.
import java.util.concurrent.atomic.AtomicInteger;

public class AtomicLambda {
    static final AtomicInteger max = new AtomicInteger();

    static void offer(int x) {
        max.accumulateAndGet(x, Math::max);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> offer(5));
        t.start();
        offer(9);
        t.join();
        assert max.get() == 9;
    }
}
