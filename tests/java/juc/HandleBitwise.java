// heddle: check
// expect: verified
// getAndBitwiseOr, compareAndExchange and weakCompareAndSet in a loop.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class HandleBitwise {
    volatile int flags;
    volatile int sum;
    static final VarHandle FLAGS, SUM;

    static {
        try {
            FLAGS = MethodHandles.lookup().findVarHandle(HandleBitwise.class, "flags", int.class);
            SUM = MethodHandles.lookup().findVarHandle(HandleBitwise.class, "sum", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    void work(int bit) {
        FLAGS.getAndBitwiseOr(this, bit);
        int old;
        do {
            old = sum;
        } while (!SUM.weakCompareAndSet(this, old, old + bit));
    }

    public static void main(String[] args) throws InterruptedException {
        HandleBitwise shared = new HandleBitwise();
        Thread one = new Thread(() -> shared.work(1));
        one.start();
        shared.work(2);
        one.join();
        assert shared.flags == 3 && shared.sum == 3;
        assert (int) SUM.compareAndExchange(shared, 3, 4) == 3 && shared.sum == 4;
    }
}
