// heddle: check --spurious-wakeups
// expect: verified
// park() in a loop around its condition.
import java.util.concurrent.locks.LockSupport;

public class SpuriousPark {
    static volatile boolean ready;

    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        new Thread(() -> {
            ready = true;
            LockSupport.unpark(main);
        }).start();
        while (!ready) {
            LockSupport.park();
        }
        assert ready;
    }
}
