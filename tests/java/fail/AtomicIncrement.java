// heddle: check
// expect: violated assertion
// Two threads increment an AtomicInteger.
// get and set are two steps. Steps: one gets 0; two gets 0; one sets 1; two sets 1.
import java.util.concurrent.atomic.AtomicInteger;

public class AtomicIncrement {
    static final AtomicInteger count = new AtomicInteger();

    static void work() {
        count.set(count.get() + 1);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(AtomicIncrement::work);
        Thread two = new Thread(AtomicIncrement::work);
        one.start();
        two.start();
        one.join();
        two.join();
        assert count.get() == 2; // HERE: assertion
    }
}
