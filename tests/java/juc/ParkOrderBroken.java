// heddle: check
// expect: violated deadlock
// unpark before the flag: waiter: sees false; main: unpark; waiter: park returns, sees false, parks again; main: sets the flag, too late.
import java.util.concurrent.locks.LockSupport;

public class ParkOrderBroken {
    static volatile boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Thread waiter = new Thread(() -> {
            while (!ready) {
                LockSupport.park(); // HERE: deadlock
            }
        });
        waiter.start();
        LockSupport.unpark(waiter);
        ready = true;
        waiter.join();
    }
}
