// heddle: check
// expect: violated race
// race: VarHandleMessageRacy.data
// Message passing with access modes: the release write and the acquire read of the flag order the data.
// Opaque accesses are atomic, and order nothing.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VarHandleMessageRacy {
    static final VarHandle READY;

    static {
        try {
            READY = MethodHandles.lookup().findStaticVarHandle(VarHandleMessageRacy.class, "ready", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    static boolean ready;
    static int data;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            data = 42; // HERE-ANY: race
            READY.setOpaque(true);
        });
        one.start();
        while (!(boolean) READY.getOpaque()) {
            Thread.onSpinWait();
        }
        assert data == 42; // HERE-ANY: race
        one.join();
    }
}
