// heddle: check
// expect: verified
// An element of an array used as a flag by volatile accesses of a VarHandle.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class ArrayElementHandle {
    static final VarHandle CELL = MethodHandles.arrayElementVarHandle(int[].class);
    static final int[] flags = new int[2];
    static final int[] data = new int[2];

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            data[1] = 5;
            CELL.setVolatile(flags, 1, 1);
        });
        one.start();
        if ((int) CELL.getVolatile(flags, 1) == 1) {
            assert data[1] == 5;
        }
        one.join();
    }
}
