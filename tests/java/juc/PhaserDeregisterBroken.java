// heddle: check
// expect: violated deadlock
// A party leaves without deregistering: the next phase waits for it for ever.
import java.util.concurrent.Phaser;

public class PhaserDeregisterBroken {
    static final Phaser phaser = new Phaser(2);

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> phaser.arriveAndAwaitAdvance());
        one.start();
        phaser.arriveAndAwaitAdvance();
        phaser.arriveAndAwaitAdvance(); // HERE: deadlock
        one.join();
    }
}
