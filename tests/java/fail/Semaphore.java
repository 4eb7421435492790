// heddle: check
// expect: violated assertion
// A counting semaphore by hand, used as a mutex.
// It starts with two permits. Steps: t acquires; main acquires; both are inside.
public class Semaphore {
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

    static volatile int inside;

    static void critical(Semaphore s) {
        try {
            s.acquire();
            inside = inside + 1;
            assert inside == 1; // HERE: assertion
            inside = inside - 1;
            s.release();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        Semaphore s = new Semaphore(2);
        new Thread(() -> critical(s), "t").start();
        critical(s);
    }
}
