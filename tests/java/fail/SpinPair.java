// heddle: check
// expect: violated livelock
// Two threads with a flag each; each waits for the other's.
// Each waits before it raises its own: both spin for ever, in every schedule.
public class SpinPair {
    static volatile boolean one, two;

    public static void main(String[] args) {
        new Thread(() -> {
            while (!two) {
                Thread.yield();
            }
            one = true;
        }, "one").start();
        while (!one) {
            Thread.yield();
        }
        two = true;
    }
}
