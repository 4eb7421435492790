// heddle: check
// expect: verified
// A counting semaphore by hand, used as a mutex.
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
            assert inside == 1;
            inside = inside - 1;
            s.release();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        Semaphore s = new Semaphore(1);
        new Thread(() -> critical(s), "t").start();
        critical(s);
    }
}
