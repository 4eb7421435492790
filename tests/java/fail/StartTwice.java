// heddle: check
// expect: violated exception java.lang.IllegalThreadStateException
// A thread can be started once.
// Steps: main starts t, joins it, starts it again.
public class StartTwice {
    static volatile int runs;

    public static void main(String[] args) throws InterruptedException {
        Runnable work = () -> runs = runs + 1;
        Thread t = new Thread(work);
        t.start();
        t.join();
        t.start(); // HERE: exception
        t.join();
        assert runs == 2;
    }
}
