// heddle: check
// expect: verified
// A LongAdder: the sum is exact when the threads have ended.
import java.util.concurrent.atomic.LongAdder;

public class AdderSum {
    static final LongAdder adder = new LongAdder();

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> adder.add(2));
        one.start();
        adder.add(3);
        one.join();
        assert adder.sum() == 5;
    }
}
