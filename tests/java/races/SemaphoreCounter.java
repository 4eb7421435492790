// heddle: check
// expect: verified
// A semaphore written as a monitor guards a counter.
public class SemaphoreCounter {
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

    static final Semaphore semaphore = new Semaphore(1);
    static int counter;

    static void work() {
        try {
            semaphore.acquire();
            counter++;
            semaphore.release();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(SemaphoreCounter::work);
        Thread two = new Thread(SemaphoreCounter::work);
        one.start();
        two.start();
        work();
        one.join();
        two.join();
        assert counter == 3;
    }
}
