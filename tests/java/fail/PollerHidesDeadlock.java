// heddle: check
// expect: violated deadlock
// main asks again and again whether two threads that take two locks have ended, and prints a dot each time.
// They take them in opposite orders: that main goes on does not help them.
// Steps: one locks a; two locks b; one waits for b, two for a; main polls for ever.
public class PollerHidesDeadlock {
    static final Object a = new Object();
    static final Object b = new Object();

    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) { // HERE: deadlock
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> both(a, b), "one");
        Thread two = new Thread(() -> both(b, a), "two");
        one.start();
        two.start();
        while (one.isAlive() || two.isAlive()) {
            System.out.println(".");
            Thread.sleep(100);
        }
    }
}
