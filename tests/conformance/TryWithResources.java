// Resources close in reverse order; exceptions of close are suppressed.
public class TryWithResources {
    record Res(String name, boolean bad) implements AutoCloseable {
        Res {
            System.out.println("open " + name);
        }

        @Override
        public void close() {
            System.out.println("close " + name);
            if (bad) {
                throw new IllegalStateException("close " + name);
            }
        }
    }

    public static void main(String[] args) {
        try (Res a = new Res("a", false); Res b = new Res("b", false)) {
            System.out.println("body " + a.name() + b.name());
        } finally {
            System.out.println("finally");
        }
        try (Res a = new Res("a", true); Res b = new Res("b", true)) {
            throw new RuntimeException("body");
        } catch (RuntimeException e) {
            System.out.println(e);
            for (Throwable t : e.getSuppressed()) {
                System.out.println("  suppressed " + t);
            }
        }
        try (Res a = new Res("a", true); Res none = null) {
            System.out.println("quiet " + none);
        } catch (IllegalStateException e) {
            System.out.println(e + " " + e.getSuppressed().length);
        }
        Res outside = new Res("outside", false);
        try (outside) {
            System.out.println("in");
        }
    }
}
