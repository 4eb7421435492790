// heddle: check
// expect: violated exception java.lang.IllegalStateException
// A sleeping thread is interrupted, or wakes first: both are possible.
// Steps: sleeper sleeps; main interrupts; the exception that "cannot happen" happens.
public class InterruptSleep {
    public static void main(String[] args) throws InterruptedException {
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(100);
            } catch (InterruptedException e) {
                throw new IllegalStateException("cannot happen"); // HERE: exception
            }
        }, "sleeper");
        sleeper.start();
        sleeper.interrupt();
        sleeper.join();
    }
}
