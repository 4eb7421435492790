// heddle: check
// expect: violated exception java.lang.IllegalStateException
// One party is registered, and two threads arrive. If the second comes when the first has arrived and the phase has not
// yet advanced, it is one too many; a moment later it would be the party of the next phase.
import java.util.concurrent.Phaser;

public class PhaserTooManyBroken {
    public static void main(String[] args) throws InterruptedException {
        Phaser phaser = new Phaser(1);
        Thread one = new Thread(() -> phaser.arrive()); // HERE-ANY: exception
        one.start();
        phaser.arrive(); // HERE-ANY: exception
        one.join();
    }
}
