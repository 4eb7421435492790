// heddle: check
// expect: violated deadlock
// A method that holds a lock calls another one that takes it again.
// This hand-made lock is not. Steps: any thread takes it in outer(), then waits for itself in inner().
public class Reentrant {
    private boolean taken;
    int calls;

    synchronized void lock() throws InterruptedException {
        while (taken) {
            wait(); // HERE: deadlock
        }
        taken = true;
    }

    synchronized void unlock() {
        taken = false;
        notifyAll();
    }

    void outer() throws InterruptedException {
        lock();
        inner();
        unlock();
    }

    void inner() throws InterruptedException {
        lock();
        calls++;
        unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Reentrant r = new Reentrant();
        Thread t = new Thread(() -> {
            try {
                r.outer();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        t.start();
        r.outer();
        t.join();
        assert r.calls == 2;
    }
}
