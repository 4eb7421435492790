// heddle: check
// expect: violated deadlock
// A barrier for two threads, used twice.
// The count is reset for the next round while a thread of the first may not have looked yet. Steps: t arrives, waits;
// main arrives, releases t, resets, arrives again before t has woken: arrived == 1, so t, once awake, waits again.
public class BarrierReuse {
    private int arrived;

    synchronized void await() throws InterruptedException {
        arrived++;
        if (arrived == 2) {
            arrived = 0;
            notifyAll();
        } else {
            do {
                wait(); // HERE: deadlock
            } while (arrived == 1);
        }
    }

    void twoRounds() {
        try {
            await();
            await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        BarrierReuse barrier = new BarrierReuse();
        new Thread(barrier::twoRounds, "t").start();
        barrier.twoRounds();
    }
}
