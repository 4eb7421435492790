// heddle: check
// expect: violated deadlock
// The end of the work is announced by a flag, and the consumer may already wait for the next item.
// main: flag is false, take; T1: sets the flag; nobody puts anything.
import java.util.concurrent.LinkedBlockingQueue;

public class LinkedQueueHandoffBroken {
    static final LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    static volatile boolean finished;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> finished = true);
        one.start();
        while (!finished) {
            queue.take(); // HERE: deadlock
        }
        one.join();
    }
}
