// stderr: all
// An uncaught exception: stack trace on stderr, status 1.
public class UncaughtException {
    static void fail(int n) {
        if (n == 0) {
            throw new IllegalStateException("uncaught");
        }
        fail(n - 1);
    }

    public static void main(String[] args) {
        System.out.println("started");
        fail(2);
        System.out.println("never");
    }
}
