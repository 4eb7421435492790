// heddle: check
// expect: violated assertion
// A LongAdder is no sequence: increment and sum are two operations. Both threads increment, then both read 2.
import java.util.concurrent.atomic.LongAdder;

public class AdderSequenceBroken {
    static final LongAdder numbers = new LongAdder();

    static long next() {
        numbers.increment();
        return numbers.sum();
    }

    public static void main(String[] args) throws InterruptedException {
        long[] other = new long[1];
        Thread one = new Thread(() -> other[0] = next());
        one.start();
        long mine = next();
        one.join();
        assert mine != other[0]; // HERE: assertion
    }
}
