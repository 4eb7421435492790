// heddle: check
// expect: violated assertion
// Each transfer is two atomic operations; in between the sum is wrong. T1: decrement 0; main: sums up 9.
import java.util.concurrent.atomic.AtomicIntegerArray;

public class AtomicArrayCellsBroken {
    static final AtomicIntegerArray accounts = new AtomicIntegerArray(new int[] {5, 5});

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            accounts.decrementAndGet(0);
            accounts.incrementAndGet(1);
        });
        one.start();
        int sum = accounts.get(0) + accounts.get(1);
        assert sum == 10; // HERE: assertion
        one.join();
    }
}
