// heddle: check
// expect: verified
// A thread is stuck for ever.
// System.exit ends the program with it: no violation, whatever the status.
import java.util.concurrent.locks.LockSupport;

public class ExitEndsAll {
    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            while (true) {
                LockSupport.park();
            }
        }, "stuck");
        t.start();
        System.exit(0);
    }
}
