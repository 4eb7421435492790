// heddle: check
// expect: verified
// A volatile write synchronizes with all later reads (JLS 17.4.4), also with those that see a later write of a thread that
// was told nothing itself: its look at the variable is opaque.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VolatileAccumulates {
    static final VarHandle STAGE;

    static {
        try {
            STAGE = MethodHandles.lookup().findStaticVarHandle(VolatileAccumulates.class, "stage", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    static volatile int stage;
    static int data;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            data = 1;
            stage = 1;
        });
        Thread two = new Thread(() -> {
            if ((int) STAGE.getOpaque() == 1) {
                stage = 2;
            }
        });
        one.start();
        two.start();
        if (stage == 2) {
            assert data == 1;
        }
        one.join();
        two.join();
    }
}
