// heddle: check
// expect: violated assertion
// A wait with a time limit may end before the condition holds.
// Steps: main waits; the time passes; main goes on although `ready` is false.
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
        return true;
    }

    synchronized boolean ready() {
        return ready;
    }

    public static void main(String[] args) throws InterruptedException {
        TimedWait w = new TimedWait();
        new Thread(w::set).start();
        if (w.await()) {
            assert w.ready(); // HERE: assertion
        }
    }
}
