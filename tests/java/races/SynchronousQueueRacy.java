// heddle: check
// expect: violated race
// race: SynchronousQueueRacy.full
// Synchronous queue: a producer leaves only when its item has been taken.
// The consumer looks for an item without the lock before it takes it.
public class SynchronousQueueRacy {
    static int item;
    static boolean full;
    static final Object lock = new Object();

    static void put(int value) throws InterruptedException {
        synchronized (lock) {
            while (full) {
                lock.wait();
            }
            item = value;
            full = true; // HERE-ANY: race
            lock.notifyAll();
            while (full) {
                lock.wait();
            }
        }
    }

    static int take() throws InterruptedException {
        while (!full) { // HERE-ANY: race
            Thread.onSpinWait();
        }
        synchronized (lock) {
            while (!full) {
                lock.wait();
            }
            full = false; // HERE-ANY: race
            lock.notifyAll();
            return item;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            try {
                put(1);
                put(2);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        one.start();
        assert take() == 1;
        assert take() == 2;
        one.join();
    }
}
