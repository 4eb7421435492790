// heddle: check
// expect: violated race
// race: RandomPerThreadRacy.last
// The random numbers are the thread's own, the variable for the last one is not.
import java.util.concurrent.ThreadLocalRandom;

public class RandomPerThreadRacy {
    static int last;

    static void roll() {
        last = ThreadLocalRandom.current().nextInt(1, 7); // HERE-ANY: race
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(RandomPerThreadRacy::roll);
        one.start();
        roll();
        one.join();
    }
}
