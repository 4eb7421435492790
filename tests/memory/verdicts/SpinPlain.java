// expect-sc: verified
// expect-opmm: verified
// A thread that waits for a plain flag. Under opmm each look may return the old value, but also the new one, so there is always a way out of the
// loop, and a livelock is a loop without one. (The Java memory model promises nothing: a compiler may read the flag once. The race is
// the finding, and `heddle check` without --memory opmm reports it.)
public class SpinPlain {
    static boolean stop;

    public static void main(String[] args) throws InterruptedException {
        Thread waiting = new Thread(() -> {
            while (!stop) Thread.onSpinWait();
        });
        waiting.start();
        stop = true;
        waiting.join();
    }
}
