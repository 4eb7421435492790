// heddle: check
// expect: verified
// main waits for a result.
// It joins.
public class SleepAsSync {
    static volatile int result;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> result = 1);
        t.start();
        t.join();
        assert result == 1;
    }
}
