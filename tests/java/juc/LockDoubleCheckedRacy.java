// heddle: check
// expect: violated race
// race: LockDoubleCheckedRacy.service | LockDoubleCheckedRacy$Service.port
// The same without volatile: the first look is ordered with nothing.
import java.util.concurrent.locks.ReentrantLock;

public class LockDoubleCheckedRacy {
    static final class Service {
        int port = 80;
    }

    static final ReentrantLock lock = new ReentrantLock();
    static Service service;

    static Service get() {
        if (service == null) { // HERE-ANY: race
            lock.lock();
            try {
                if (service == null) {
                    service = new Service(); // HERE-ANY: race
                }
            } finally {
                lock.unlock();
            }
        }
        return service; // HERE-ANY: race
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> get());
        one.start();
        assert get().port == 80;
        one.join();
    }
}
