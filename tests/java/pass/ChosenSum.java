// heddle: check
// expect: verified
// reality: not (values are chosen at random there)
// The pair that would break the assertion is assumed away.
import heddle.Check;

public class ChosenSum {
    static int sum;

    static synchronized void add(int n) {
        sum += n;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> add(Check.anyOf("", "b", "cc").length()));
        other.start();
        add(Check.anyInt(1, 3));
        other.join();
        Check.assume(sum < 5);
        assert sum != 5;
    }
}
