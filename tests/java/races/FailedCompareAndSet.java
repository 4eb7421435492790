// heddle: check
// expect: verified
// A compareAndSet that fails has read the flag as a volatile read does, and orders what was written before.
import java.util.concurrent.atomic.AtomicBoolean;

public class FailedCompareAndSet {
    static final AtomicBoolean ready = new AtomicBoolean();
    static int data;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            data = 1;
            ready.set(true);
        });
        one.start();
        if (!ready.compareAndSet(false, false)) {
            assert data == 1;
        }
        one.join();
    }
}
