// heddle: check
// expect: violated race
// race: ReentrantCounterRacy.counter
// A counter under a ReentrantLock.
// tryLock is taken for lock: its answer is not looked at.
import java.util.concurrent.locks.ReentrantLock;

public class ReentrantCounterRacy {
    static final ReentrantLock lock = new ReentrantLock();
    static int counter;

    static void work() {
        boolean locked = lock.tryLock();
        counter++; // HERE-ANY: race
        if (locked) {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(ReentrantCounterRacy::work);
        one.start();
        work();
        one.join();
        assert counter >= 1;
    }
}
