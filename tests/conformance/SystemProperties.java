// The parts of System that are the same everywhere.
public class SystemProperties {
    public static void main(String[] args) {
        System.out.println(System.getProperty("java.specification.version") + " " + System.getProperty("file.separator") + System.getProperty("path.separator") + System.lineSeparator().length());
        System.out.println(System.getProperty("no.such") + System.getProperty("no.such", "default"));
        System.setProperty("mine", "set");
        System.out.println(System.getProperty("mine") + Integer.getInteger("absent", 3) + Boolean.getBoolean("mine"));
        long a = System.nanoTime(), b = System.nanoTime();
        System.out.println(b >= a);
        System.out.println(System.currentTimeMillis() > 0);
        System.out.println(Runtime.getRuntime().availableProcessors() > 0);
        System.out.println(Runtime.getRuntime().totalMemory() > 0);
        System.gc();
        System.out.println(Runtime.version().feature());
        Object o = new Object();
        System.out.println(System.identityHashCode(o) == o.hashCode());
        System.out.println(java.io.File.separatorChar);
    }
}
