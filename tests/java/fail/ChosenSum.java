// heddle: check
// expect: violated assertion
// reality: not (values are chosen at random there)
// Of all values that two threads choose, one pair breaks the assertion.
// Steps: main chooses 3 of 1..3; the other chooses "cc", number 3 of 3, and adds its length 2; the sum is 5.
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
        assert sum != 5; // HERE: assertion
    }
}
