// heddle: check
// expect: verified
// Threads that join each other.
// One of them does not.
public class JoinSelfOther {
    public static void main(String[] args) throws InterruptedException {
        Thread me = Thread.currentThread();
        Thread t = new Thread(() -> {
            try {
                me.join(1);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }, "t");
        t.start();
        t.join();
    }
}
