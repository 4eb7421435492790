// heddle: check --spurious-wakeups
// expect: violated assertion
// reality: not (a wake-up without a cause is hard to come by)
// park() is not in a loop. Steps: main parks; it goes on for nothing; the other thread has not begun.
import java.util.concurrent.locks.LockSupport;

public class SpuriousPark {
    static volatile boolean ready;

    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        new Thread(() -> {
            ready = true;
            LockSupport.unpark(main);
        }).start();
        LockSupport.park();
        assert ready; // HERE: assertion
    }
}
