// heddle: check
// expect: verified
// A thread that is not main throws.
public class UncaughtInThread {
    static void work() {
        throw new IllegalStateException("bad state");
    }

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            try {
                work();
            } catch (IllegalStateException e) {
                return;
            }
        }, "worker");
        worker.start();
        worker.join();
    }
}
