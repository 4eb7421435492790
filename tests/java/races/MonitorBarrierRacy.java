// heddle: check
// expect: violated race
// race: int[]
// Barrier as a monitor: a count and a generation, wait and notifyAll; two threads exchange what they wrote, twice.
// The second phase writes before the barrier that would end the reading of the first.
public class MonitorBarrierRacy {
    static int missing = 2;
    static int generation;
    static final int[] data = new int[2];
    static final Object lock = new Object();

    static void await() throws InterruptedException {
        synchronized (lock) {
            int mine = generation;
            missing--;
            if (missing == 0) {
                missing = 2;
                generation++;
                lock.notifyAll();
            } else {
                while (generation == mine) {
                    lock.wait();
                }
            }
        }
    }

    static void work(int me) {
        try {
            data[me] = 1; // HERE-ANY: race
            await();
            int seen = data[1 - me]; // HERE-ANY: race
            data[me] = seen; // HERE-ANY: race
            await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> work(0));
        one.start();
        work(1);
        one.join();
        assert data[0] == 1 && data[1] == 1;
    }
}
