// heddle: check
// expect: verified
// Message passing by opaque accesses between fences.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class FenceMessage {
    static final VarHandle READY;

    static {
        try {
            READY = MethodHandles.lookup().findStaticVarHandle(FenceMessage.class, "ready", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    static boolean ready;
    static int data;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            data = 1;
            VarHandle.releaseFence();
            READY.setOpaque(true);
        });
        one.start();
        if ((boolean) READY.getOpaque()) {
            VarHandle.acquireFence();
            assert data == 1;
        }
        one.join();
    }
}
