// heddle: check
// expect: violated race
// race: int[]
// An element of an array used as a flag by volatile accesses of a VarHandle.
// The flag is read plainly.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class ArrayElementHandleRacy {
    static final VarHandle CELL = MethodHandles.arrayElementVarHandle(int[].class);
    static final int[] flags = new int[2];
    static final int[] data = new int[2];

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            data[1] = 5; // HERE-ANY: race
            CELL.setVolatile(flags, 1, 1); // HERE-ANY: race
        });
        one.start();
        if (flags[1] == 1) { // HERE-ANY: race
            assert data[1] == 5; // HERE-ANY: race
        }
        one.join();
    }
}
