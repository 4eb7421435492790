// heddle: check
// expect: inconclusive weaker than sequentially consistent
// Release and acquire on one field order what was written before; a getAndAdd counts.
// Two locations are contended and accessed weakly: no race, but no model of this version shows all that the language allows.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class HandleModes {
    static int data;
    static boolean ready;
    static int count;
    static final VarHandle READY, COUNT;

    static {
        try {
            READY = MethodHandles.lookup().findStaticVarHandle(HandleModes.class, "ready", boolean.class);
            COUNT = MethodHandles.lookup().findStaticVarHandle(HandleModes.class, "count", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            data = 1;
            READY.setRelease(true);
            COUNT.getAndAdd(1);
        });
        one.start();
        if ((boolean) READY.getAcquire()) {
            assert data == 1;
        }
        COUNT.getAndAdd(1);
        one.join();
        assert count == 2;
    }
}
