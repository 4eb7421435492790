// A thread dies of an exception; main goes on and the status is 0.
public class UncaughtInThread {
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            throw new IllegalStateException("in thread");
        }, "worker");
        t.start();
        t.join();
        System.out.println("main goes on, alive " + t.isAlive());
    }
}
