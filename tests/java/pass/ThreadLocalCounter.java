// heddle: check
// expect: verified
// Each of two threads counts to two.
// Each has its own counter.
public class ThreadLocalCounter {
    static final ThreadLocal<int[]> counter = ThreadLocal.withInitial(() -> new int[1]);

    static void count() {
        int[] mine = counter.get();
        mine[0]++;
        mine[0]++;
        assert mine[0] == 2;
    }

    public static void main(String[] args) {
        new Thread(ThreadLocalCounter::count).start();
        count();
    }
}
