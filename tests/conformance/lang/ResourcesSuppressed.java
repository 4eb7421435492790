// try-with-resources: order of closing, suppressed exceptions, null resources, effectively final variables, failing initialisers.
public class ResourcesSuppressed {
    static class R implements AutoCloseable {
        final String name;
        final boolean fails;

        R(String name, boolean fails) {
            System.out.println("open " + name);
            this.name = name;
            this.fails = fails;
        }

        @Override
        public void close() {
            System.out.println("close " + name);
            if (fails) {
                throw new IllegalStateException("close " + name);
            }
        }
    }

    static R broken() {
        throw new UnsupportedOperationException("open failed");
    }

    static void show(Throwable t, String indent) {
        System.out.println(indent + t);
        for (Throwable s : t.getSuppressed()) {
            show(s, indent + "  suppressed ");
        }
    }

    public static void main(String[] args) {
        try (R a = new R("a", true); R b = new R("b", true); R none = null) {
            System.out.println("body");
            throw new RuntimeException("body");
        } catch (RuntimeException e) {
            show(e, "");
        } finally {
            System.out.println("finally");
        }
        try (R a = new R("c", false); R b = broken()) {
            System.out.println("never");
        } catch (UnsupportedOperationException e) {
            show(e, "");
        }
        R shared = new R("d", true);
        try (shared; R e = new R("e", true)) {
            System.out.println("in " + shared.name);
        } catch (IllegalStateException e) {
            show(e, "");
        }
        for (int i = 0; i < 2; i++) {
            try (R r = new R("loop" + i, false)) {
                if (i == 0) {
                    continue;
                }
                System.out.println("second");
            }
        }
        Throwable t = new Throwable("x");
        try {
            t.addSuppressed(t);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            t.addSuppressed(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }
}
