// heddle: check
// expect: verified
// An accumulator of maxima, and one of doubles, from two threads.
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAccumulator;

public class AccumulatorMax {
    static final LongAccumulator highest = new LongAccumulator(Long::max, Long.MIN_VALUE);
    static final DoubleAdder sum = new DoubleAdder();

    static void work(int value) {
        highest.accumulate(value);
        sum.add(value / 2.0);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> work(4));
        one.start();
        work(7);
        one.join();
        assert highest.get() == 7;
        assert sum.sum() == 5.5;
    }
}
