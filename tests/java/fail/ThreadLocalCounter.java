// heddle: check
// expect: violated assertion
// Each of two threads counts to two.
// They share one. Steps: t counts 1; main counts 2, 3; main's assertion fails.
public class ThreadLocalCounter {
    static final int[] shared = new int[1];

    static void count() {
        int[] mine = shared;
        mine[0]++;
        mine[0]++;
        assert mine[0] == 2; // HERE: assertion
    }

    public static void main(String[] args) {
        new Thread(ThreadLocalCounter::count).start();
        count();
    }
}
