// heddle: check
// expect: verified
// join with a time limit may return while the thread still runs.
// The caller asks isAlive() before it uses the result.
public class JoinTimeout {
    static volatile int result;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> result = 42);
        t.start();
        t.join(10);
        if (!t.isAlive()) {
            assert result == 42;
        }
    }
}
