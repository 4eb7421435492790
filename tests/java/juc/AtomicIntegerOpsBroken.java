// heddle: check
// expect: violated assertion
// get, then set: T1 reads 0, main adds 5, T1 sets 3.
import java.util.concurrent.atomic.AtomicInteger;

public class AtomicIntegerOpsBroken {
    static final AtomicInteger count = new AtomicInteger();

    static void work(int value) {
        count.set(count.get() + value);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> work(3));
        one.start();
        work(5);
        one.join();
        assert count.get() == 8; // HERE: assertion
    }
}
