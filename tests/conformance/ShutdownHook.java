// Shutdown hooks run at a normal end and at exit.
public class ShutdownHook {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
        Thread removed = new Thread(() -> System.out.println("never"));
        Runtime.getRuntime().addShutdownHook(removed);
        System.out.println(Runtime.getRuntime().removeShutdownHook(removed));
        System.out.println("main ends");
        System.exit(4);
    }
}
