// heddle: check
// expect: violated assertion
// Two threads sleep for different times.
// A longer sleep proves nothing about the order. Steps: `late` sleeps 100 and wakes first (its rival was delayed), sees 0.
public class SleepOrder {
    static volatile int stage;

    static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread early = new Thread(() -> {
            pause(1);
            stage = 1;
        }, "early");
        Thread late = new Thread(() -> {
            pause(100);
            assert stage == 1; // HERE: assertion
        }, "late");
        early.start();
        late.start();
    }
}
