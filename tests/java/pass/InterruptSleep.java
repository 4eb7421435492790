// heddle: check
// expect: verified
// A sleeping thread is interrupted, or wakes first: both are possible.
public class InterruptSleep {
    public static void main(String[] args) throws InterruptedException {
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(100);
            } catch (InterruptedException e) {
                return;
            }
        }, "sleeper");
        sleeper.start();
        sleeper.interrupt();
        sleeper.join();
    }
}
