// heddle: check --max-depth 2
// expect: inconclusive (?i)depth
// A correct program, cut off by a bound: never `verified`.
public class MaxDepth {
    static int count;

    static synchronized void increment() {
        count++;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(MaxDepth::increment);
        t.start();
        increment();
        t.join();
        assert count == 2;
    }
}
