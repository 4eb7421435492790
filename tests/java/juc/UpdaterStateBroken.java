// heddle: check
// expect: violated assertion
// The field has an updater, and is also incremented with ++: T1 reads 0; main increments by the updater; T1 writes 1.
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

public class UpdaterStateBroken {
    volatile int count;
    static final AtomicIntegerFieldUpdater<UpdaterStateBroken> COUNT =
            AtomicIntegerFieldUpdater.newUpdater(UpdaterStateBroken.class, "count");

    public static void main(String[] args) throws InterruptedException {
        UpdaterStateBroken shared = new UpdaterStateBroken();
        Thread one = new Thread(() -> shared.count++);
        one.start();
        COUNT.incrementAndGet(shared);
        one.join();
        assert shared.count == 2; // HERE: assertion
    }
}
