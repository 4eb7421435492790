// heddle: check
// expect: violated race
// race: FailedCompareAndSetRacy.data
// A compareAndSet that fails has read the flag as a volatile read does, and orders what was written before.
// The data is read whether it failed or not.
import java.util.concurrent.atomic.AtomicBoolean;

public class FailedCompareAndSetRacy {
    static final AtomicBoolean ready = new AtomicBoolean();
    static int data;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            data = 1; // HERE-ANY: race
            ready.set(true);
        });
        one.start();
        ready.compareAndSet(false, false);
        assert data <= 1; // HERE-ANY: race
        one.join();
    }
}
