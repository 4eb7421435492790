// heddle: check
// expect: violated race
// race: PhaserPhasesRacy.second
// arrive() does not wait: what main wrote before its own arrival need not have happened.
import java.util.concurrent.Phaser;

public class PhaserPhasesRacy {
    static final Phaser phaser = new Phaser(2);
    static int second;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            phaser.arrive();
            int seen = second; // HERE-ANY: race
            assert seen >= 0;
        });
        one.start();
        second = 2; // HERE-ANY: race
        phaser.arriveAndAwaitAdvance();
        one.join();
    }
}
