// heddle: check
// expect: verified
// Field updaters on volatile fields: one thread wins the state, both are counted.
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

public class UpdaterState {
    volatile int state;
    volatile long count;
    volatile String owner;
    static final AtomicIntegerFieldUpdater<UpdaterState> STATE =
            AtomicIntegerFieldUpdater.newUpdater(UpdaterState.class, "state");
    static final AtomicLongFieldUpdater<UpdaterState> COUNT =
            AtomicLongFieldUpdater.newUpdater(UpdaterState.class, "count");
    static final AtomicReferenceFieldUpdater<UpdaterState, String> OWNER =
            AtomicReferenceFieldUpdater.newUpdater(UpdaterState.class, String.class, "owner");

    void work(String name) {
        if (STATE.compareAndSet(this, 0, 1)) {
            OWNER.set(this, name);
        }
        COUNT.incrementAndGet(this);
    }

    public static void main(String[] args) throws InterruptedException {
        UpdaterState shared = new UpdaterState();
        Thread one = new Thread(() -> shared.work("one"));
        one.start();
        shared.work("main");
        one.join();
        assert shared.state == 1 && shared.count == 2 && shared.owner != null;
    }
}
