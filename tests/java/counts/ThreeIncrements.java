// outcomes: 1 | 2 | 3
// Three threads, one unsynchronised increment each, all joined: the last write may follow a read of 0 (all read first: 1),
// of 1 (one finished, two overlap, or two overlap, then the third: 2) or of 2 (no overlap: 3).
public class ThreeIncrements {
    static volatile int count;

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[3];
        for (int i = 0; i < 3; i++) {
            threads[i] = new Thread(() -> count = count + 1);
        }
        for (Thread t : threads) {
            t.start();
        }
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(count);
    }
}
