// heddle: check
// expect: inconclusive weaker than sequentially consistent
// Store buffering with lazySet: both may read 0.
import java.util.concurrent.atomic.AtomicInteger;

public class LazySetBuffering {
    static final AtomicInteger x = new AtomicInteger(), y = new AtomicInteger();
    static int a, b;

    public static void main(String[] args) throws InterruptedException {
        Thread left = new Thread(() -> { x.lazySet(1); a = y.get(); });
        Thread right = new Thread(() -> { y.lazySet(1); b = x.get(); });
        left.start();
        right.start();
        left.join();
        right.join();
        assert a == 1 || b == 1;
    }
}
