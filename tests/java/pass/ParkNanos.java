// heddle: check
// expect: verified
// Nobody unparks.
// The park has a time limit.
import java.util.concurrent.locks.LockSupport;

public class ParkNanos {
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            LockSupport.parkNanos(1_000_000);
        }, "parked");
        t.start();
        t.join();
    }
}
