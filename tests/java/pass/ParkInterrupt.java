// heddle: check
// expect: verified
// park returns when the thread is interrupted, and leaves the interrupt status set.
import java.util.concurrent.locks.LockSupport;

public class ParkInterrupt {
    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                LockSupport.park();
            }
            assert Thread.interrupted();
            assert !Thread.currentThread().isInterrupted();
        }, "parked");
        t.start();
        t.interrupt();
    }
}
