// heddle: check
// expect: violated deadlock
// Three exchanges are an odd number: the last one waits for ever.
import java.util.concurrent.Exchanger;

public class ExchangerOddBroken {
    static final Exchanger<String> exchanger = new Exchanger<>();

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            try {
                exchanger.exchange("a");
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        one.start();
        exchanger.exchange("b");
        exchanger.exchange("c"); // HERE: deadlock
        one.join();
    }
}
