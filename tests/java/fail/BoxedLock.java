// heddle: check
// expect: violated assertion
// The lock object must not change.
// It is the boxed counter itself, replaced by each increment. Steps: t locks Integer 0, makes it 1 (a new object) but has
// not left; main locks Integer 1 at once: both are inside.
public class BoxedLock {
    static volatile Integer count = 0;
    static volatile int inside;

    static void increment() {
        synchronized (count) {
            inside = inside + 1;
            count++;
            assert inside == 1; // HERE: assertion
            inside = inside - 1;
        }
    }

    public static void main(String[] args) {
        new Thread(BoxedLock::increment).start();
        increment();
    }
}
