// heddle: check
// expect: verified
// An uncaught exception goes to the group of the thread, and from there to its parent, which takes it.
public class GroupHandler {
    static volatile Throwable seen;

    public static void main(String[] args) throws InterruptedException {
        ThreadGroup outer = new ThreadGroup("outer") {
            @Override
            public void uncaughtException(Thread thread, Throwable thrown) {
                seen = thrown;
            }
        };
        ThreadGroup inner = new ThreadGroup(outer, "inner");
        assert inner.getParent() == outer;
        Thread worker = new Thread(inner, () -> {
            throw new IllegalStateException("broken");
        });
        worker.start();
        worker.join();
        assert seen != null;
    }
}
