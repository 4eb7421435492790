// heddle: check
// expect: verified
// Three threads, three locks, each thread takes two of them.
// All follow the order 0 < 1 < 2, so no cycle is possible.
public class LockCycle {
    static final Object[] locks = {new Object(), new Object(), new Object()};

    static void both(int first, int second) {
        synchronized (locks[first]) {
            synchronized (locks[second]) {
                Thread.yield();
            }
        }
    }

    public static void main(String[] args) {
        new Thread(() -> both(0, 1), "t0").start();
        new Thread(() -> both(1, 2), "t1").start();
        new Thread(() -> both(0, 2), "t2").start();
    }
}
