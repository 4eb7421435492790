// heddle: check
// expect: verified
// A pair that must be consistent.
// It is an immutable record behind one volatile field.
public class RecordSnapshot {
    record Range(int low, int high) {}

    static volatile Range range = new Range(0, 1);

    static Range get() {
        return range;
    }

    public static void main(String[] args) {
        new Thread(() -> {
            Range seen = get();
            assert seen.low() < seen.high() : seen;
        }, "reader").start();
        range = new Range(10, 11);
    }
}
