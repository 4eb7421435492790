// heddle: check
// expect: verified
// An exception leaves a critical section.
// synchronized gives the lock back on every way out.
public class UnlockOnException {
    int calls;

    synchronized void divide(int x) {
        calls += 10 / x;
    }

    public static void main(String[] args) {
        UnlockOnException o = new UnlockOnException();
        new Thread(() -> {
            try {
                o.divide(0);
            } catch (ArithmeticException e) {
                return;
            }
        }, "t").start();
        o.divide(5);
    }
}
