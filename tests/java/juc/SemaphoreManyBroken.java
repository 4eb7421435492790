// heddle: check
// expect: violated deadlock
// One at a time: each thread has one permit and waits for the other's.
import java.util.concurrent.Semaphore;

public class SemaphoreManyBroken {
    static final Semaphore permits = new Semaphore(2);
    static int counter;

    static void work() {
        permits.acquireUninterruptibly();
        permits.acquireUninterruptibly(); // HERE: deadlock
        counter++;
        permits.release(2);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(SemaphoreManyBroken::work);
        one.start();
        work();
        one.join();
    }
}
