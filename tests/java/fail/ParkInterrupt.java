// heddle: check
// expect: violated assertion
// park returns when the thread is interrupted, and leaves the interrupt status set.
// The status is not cleared by park. Steps: main interrupts t; park returns; the assertion expects a clear status.
import java.util.concurrent.locks.LockSupport;

public class ParkInterrupt {
    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                LockSupport.park();
            }
            assert !Thread.currentThread().isInterrupted(); // HERE: assertion
        }, "parked");
        t.start();
        t.interrupt();
    }
}
