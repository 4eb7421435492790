// heddle: check
// expect: verified
// The ABA problem, avoided with a stamp: A is taken away and put back while T1 sleeps; its stamp is old.
import java.util.concurrent.atomic.AtomicStampedReference;

public class StampedReferenceStack {
    static final String A = "a", B = "b";
    static final AtomicStampedReference<String> top = new AtomicStampedReference<>(A, 0);

    public static void main(String[] args) throws InterruptedException {
        boolean[] done = new boolean[1];
        int[] holder = new int[1];
        String seen = top.get(holder);
        Thread one = new Thread(() -> {
            assert top.compareAndSet(A, B, 0, 1);
            assert top.compareAndSet(B, A, 1, 2);
            done[0] = true;
        });
        one.start();
        one.join();
        assert done[0] && !top.compareAndSet(seen, B, holder[0], holder[0] + 1);
    }
}
