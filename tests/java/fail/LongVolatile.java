// heddle: check
// expect: violated assertion
// A 64-bit value shared by two threads.
// It is kept in two ints. Steps: main writes high = 1; reader reads high == 1, low == 0.
public class LongVolatile {
    static volatile int high, low;

    static long get() {
        return ((long) high << 32) | (low & 0xffffffffL);
    }

    static void set(long x) {
        high = (int) (x >>> 32);
        low = (int) x;
    }

    public static void main(String[] args) {
        new Thread(() -> {
            long seen = get();
            assert seen == 0 || seen == 0x1_0000_0001L; // HERE: assertion
        }, "reader").start();
        set(0x1_0000_0001L);
    }
}
