// outcomes: 00 | 01 | 10 | 11
// ThreadGroup.interrupt() goes from thread to thread: each may see its interrupt before or after the other, and both may be too early.
public class GroupInterrupt {
    static volatile int a, b;

    public static void main(String[] args) throws InterruptedException {
        ThreadGroup group = new ThreadGroup("pair");
        Thread one = new Thread(group, () -> a = Thread.currentThread().isInterrupted() ? 1 : 0);
        Thread two = new Thread(group, () -> b = Thread.currentThread().isInterrupted() ? 1 : 0);
        one.start();
        two.start();
        group.interrupt();
        one.join();
        two.join();
        System.out.println("" + a + b);
    }
}
