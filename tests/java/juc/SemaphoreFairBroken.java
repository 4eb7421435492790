// heddle: check
// expect: violated deadlock
// Released twice, acquired three times: the last acquire waits for ever.
import java.util.concurrent.Semaphore;

public class SemaphoreFairBroken {
    static final Semaphore filled = new Semaphore(0, true);

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            filled.release();
            filled.release();
        });
        one.start();
        filled.acquire();
        filled.acquire(2); // HERE: deadlock
        one.join();
    }
}
