// outcomes: 00 00 | 00 01 | 00 10 | 00 11 | 01 00 | 01 01 | 01 10 | 01 11 | 10 00 | 10 10 | 10 11 | 11 00 | 11 01 | 11 10 | 11 11
// Independent reads of independent writes: one thread writes x = 1, one writes y = 1; reader reads x then y, main reads
// y then x. Printed: reader's x y, then main's x y.
// reader's 10 proves that x was written before y (it saw x, and later still no y); main's 01 proves y before x.
// Together, 10 01, they contradict each other. reader's 01 and main's 10 prove nothing, since the first read may just have
// been early. Hence 15 of the 16 combinations.
public class IndependentReads {
    static volatile int x, y;
    static int rx, ry;

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = {
            new Thread(() -> x = 1),
            new Thread(() -> y = 1),
            new Thread(() -> {
                rx = x;
                ry = y;
            }),
        };
        for (Thread t : threads) {
            t.start();
        }
        int my = y;
        int mx = x;
        for (Thread t : threads) {
            t.join();
        }
        System.out.println("" + rx + ry + " " + mx + my);
    }
}
