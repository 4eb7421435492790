// heddle: check
// expect: verified
// A wait with a time limit may end before the condition holds.
// The caller looks at the condition, not at the fact that the wait returned.
public class TimedWait {
    private boolean ready;

    synchronized void set() {
        ready = true;
        notifyAll();
    }

    synchronized boolean await() throws InterruptedException {
        if (!ready) {
            wait(1000);
        }
        return ready;
    }

    synchronized boolean ready() {
        return ready;
    }

    public static void main(String[] args) throws InterruptedException {
        TimedWait w = new TimedWait();
        new Thread(w::set).start();
        if (w.await()) {
            assert w.ready();
        }
    }
}
