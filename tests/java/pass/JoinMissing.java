// heddle: check
// expect: verified
// main uses the result of another thread.
// It joins first.
public class JoinMissing {
    static volatile int result;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> result = 42);
        t.start();
        t.join();
        assert result == 42;
    }
}
