// heddle: check
// expect: violated deadlock
// A thread is stuck for ever.
// main merely returns. Steps: t parks; main ends; t is left.
import java.util.concurrent.locks.LockSupport;

public class ExitEndsAll {
    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            while (true) {
                LockSupport.park(); // HERE: deadlock
            }
        }, "stuck");
        t.start();
        return;
    }
}
