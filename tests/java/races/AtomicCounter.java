// heddle: check
// expect: verified
// Counter of three threads, each of which draws two distinct numbers.
import java.util.concurrent.atomic.AtomicInteger;

public class AtomicCounter {
    static final AtomicInteger value = new AtomicInteger();

    static void work() {
        int first = value.getAndIncrement();
        int second = value.getAndIncrement();
        assert second > first;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(AtomicCounter::work);
        Thread two = new Thread(AtomicCounter::work);
        one.start();
        two.start();
        work();
        one.join();
        two.join();
        assert value.get() == 6;
    }
}
