// heddle: check
// expect: violated assertion
// Shutdown hooks run when the last user thread has ended, all at the same time.
// The second does not wait for the first. Steps: main ends; both hooks are started; the second runs before the first.
public class HookAtEnd {
    static volatile boolean saved;

    public static void main(String[] args) {
        Thread first = new Thread(() -> saved = true);
        Thread second = new Thread(() -> {
            assert saved; // HERE: assertion
        });
        Runtime.getRuntime().addShutdownHook(first);
        Runtime.getRuntime().addShutdownHook(second);
    }
}
