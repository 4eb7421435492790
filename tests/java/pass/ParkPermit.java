// heddle: check
// expect: verified
// unpark before park leaves a permit; permits do not add up.
// One permit for one park.
import java.util.concurrent.locks.LockSupport;

public class ParkPermit {
    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            LockSupport.park();
        }, "parked");
        t.start();
        LockSupport.unpark(t);
    }
}
