// heddle: check
// expect: violated race
// race: SemaphoreCounterRacy.counter
// A semaphore written as a monitor guards a counter.
// It has a permit too many: two threads are inside.
public class SemaphoreCounterRacy {
    static final class Semaphore {
        private int permits;

        Semaphore(int permits) {
            this.permits = permits;
        }

        synchronized void acquire() throws InterruptedException {
            while (permits == 0) {
                wait();
            }
            permits--;
        }

        synchronized void release() {
            permits++;
            notify();
        }
    }

    static final Semaphore semaphore = new Semaphore(2);
    static int counter;

    static void work() {
        try {
            semaphore.acquire();
            counter++; // HERE-ANY: race
            semaphore.release();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(SemaphoreCounterRacy::work);
        Thread two = new Thread(SemaphoreCounterRacy::work);
        one.start();
        two.start();
        work();
        one.join();
        two.join();
        assert counter >= 1;
    }
}
