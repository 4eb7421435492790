// heddle: check
// expect: verified
// The parent registers before it starts the child.
import java.util.concurrent.Phaser;

public class PhaserRegister {
    static final Phaser phaser = new Phaser(1);
    static volatile boolean done;

    public static void main(String[] args) throws InterruptedException {
        phaser.register();
        Thread one = new Thread(() -> {
            done = true;
            phaser.arriveAndDeregister();
        });
        one.start();
        phaser.arriveAndAwaitAdvance();
        assert done;
        one.join();
    }
}
