// heddle: check
// expect: verified
// A thread parks until a flag is set.
// The flag is set before the unpark.
import java.util.concurrent.locks.LockSupport;

public class ParkFlag {
    static volatile boolean ready;

    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            while (!ready) {
                LockSupport.park();
            }
        }, "parked");
        t.start();
        ready = true;
        LockSupport.unpark(t);
    }
}
