// heddle: check
// expect: violated race
// race: LockedCounterRacy.value
// Counter whose operations are synchronized.
// `get` is not.
public class LockedCounterRacy {
    private int value;

    synchronized int increment() {
        return ++value; // HERE-ANY: race
    }

    int get() {
        return value; // HERE-ANY: race
    }

    public static void main(String[] args) throws InterruptedException {
        LockedCounterRacy counter = new LockedCounterRacy();
        Thread one = new Thread(counter::increment);
        Thread two = new Thread(counter::increment);
        one.start();
        two.start();
        int seen = counter.get();
        assert seen >= 0 && seen <= 2;
        one.join();
        two.join();
        assert counter.get() == 2;
    }
}
