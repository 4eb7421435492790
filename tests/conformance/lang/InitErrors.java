// Class initialisation failure: ExceptionInInitializerError first, NoClassDefFoundError afterwards; errors pass unwrapped.
public class InitErrors {
    static class Bad {
        static int value = 1 / Integer.parseInt("0");

        static void use() {}
    }

    static class BadError {
        static {
            if (true) {
                throw new StackOverflowError("thrown by hand");
            }
        }
    }

    static class Child extends Bad {
        static int x = 3;
    }

    static class Checked {
        static final int V = compute();

        static int compute() {
            throw new IllegalStateException("no value", new RuntimeException("deep"));
        }
    }

    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("worked");
        } catch (Throwable t) {
            System.out.println(t.getClass().getName() + ": " + t.getMessage());
            System.out.println("  cause " + t.getCause());
        }
    }

    public static void main(String[] args) {
        attempt(Bad::use);
        attempt(Bad::use);
        attempt(() -> new Bad());
        attempt(() -> System.out.println(Child.x));
        attempt(BadError::new);
        attempt(BadError::new);
        attempt(() -> System.out.println(Checked.V));
        try {
            Class.forName("InitErrors$Checked");
        } catch (Throwable t) {
            System.out.println(t.getClass().getSimpleName());
        }
    }
}
