// heddle: check
// expect: verified
// Two threads with a flag each; each waits for the other's.
// Each raises its own first.
public class SpinPair {
    static volatile boolean one, two;

    public static void main(String[] args) {
        new Thread(() -> {
            one = true;
            while (!two) {
                Thread.yield();
            }
        }, "one").start();
        two = true;
        while (!one) {
            Thread.yield();
        }
    }
}
