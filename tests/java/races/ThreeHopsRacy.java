// heddle: check
// expect: violated race
// race: ThreeHopsRacy.data
// Order is transitive: one thread tells the second, the second tells the third.
// The second speaks before it has been told.
public class ThreeHopsRacy {
    static int data;
    static volatile boolean first;
    static volatile boolean second;

    static void relay() {
        second = true;
        while (!first) {
            Thread.onSpinWait();
        }
    }

    static void last() {
        while (!second) {
            Thread.onSpinWait();
        }
        assert data <= 1; // HERE-ANY: race
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(ThreeHopsRacy::relay);
        Thread two = new Thread(ThreeHopsRacy::last);
        one.start();
        two.start();
        data = 1; // HERE-ANY: race
        first = true;
        one.join();
        two.join();
    }
}
