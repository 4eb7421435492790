// Linkage and instantiation errors that a program can meet through reflection.
public class Linkage {
    abstract static class Abstract {
        Abstract() {}
    }

    static class Hidden {
        private Hidden(int x) {}
    }

    static class Fine {
        Fine() {
            System.out.println("made");
        }
    }

    static class Throws {
        Throws() {
            throw new IllegalStateException("constructor");
        }
    }

    static void make(Class<?> c) {
        try {
            Object o = c.getDeclaredConstructor().newInstance();
            System.out.println(o.getClass().getSimpleName());
        } catch (ReflectiveOperationException e) {
            System.out.println(c.getSimpleName() + ": " + e.getClass().getSimpleName() + " " + e.getCause());
        }
    }

    public static void main(String[] args) throws ClassNotFoundException {
        make(Fine.class);
        make(Abstract.class);
        make(Hidden.class);
        make(Throws.class);
        make(Runnable.class);
        System.out.println(Class.forName("Linkage$Fine").getSimpleName());
        try {
            Class.forName("Linkage$Missing");
        } catch (ClassNotFoundException e) {
            System.out.println(e.getMessage());
        }
    }
}
