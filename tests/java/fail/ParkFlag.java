// heddle: check
// expect: violated deadlock
// A thread parks until a flag is set.
// The flag is set after it. Steps: t parks; main unparks; t returns, reads false, parks again; main sets the flag.
import java.util.concurrent.locks.LockSupport;

public class ParkFlag {
    static volatile boolean ready;

    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            while (!ready) {
                LockSupport.park(); // HERE: deadlock
            }
        }, "parked");
        t.start();
        LockSupport.unpark(t);
        ready = true;
    }
}
