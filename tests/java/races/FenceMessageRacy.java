// heddle: check
// expect: violated race
// race: FenceMessageRacy.data
// Message passing by opaque accesses between fences.
// The reader's fence is missing.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class FenceMessageRacy {
    static final VarHandle READY;

    static {
        try {
            READY = MethodHandles.lookup().findStaticVarHandle(FenceMessageRacy.class, "ready", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    static boolean ready;
    static int data;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            data = 1; // HERE-ANY: race
            VarHandle.releaseFence();
            READY.setOpaque(true);
        });
        one.start();
        if ((boolean) READY.getOpaque()) {
            assert data == 1; // HERE-ANY: race
        }
        one.join();
    }
}
