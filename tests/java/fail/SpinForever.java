// heddle: check
// expect: violated livelock
// A thread spins until a flag is set.
// main sets it only if the spinner has not begun. Steps: spinner announces itself; main sees that and does nothing;
// main ends; the spinner spins for ever.
public class SpinForever {
    static volatile boolean begun, stop;

    public static void main(String[] args) {
        new Thread(() -> {
            begun = true;
            while (!stop) {
                Thread.yield();
            }
        }, "spinner").start();
        if (!begun) {
            stop = true;
        }
    }
}
