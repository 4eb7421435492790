// LockSupport in one thread: permits, interrupts, time limits.
import java.util.concurrent.locks.LockSupport;

public class ParkSingle {
    public static void main(String[] args) {
        Thread me = Thread.currentThread();
        LockSupport.unpark(me);
        LockSupport.unpark(me);
        LockSupport.park();
        System.out.println("had a permit");
        LockSupport.parkNanos(1000);
        System.out.println("timed out");
        me.interrupt();
        LockSupport.park();
        System.out.println("interrupted " + Thread.interrupted());
        LockSupport.unpark(null);
        LockSupport.parkUntil(1);
        LockSupport.parkNanos(-5);
        LockSupport.unpark(me);
        LockSupport.park("blocker");
        System.out.println(LockSupport.getBlocker(me));
    }
}
