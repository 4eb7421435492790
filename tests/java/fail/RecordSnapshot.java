// heddle: check
// expect: violated assertion
// A pair that must be consistent.
// It is two volatile fields. Steps: main writes low = 10; reader reads low == 10, high == 1.
public class RecordSnapshot {
    record Range(int low, int high) {}

    static volatile int low = 0;
    static volatile int high = 1;

    static Range get() {
        return new Range(low, high);
    }

    public static void main(String[] args) {
        new Thread(() -> {
            Range seen = get();
            assert seen.low() < seen.high() : "torn"; // HERE: assertion
        }, "reader").start();
        low = 10;
        high = 11;
    }
}
