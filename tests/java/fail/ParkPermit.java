// heddle: check
// expect: violated deadlock
// unpark before park leaves a permit; permits do not add up.
// Two unparks, two parks. Steps: main unparks twice before t parks: one permit; t's second park never ends.
import java.util.concurrent.locks.LockSupport;

public class ParkPermit {
    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            LockSupport.park();
            LockSupport.park(); // HERE: deadlock
        }, "parked");
        t.start();
        LockSupport.unpark(t);
        LockSupport.unpark(t);
    }
}
