// heddle: check
// expect: violated assertion
// main waits for a result.
// It sleeps "long enough". Steps: main starts t and sleeps; the sleep ends before t has run.
public class SleepAsSync {
    static volatile int result;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> result = 1);
        t.start();
        Thread.sleep(10_000);
        assert result == 1; // HERE: assertion
    }
}
