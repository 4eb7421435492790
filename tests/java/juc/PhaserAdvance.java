// heddle: check
// expect: verified
// onAdvance runs between the phases, and ends the phaser when it says so.
import java.util.concurrent.Phaser;

public class PhaserAdvance {
    static int phases;
    static final Phaser phaser = new Phaser(2) {
        @Override
        protected boolean onAdvance(int phase, int parties) {
            phases++;
            return phase == 1;
        }
    };

    static void work() {
        while (!phaser.isTerminated()) {
            phaser.arriveAndAwaitAdvance();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(PhaserAdvance::work);
        one.start();
        work();
        one.join();
        assert phases == 2;
    }
}
