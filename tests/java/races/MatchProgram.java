// heddle: check
// expect: violated race
// race: MatchProgram.x
// lost: --race clocks --match program
// A race that is only seen by those who remember: the writer's empty critical section orders the two accesses if it comes
// before the reader's, and both orders lead to the same state of the program. `--match program`, which forgets what the
// detector knows, goes on from that state only once.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class MatchProgram {
    static int x;
    static int flag;
    static final Object lock = new Object();
    static final VarHandle FLAG;

    static {
        try {
            FLAG = MethodHandles.lookup().findStaticVarHandle(MatchProgram.class, "flag", int.class);
        } catch (ReflectiveOperationException e) {
            throw new Error(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread reader = new Thread(() -> {
            synchronized (lock) {
            }
            if ((int) FLAG.getOpaque() == 1) {
                assert x == 1; // HERE: race
            }
        });
        reader.start();
        x = 1; // HERE: race
        synchronized (lock) {
        }
        FLAG.setOpaque(1);
    }
}
