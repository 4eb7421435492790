// heddle: check
// expect: violated assertion
// One attempt with compareAndSet and no loop: the slower update is lost.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class HandleBitwiseBroken {
    volatile int flags;
    static final VarHandle FLAGS;

    static {
        try {
            FLAGS = MethodHandles.lookup().findVarHandle(HandleBitwiseBroken.class, "flags", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    void work(int bit) {
        int old = flags;
        FLAGS.compareAndSet(this, old, old | bit);
    }

    public static void main(String[] args) throws InterruptedException {
        HandleBitwiseBroken shared = new HandleBitwiseBroken();
        Thread one = new Thread(() -> shared.work(1));
        one.start();
        shared.work(2);
        one.join();
        assert shared.flags == 3; // HERE: assertion
    }
}
