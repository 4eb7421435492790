// heddle: check --properties +exit
// expect: violated exit
// A watcher ends the program with a status of its own if the work is not done.
// Steps: main looks before the worker has written.
public class HaltStatus {
    private static volatile boolean done;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> done = true);
        worker.start();
        if (!done) {
            Runtime.getRuntime().halt(2); // HERE: exit
        }
        worker.join();
    }
}
