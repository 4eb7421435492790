// heddle: check
// expect: verified
// Double-checked locking with a volatile field.
import java.util.concurrent.locks.ReentrantLock;

public class LockDoubleChecked {
    static final class Service {
        int port = 80;
    }

    static final ReentrantLock lock = new ReentrantLock();
    static volatile Service service;

    static Service get() {
        if (service == null) {
            lock.lock();
            try {
                if (service == null) {
                    service = new Service();
                }
            } finally {
                lock.unlock();
            }
        }
        return service;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> get().hashCode());
        one.start();
        assert get().port == 80;
        one.join();
    }
}
