// Stack frames of static initialisers, constructors, switch and nested calls over several lines.
public class StackTraceLambda {
    static class Bad {
        static final int VALUE = fail();

        static int fail() {
            throw new IllegalStateException("init");
        }
    }

    static int twice(int x) {
        return check(x)
            + check(
                -x);
    }

    static int check(int x) {
        if (x < 0) {
            throw new IllegalArgumentException("negative: " + x);
        }
        return x;
    }

    public static void main(String[] args) {
        try {
            System.out.println(Bad.VALUE);
        } catch (ExceptionInInitializerError e) {
            e.printStackTrace(System.out);
        }
        try {
            System.out.println(Bad.VALUE);
        } catch (NoClassDefFoundError e) {
            System.out.println(e.getMessage());
        }
        try {
            twice(4);
        } catch (IllegalArgumentException e) {
            for (StackTraceElement f : e.getStackTrace()) {
                System.out.println(f);
            }
        }
    }
}
