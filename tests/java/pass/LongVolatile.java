// heddle: check
// expect: verified
// A 64-bit value shared by two threads.
// It is one volatile long.
public class LongVolatile {
    static volatile long value;

    static long get() {
        return value;
    }

    static void set(long x) {
        value = x;
    }

    public static void main(String[] args) {
        new Thread(() -> {
            long seen = get();
            assert seen == 0 || seen == 0x1_0000_0001L;
        }, "reader").start();
        set(0x1_0000_0001L);
    }
}
