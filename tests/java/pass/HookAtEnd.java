// heddle: check
// expect: verified
// Shutdown hooks run when the last user thread has ended, all at the same time.
// What the worker has written is there; and the second hook waits for the first.
public class HookAtEnd {
    static boolean worked;
    static volatile boolean saved;

    public static void main(String[] args) {
        Thread first = new Thread(() -> saved = true);
        Thread second = new Thread(() -> {
            try {
                first.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            assert saved && worked;
        });
        Runtime.getRuntime().addShutdownHook(first);
        Runtime.getRuntime().addShutdownHook(second);
        new Thread(() -> worked = true).start();
    }
}
