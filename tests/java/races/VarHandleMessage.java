// heddle: check
// expect: verified
// Message passing with access modes: the release write and the acquire read of the flag order the data.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VarHandleMessage {
    static final VarHandle READY;

    static {
        try {
            READY = MethodHandles.lookup().findStaticVarHandle(VarHandleMessage.class, "ready", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    static boolean ready;
    static int data;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            data = 42;
            READY.setRelease(true);
        });
        one.start();
        while (!(boolean) READY.getAcquire()) {
            Thread.onSpinWait();
        }
        assert data == 42;
        one.join();
    }
}
