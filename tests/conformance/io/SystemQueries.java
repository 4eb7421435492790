// System and Runtime: properties set by the program, line separator, environment as a read-only map, identity, memory, processors.
import java.util.Map;
import java.util.Properties;

public class SystemQueries {
    public static void main(String[] args) {
        System.setProperty("my.key", "v1");
        System.out.println(System.getProperty("my.key") + " " + System.setProperty("my.key", "v2") + " " + System.clearProperty("my.key") + " " + System.getProperty("my.key", "dflt"));
        System.out.println(System.lineSeparator().length() + " " + System.getProperty("file.separator") + System.getProperty("path.separator") + System.getProperty("java.specification.version"));
        System.setProperty("num", "42");
        System.setProperty("flag", "TRUE");
        System.out.println(Integer.getInteger("num") + " " + Integer.getInteger("none", 7) + " " + Long.getLong("num") + " " + Boolean.getBoolean("flag"));
        try {
            System.getProperty("");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.getProperty(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        Map<String, String> env = System.getenv();
        try {
            env.put("a", "b");
        } catch (UnsupportedOperationException e) {
            System.out.println("read only");
        }
        System.out.println(System.getenv("SURELY_NOT_SET") + " " + (System.currentTimeMillis() > 0) + " " + (System.nanoTime() <= System.nanoTime()));
        Runtime r = Runtime.getRuntime();
        System.out.println((r.availableProcessors() >= 1) + " " + (r.totalMemory() > 0) + " " + (r.maxMemory() >= r.totalMemory()) + " " + (r.freeMemory() >= 0) + " " + Runtime.version().feature());
        System.gc();
        Properties copy = (Properties) System.getProperties().clone();
        System.out.println(copy.containsKey("java.home") + " " + (System.identityHashCode(null) == 0) + " " + (System.getSecurityManager() == null));
        String a = "x";
        System.out.println(System.identityHashCode(a) == System.identityHashCode(a));
    }
}
