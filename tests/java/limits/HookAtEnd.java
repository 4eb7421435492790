// heddle: check
// expect: inconclusive addShutdownHook
// A shutdown hook that fails. It would run after the last user thread has ended, which is not supported: the end of the
// program must not be taken for verified.
public class HookAtEnd {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            assert false : "in the hook";
        }));
    }
}
