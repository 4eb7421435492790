// heddle: check
// expect: verified
// Each thread needs both permits and takes them at once.
import java.util.concurrent.Semaphore;

public class SemaphoreMany {
    static final Semaphore permits = new Semaphore(2);
    static int counter;

    static void work() {
        permits.acquireUninterruptibly(2);
        counter++;
        permits.release(2);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(SemaphoreMany::work);
        one.start();
        work();
        one.join();
        assert counter == 2;
    }
}
