// heddle: check
// expect: verified
// Bounded buffer as a monitor.
public class MonitorBuffer {
    static final int[] slots = new int[2];
    static int first;
    static int count;
    static final Object lock = new Object();

    static void put(int value) throws InterruptedException {
        synchronized (lock) {
            while (count == slots.length) {
                lock.wait();
            }
            slots[(first + count) % slots.length] = value;
            count++;
            lock.notifyAll();
        }
    }

    static int tryTake() {
        synchronized (lock) {
            if (count == 0) {
                return 0;
            }
            int value = slots[first];
            first = (first + 1) % slots.length;
            count--;
            lock.notifyAll();
            return value;
        }
    }

    static void puts(int value) {
        try {
            put(value);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> puts(1));
        Thread two = new Thread(() -> puts(2));
        one.start();
        two.start();
        int sum = tryTake() + tryTake();
        one.join();
        two.join();
        assert sum + tryTake() + tryTake() == 3;
    }
}
