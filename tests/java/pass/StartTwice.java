// heddle: check
// expect: verified
// A thread can be started once.
// A second run needs a second Thread.
public class StartTwice {
    static volatile int runs;

    public static void main(String[] args) throws InterruptedException {
        Runnable work = () -> runs = runs + 1;
        Thread t = new Thread(work);
        t.start();
        t.join();
        t = new Thread(work);
        t.start();
        t.join();
        assert runs == 2;
    }
}
