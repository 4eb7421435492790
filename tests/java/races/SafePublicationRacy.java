// heddle: check
// expect: violated race
// race: SafePublicationRacy.shared
// An object made by one thread is published to another.
// Through a plain field: the final field of the object is safe, the reference to it is raced for all the same.
public class SafePublicationRacy {
    static final class Point {
        final int x;

        Point(int x) {
            this.x = x;
        }
    }

    static Point shared;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> shared = new Point(3)); // HERE-ANY: race
        one.start();
        Point seen = shared; // HERE-ANY: race
        assert seen == null || seen.x == 3;
        one.join();
        assert shared.x == 3;
    }
}
