// heddle: check --benign FinalFieldRacy.shared
// expect: violated race
// race: FinalFieldRacy$Point.x
// An object whose field is final may be published by a race (here declared benign): the field is safe.
// The field is not final.
public class FinalFieldRacy {
    static final class Point {
        int x;

        Point(int x) {
            this.x = x; // HERE-ANY: race
        }
    }

    static Point shared;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> shared = new Point(3)); // HERE-ANY: race
        one.start();
        Point seen = shared;
        assert seen == null || seen.x == 3; // HERE-ANY: race
        one.join();
    }
}
