// heddle: check
// expect: verified
// A barrier for two threads, used twice.
// Each round has its own number, so a fast thread cannot disturb a slow one.
public class BarrierReuse {
    private int arrived;
    private int round;

    synchronized void await() throws InterruptedException {
        arrived++;
        int mine = round;
        if (arrived == 2) {
            round++;
            arrived = 0;
            notifyAll();
        } else {
            while (round == mine) {
                wait();
            }
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
