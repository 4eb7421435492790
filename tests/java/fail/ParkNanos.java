// heddle: check
// expect: violated deadlock
// Nobody unparks.
// It has none.
import java.util.concurrent.locks.LockSupport;

public class ParkNanos {
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            LockSupport.park(); // HERE: deadlock
        }, "parked");
        t.start();
        t.join();
    }
}
