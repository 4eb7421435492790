// heddle: check
// expect: violated assertion
// getCount() == 0 is awaited by the wrong number: two events, a latch of one.
// T1: counts down; main goes on before T2 has done its part.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

public class LatchCountBroken {
    static final CountDownLatch done = new CountDownLatch(1);
    static final AtomicInteger sum = new AtomicInteger();

    static void work() {
        sum.incrementAndGet();
        done.countDown();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(LatchCountBroken::work);
        Thread two = new Thread(LatchCountBroken::work);
        one.start();
        two.start();
        done.await();
        assert sum.get() == 2; // HERE: assertion
        one.join();
        two.join();
    }
}
