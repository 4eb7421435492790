// heddle: check
// expect: violated deadlock
// Threads that join each other.
// Steps: t joins main; main joins t.
public class JoinSelfOther {
    public static void main(String[] args) throws InterruptedException {
        Thread me = Thread.currentThread();
        Thread t = new Thread(() -> {
            try {
                me.join(); // HERE: deadlock
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }, "t");
        t.start();
        t.join(); // HERE: deadlock
    }
}
