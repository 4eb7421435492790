// heddle: check --benign FinalField.shared
// expect: verified
// An object whose field is final may be published by a race (here declared benign): the field is safe.
public class FinalField {
    static final class Point {
        final int x;

        Point(int x) {
            this.x = x;
        }
    }

    static Point shared;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> shared = new Point(3));
        one.start();
        Point seen = shared;
        assert seen == null || seen.x == 3;
        one.join();
    }
}
