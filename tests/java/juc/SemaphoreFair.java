// heddle: check
// expect: verified
// A fair semaphore hands a value from one thread to another: the release happens before the acquire.
import java.util.concurrent.Semaphore;

public class SemaphoreFair {
    static final Semaphore filled = new Semaphore(0, true);
    static int value;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            value = 1;
            filled.release();
        });
        one.start();
        filled.acquire();
        assert value == 1 && filled.isFair();
        one.join();
    }
}
