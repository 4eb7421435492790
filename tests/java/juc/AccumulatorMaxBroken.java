// heddle: check
// expect: violated assertion
// "The last one" is no accumulation: the function must not depend on the order. main: 7; T1: 4.
import java.util.concurrent.atomic.LongAccumulator;

public class AccumulatorMaxBroken {
    static final LongAccumulator last = new LongAccumulator((old, mine) -> mine, 0);

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> last.accumulate(4));
        one.start();
        last.accumulate(7);
        one.join();
        assert last.get() == 7; // HERE: assertion
    }
}
