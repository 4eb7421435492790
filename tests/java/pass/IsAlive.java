// heddle: check
// expect: verified
// A thread is alive from its start to its end.
public class IsAlive {
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(Thread::yield);
        assert !t.isAlive();
        t.start();
        t.join();
        assert !t.isAlive();
    }
}
