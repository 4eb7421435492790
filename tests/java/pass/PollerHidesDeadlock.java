// heddle: check
// expect: verified
// main asks again and again whether two threads that take two locks have ended, and prints a dot each time.
public class PollerHidesDeadlock {
    static final Object a = new Object();
    static final Object b = new Object();

    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> both(a, b), "one");
        Thread two = new Thread(() -> both(a, b), "two");
        one.start();
        two.start();
        while (one.isAlive() || two.isAlive()) {
            System.out.println(".");
            Thread.sleep(100);
        }
    }
}
