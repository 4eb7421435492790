// heddle: check
// expect: violated assertion
// contains, then add: both threads believe that they were first.
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.atomic.AtomicInteger;

public class CopyOnWriteSetOnceBroken {
    static final CopyOnWriteArraySet<String> set = new CopyOnWriteArraySet<>();
    static final AtomicInteger first = new AtomicInteger();

    static void work() {
        if (!set.contains("a")) {
            set.add("a");
            first.incrementAndGet();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(CopyOnWriteSetOnceBroken::work);
        one.start();
        work();
        one.join();
        assert first.get() == 1; // HERE: assertion
    }
}
