// heddle: check --properties +exit
// expect: verified
// A watcher ends the program with a status of its own if the work is not done.
// Here it waits first.
public class HaltStatus {
    private static volatile boolean done;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> done = true);
        worker.start();
        worker.join();
        if (!done) {
            Runtime.getRuntime().halt(2);
        }
    }
}
