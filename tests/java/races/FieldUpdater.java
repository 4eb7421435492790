// heddle: check
// expect: verified
// A volatile field counted by a field updater.
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

public class FieldUpdater {
    static final AtomicIntegerFieldUpdater<FieldUpdater> COUNT = AtomicIntegerFieldUpdater.newUpdater(FieldUpdater.class, "count");
    volatile int count;

    void add() {
        COUNT.incrementAndGet(this);
    }

    public static void main(String[] args) throws InterruptedException {
        FieldUpdater shared = new FieldUpdater();
        Thread one = new Thread(shared::add);
        one.start();
        shared.add();
        one.join();
        assert shared.count == 2;
    }
}
