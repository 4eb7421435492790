// A static initialiser that throws: first ExceptionInInitializerError, then NoClassDefFoundError.
public class InitFailure {
    static int tries;

    static class Bad {
        static int value = 1;

        static {
            tries++;
            if (tries > 0) {
                throw new IllegalStateException("no " + tries);
            }
        }

        static void touch() {}
    }

    static class Child extends Bad {}

    static class BadError {
        static final Object o = fail();

        static Object fail() {
            throw new OutOfMemoryError("pretended");
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) {
            try {
                Bad.touch();
            } catch (ExceptionInInitializerError e) {
                System.out.println(e + " " + e.getCause() + " " + e.getMessage());
            } catch (NoClassDefFoundError e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            new Child();
        } catch (NoClassDefFoundError e) {
            System.out.println("child: " + e.getMessage());
        }
        try {
            System.out.println(BadError.o);
        } catch (OutOfMemoryError e) {
            System.out.println(e);
        }
        System.out.println(tries);
    }
}
