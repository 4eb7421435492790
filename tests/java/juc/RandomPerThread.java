// heddle: check
// expect: verified
// Every thread has its own random numbers.
import java.util.concurrent.ThreadLocalRandom;

public class RandomPerThread {
    static int roll() {
        int dots = ThreadLocalRandom.current().nextInt(1, 7);
        assert dots >= 1 && dots <= 6;
        return dots;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(RandomPerThread::roll);
        one.start();
        roll();
        one.join();
    }
}
