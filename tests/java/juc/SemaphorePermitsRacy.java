// heddle: check
// expect: violated race
// race: SemaphorePermitsRacy.counter
// Two permits let both threads in.
import java.util.concurrent.Semaphore;

public class SemaphorePermitsRacy {
    static final Semaphore permit = new Semaphore(2);
    static int counter;

    static void work() {
        permit.acquireUninterruptibly();
        try {
            counter++; // HERE-ANY: race
        } finally {
            permit.release();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(SemaphorePermitsRacy::work);
        one.start();
        work();
        one.join();
    }
}
