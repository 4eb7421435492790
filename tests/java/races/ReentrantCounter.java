// heddle: check
// expect: verified
// A counter under a ReentrantLock.
import java.util.concurrent.locks.ReentrantLock;

public class ReentrantCounter {
    static final ReentrantLock lock = new ReentrantLock();
    static int counter;

    static void work() {
        lock.lock();
        counter++;
        lock.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(ReentrantCounter::work);
        one.start();
        work();
        one.join();
        assert counter == 2;
    }
}
