// heddle: check
// expect: violated assertion
// reset throws away what came in the meantime: an update between the sum and the reset is lost.
// main: sum is 0; T1: adds 2; main: reset.
import java.util.concurrent.atomic.LongAdder;

public class AdderSumBroken {
    static final LongAdder adder = new LongAdder();

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> adder.add(2));
        one.start();
        long sum = adder.sum();
        adder.reset();
        one.join();
        sum += adder.sum();
        assert sum == 2; // HERE: assertion
    }
}
