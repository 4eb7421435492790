// Runtime.Version parsing and comparison; package and module questions that have fixed answers.
public class RuntimeVersion {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("worked");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        Runtime.Version a = Runtime.Version.parse("17.0.2+8-LTS"), b = Runtime.Version.parse("11.0.20");
        System.out.println(a.feature() + " " + a.interim() + " " + a.update() + " " + a.build().get() + " " + a.optional().get() + " " + a.compareTo(b) + " " + b.version() + " " + a.pre().isPresent());
        attempt(() -> Runtime.Version.parse("x"));
        System.out.println(String.class.getPackage().getName() + " " + RuntimeVersion.class.getPackageName().isEmpty() + " " + RuntimeVersion.class.getModule().isNamed() + " " + String.class.getModule().getName() + " " + String.class.getClassLoader() + " " + (RuntimeVersion.class.getClassLoader() == ClassLoader.getSystemClassLoader()));
    }
}
