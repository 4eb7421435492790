// heddle: check
// expect: violated race
// race: HandleModesRacy.data
// Opaque accesses order nothing: main sees the flag, and the data races.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class HandleModesRacy {
    static int data;
    static boolean ready;
    static final VarHandle READY;

    static {
        try {
            READY = MethodHandles.lookup().findStaticVarHandle(HandleModesRacy.class, "ready", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            data = 1; // HERE-ANY: race
            READY.setOpaque(true);
        });
        one.start();
        if ((boolean) READY.getOpaque()) {
            assert data <= 1; // HERE-ANY: race
        }
        one.join();
    }
}
