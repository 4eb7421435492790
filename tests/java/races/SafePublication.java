// heddle: check
// expect: verified
// An object made by one thread is published to another.
public class SafePublication {
    static final class Point {
        final int x;

        Point(int x) {
            this.x = x;
        }
    }

    static volatile Point shared;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> shared = new Point(3));
        one.start();
        Point seen = shared;
        assert seen == null || seen.x == 3;
        one.join();
        assert shared.x == 3;
    }
}
