// An uncaught exception with causes, common frames and suppressed exceptions: all of stderr, status 1.
// stderr: all
public class UncaughtNested {
    static void inner() {
        throw new IllegalArgumentException("inner");
    }

    static void middle() {
        try {
            inner();
        } catch (IllegalArgumentException e) {
            RuntimeException wrapped = new RuntimeException("middle", e);
            wrapped.addSuppressed(new UnsupportedOperationException());
            throw wrapped;
        }
    }

    public static void main(String[] args) {
        System.out.println("before");
        try {
            middle();
        } finally {
            System.out.println("finally");
        }
    }
}
