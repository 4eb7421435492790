// heddle: check
// expect: verified
// A value is handed over with a volatile flag.
public class VolatileHandoff {
    static int value;
    static volatile boolean ready;

    public static void main(String[] args) {
        new Thread(() -> {
            if (ready) {
                assert value == 42;
            }
        }, "reader").start();
        value = 42;
        ready = true;
    }
}
