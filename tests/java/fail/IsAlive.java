// heddle: check
// expect: violated assertion
// A thread is alive from its start to its end.
// Without the join it may still be alive. Steps: main starts t and asks at once.
public class IsAlive {
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(Thread::yield);
        assert !t.isAlive();
        t.start();
        assert !t.isAlive(); // HERE: assertion
    }
}
