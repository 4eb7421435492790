// heddle: check
// expect: verified
// A thread spins until a flag is set.
// main sets it.
public class SpinForever {
    static volatile boolean begun, stop;

    public static void main(String[] args) {
        new Thread(() -> {
            begun = true;
            while (!stop) {
                Thread.yield();
            }
        }, "spinner").start();
        stop = true;
    }
}
