// heddle: check
// expect: verified
// A latch: main waits until two workers are done.
public class WrongCondition {
    private int done;

    synchronized void finished() {
        done++;
        notifyAll();
    }

    synchronized void await() throws InterruptedException {
        while (done < 2) {
            wait();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        WrongCondition latch = new WrongCondition();
        new Thread(latch::finished, "w1").start();
        new Thread(latch::finished, "w2").start();
        latch.await();
    }
}
