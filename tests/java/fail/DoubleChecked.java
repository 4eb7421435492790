// heddle: check
// expect: violated assertion
// Double-checked locking with a volatile field.
// The second check is missing. Steps: t sees null; main sees null; t locks and makes one; main locks and makes another.
public class DoubleChecked {
    static volatile DoubleChecked instance;
    static int made;

    static DoubleChecked get() {
        if (instance == null) {
            synchronized (DoubleChecked.class) {
                {
                    made++;
                    instance = new DoubleChecked();
                }
            }
        }
        return instance;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(DoubleChecked::get);
        t.start();
        get();
        t.join();
        assert made == 1; // HERE: assertion
    }
}
