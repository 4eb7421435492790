// heddle: check
// expect: violated deadlock
// Three threads, three locks, each thread takes two of them.
// The third goes round. Steps: t0 takes 0; t1 takes 1; t2 takes 2; each blocks on its second lock.
public class LockCycle {
    static final Object[] locks = {new Object(), new Object(), new Object()};

    static void both(int first, int second) {
        synchronized (locks[first]) {
            synchronized (locks[second]) { // HERE: deadlock
                Thread.yield();
            }
        }
    }

    public static void main(String[] args) {
        new Thread(() -> both(0, 1), "t0").start();
        new Thread(() -> both(1, 2), "t1").start();
        new Thread(() -> both(2, 0), "t2").start();
    }
}
