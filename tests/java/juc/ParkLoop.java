// heddle: check
// expect: verified
// park in a loop around a volatile flag: a permit left over from before, and a wake-up without reason, do no harm.
import java.util.concurrent.locks.LockSupport;

public class ParkLoop {
    static volatile boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Thread waiter = new Thread(() -> {
            while (!ready) {
                LockSupport.park();
            }
        });
        waiter.start();
        LockSupport.unpark(waiter);
        ready = true;
        LockSupport.unpark(waiter);
        waiter.join();
    }
}
