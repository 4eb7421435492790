// heddle: check
// expect: violated deadlock
// A latch: main waits until two workers are done.
// main waits for a count that is skipped. Steps: both workers finish before main looks: done is 2, main waits for == 1.
public class WrongCondition {
    private int done;

    synchronized void finished() {
        done++;
        notifyAll();
    }

    synchronized void await() throws InterruptedException {
        while (done != 1) {
            wait(); // HERE: deadlock
        }
    }

    public static void main(String[] args) throws InterruptedException {
        WrongCondition latch = new WrongCondition();
        new Thread(latch::finished, "w1").start();
        new Thread(latch::finished, "w2").start();
        latch.await();
    }
}
