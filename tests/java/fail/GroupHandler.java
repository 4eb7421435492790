// heddle: check
// expect: violated exception java.lang.IllegalStateException
// A thread group has its own idea of uncaught exceptions, but the thread is not in it.
// Steps: the worker throws; its group is main's, which has none.
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
        Thread worker = new Thread(() -> {
            throw new IllegalStateException("broken"); // HERE: exception
        });
        worker.start();
        worker.join();
    }
}
