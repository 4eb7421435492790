// heddle: check
// expect: violated deadlock
// Permits do not add up: two unparks before the first park are one.
import java.util.concurrent.locks.LockSupport;

public class ParkTwiceBroken {
    public static void main(String[] args) throws InterruptedException {
        Thread waiter = new Thread(() -> {
            LockSupport.park();
            LockSupport.park(); // HERE: deadlock
        });
        waiter.start();
        LockSupport.unpark(waiter);
        LockSupport.unpark(waiter);
        waiter.join();
    }
}
