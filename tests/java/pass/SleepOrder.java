// heddle: check
// expect: verified
// Two threads sleep for different times.
// The order is made by join.
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
            try {
                early.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            pause(100);
            assert stage == 1;
        }, "late");
        early.start();
        late.start();
    }
}
