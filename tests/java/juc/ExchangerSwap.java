// heddle: check
// expect: verified
// Two threads swap their arrays: what was in them comes along.
import java.util.concurrent.Exchanger;

public class ExchangerSwap {
    static final Exchanger<int[]> exchanger = new Exchanger<>();

    static void work(int mine, int theirs) {
        try {
            int[] box = {mine};
            int[] got = exchanger.exchange(box);
            assert got != box && got[0] == theirs;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> work(1, 2));
        one.start();
        work(2, 1);
        one.join();
    }
}
