// heddle: check
// expect: violated race
// race: MixedAccessRacy.x
// A plain write meets a read by a VarHandle: the mode of one of the two accesses does not make an order between them.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class MixedAccessRacy {
    static int x;
    static final VarHandle X;

    static {
        try {
            X = MethodHandles.lookup().findStaticVarHandle(MixedAccessRacy.class, "x", int.class);
        } catch (ReflectiveOperationException e) {
            throw new Error(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread(() -> x = 1);
        writer.start();
        int seen = (int) X.getVolatile();
        writer.join();
        assert seen <= 1;
    }
}
