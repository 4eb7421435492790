// heddle: check
// expect: violated assertion
// The child registers itself: main may have passed the phase before. main: arriveAndAwaitAdvance alone; done is still false.
import java.util.concurrent.Phaser;

public class PhaserRegisterBroken {
    static final Phaser phaser = new Phaser(1);
    static volatile boolean done;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            phaser.register();
            done = true;
            phaser.arriveAndDeregister();
        });
        one.start();
        phaser.arriveAndAwaitAdvance();
        assert done; // HERE: assertion
        one.join();
    }
}
