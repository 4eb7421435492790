// heddle: check
// expect: violated assertion
// join with a time limit may return while the thread still runs.
// Steps: main starts t, joins, the time passes before t has run; result is 0.
public class JoinTimeout {
    static volatile int result;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> result = 42);
        t.start();
        t.join(10);
        assert result == 42; // HERE: assertion
    }
}
