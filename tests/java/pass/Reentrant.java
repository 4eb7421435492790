// heddle: check
// expect: verified
// A method that holds a lock calls another one that takes it again.
// Java monitors are re-entrant.
public class Reentrant {
    private boolean taken;
    int calls;

    synchronized void outer() {
        inner();
    }

    synchronized void inner() {
        calls++;
    }

    public static void main(String[] args) throws InterruptedException {
        Reentrant r = new Reentrant();
        Thread t = new Thread(() -> {
            r.outer();
        });
        t.start();
        r.outer();
        t.join();
        assert r.calls == 2;
    }
}
