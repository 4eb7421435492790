// heddle: check
// expect: verified
// Counter whose operations are synchronized.
public class LockedCounter {
    private int value;

    synchronized int increment() {
        return ++value;
    }

    synchronized int get() {
        return value;
    }

    public static void main(String[] args) throws InterruptedException {
        LockedCounter counter = new LockedCounter();
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
