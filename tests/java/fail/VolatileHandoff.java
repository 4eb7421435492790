// heddle: check
// expect: violated assertion
// A value is handed over with a volatile flag.
// The flag goes up before the value is there. Steps: main sets ready; reader sees it and reads value == 0.
public class VolatileHandoff {
    static volatile int value;
    static volatile boolean ready;

    public static void main(String[] args) {
        new Thread(() -> {
            if (ready) {
                assert value == 42; // HERE: assertion
            }
        }, "reader").start();
        ready = true;
        value = 42;
    }
}
