// heddle: check
// expect: verified
// Two parties, two phases: what one wrote in a phase the other may read in the next.
import java.util.concurrent.Phaser;

public class PhaserPhases {
    static final Phaser phaser = new Phaser(2);
    static int first, second;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            first = 1;
            phaser.arriveAndAwaitAdvance();
            assert second == 2;
            phaser.arriveAndDeregister();
        });
        one.start();
        second = 2;
        phaser.arriveAndAwaitAdvance();
        assert first == 1;
        phaser.arriveAndDeregister();
        one.join();
        assert phaser.isTerminated();
    }
}
