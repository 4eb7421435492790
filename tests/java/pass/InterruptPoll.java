// heddle: check
// expect: verified
// Thread.interrupted() reads the interrupt status and clears it.
// isInterrupted() leaves it alone.
public class InterruptPoll {
    static volatile boolean requested;

    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            while (!requested) {
                Thread.yield();
            }
            boolean first = Thread.currentThread().isInterrupted();
            boolean second = Thread.currentThread().isInterrupted();
            assert first && second;
        });
        t.start();
        t.interrupt();
        requested = true;
    }
}
