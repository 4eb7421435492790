// heddle: check
// expect: verified
// Store buffering with volatile writes: one of the two sees the other. The locks and maps of the JDK are its own business.
import java.util.concurrent.atomic.AtomicInteger;

public class SetBuffering {
    static final AtomicInteger x = new AtomicInteger(), y = new AtomicInteger();
    static int a, b;

    public static void main(String[] args) throws InterruptedException {
        Thread left = new Thread(() -> { x.set(1); a = y.get(); });
        Thread right = new Thread(() -> { y.set(1); b = x.get(); });
        left.start();
        right.start();
        left.join();
        right.join();
        assert a == 1 || b == 1;
    }
}
