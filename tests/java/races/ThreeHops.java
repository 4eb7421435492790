// heddle: check
// expect: verified
// Order is transitive: one thread tells the second, the second tells the third.
public class ThreeHops {
    static int data;
    static volatile boolean first;
    static volatile boolean second;

    static void relay() {
        while (!first) {
            Thread.onSpinWait();
        }
        second = true;
    }

    static void last() {
        while (!second) {
            Thread.onSpinWait();
        }
        assert data == 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(ThreeHops::relay);
        Thread two = new Thread(ThreeHops::last);
        one.start();
        two.start();
        data = 1;
        first = true;
        one.join();
        two.join();
    }
}
