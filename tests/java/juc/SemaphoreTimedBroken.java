// heddle: check
// expect: violated race
// race: SemaphoreTimedBroken.value
// A timed acquire whose answer is not looked at: after a time-out nothing orders the write and the read.
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

public class SemaphoreTimedBroken {
    static final Semaphore filled = new Semaphore(0);
    static int value;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            value = 1; // HERE-ANY: race
            filled.release();
        });
        one.start();
        filled.tryAcquire(10, TimeUnit.SECONDS);
        int seen = value; // HERE-ANY: race
        one.join();
        assert seen <= 1;
    }
}
