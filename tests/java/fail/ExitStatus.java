// heddle: check --properties +exit
// expect: violated exit
// A watcher ends the program with a status of its own if the work is not done.
// Steps: main looks before the worker has written.
public class ExitStatus {
    private static volatile boolean done;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> done = true);
        worker.start();
        if (!done) {
            System.exit(2); // HERE: exit
        }
        worker.join();
    }
}
