// heddle: check --max-states 4
// expect: inconclusive (?i)state
// A correct program, cut off by a bound: never `verified`.
public class MaxStates {
    static int count;

    static synchronized void increment() {
        count++;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(MaxStates::increment);
        t.start();
        increment();
        t.join();
        assert count == 2;
    }
}
