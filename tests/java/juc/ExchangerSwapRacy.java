// heddle: check
// expect: violated race
// race: int[]
// The array is used after it was given away.
import java.util.concurrent.Exchanger;

public class ExchangerSwapRacy {
    static final Exchanger<int[]> exchanger = new Exchanger<>();

    static void work(int mine) {
        try {
            int[] box = {mine};
            int[] got = exchanger.exchange(box);
            got[0]++; // HERE-ANY: race
            assert box[0] >= mine; // HERE-ANY: race
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> work(1));
        one.start();
        work(2);
        one.join();
    }
}
