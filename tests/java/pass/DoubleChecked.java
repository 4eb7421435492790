// heddle: check
// expect: verified
// Double-checked locking with a volatile field.
public class DoubleChecked {
    static volatile DoubleChecked instance;
    static int made;

    static DoubleChecked get() {
        if (instance == null) {
            synchronized (DoubleChecked.class) {
                if (instance == null) {
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
        assert made == 1;
    }
}
