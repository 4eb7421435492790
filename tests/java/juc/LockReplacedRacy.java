// heddle: check
// expect: violated race
// race: LockReplacedRacy.counter
// The lock is a variable, and main puts another lock into it: the two threads hold different ones.
import java.util.concurrent.locks.ReentrantLock;

public class LockReplacedRacy {
    static volatile ReentrantLock lock = new ReentrantLock();
    static int counter;

    static void work() {
        ReentrantLock mine = lock;
        mine.lock();
        counter++; // HERE-ANY: race
        mine.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(LockReplacedRacy::work);
        one.start();
        lock = new ReentrantLock();
        work();
        one.join();
    }
}
