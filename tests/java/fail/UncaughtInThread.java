// heddle: check
// expect: violated exception java.lang.IllegalStateException
// A thread that is not main throws.
// Nobody catches. Steps: worker runs.
public class UncaughtInThread {
    static void work() {
        throw new IllegalStateException("bad state"); // HERE: exception
    }

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            work();
        }, "worker");
        worker.start();
        worker.join();
    }
}
