// heddle: check
// expect: violated assertion
// park without a loop: the first unpark is meant for something else.
// main: unpark; waiter: park returns; ready is still false.
import java.util.concurrent.locks.LockSupport;

public class ParkLoopBroken {
    static volatile boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Thread waiter = new Thread(() -> {
            if (!ready) {
                LockSupport.park();
            }
            assert ready; // HERE: assertion
        });
        waiter.start();
        LockSupport.unpark(waiter);
        ready = true;
        LockSupport.unpark(waiter);
        waiter.join();
    }
}
