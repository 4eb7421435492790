// heddle: check
// expect: violated assertion
// main uses the result of another thread.
// It only yields. Steps: main starts t and reads result == 0 before t runs.
public class JoinMissing {
    static volatile int result;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> result = 42);
        t.start();
        Thread.yield();
        assert result == 42; // HERE: assertion
    }
}
