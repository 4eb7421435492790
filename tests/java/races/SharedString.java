// heddle: check
// expect: verified
// Two threads ask the same string for its hash code: the cache inside is the JDK's own affair.
public class SharedString {
    public static void main(String[] args) throws InterruptedException {
        String shared = new String(new char[] {'a', 'b'});
        Thread one = new Thread(() -> {
            assert shared.hashCode() == 3105;
        });
        one.start();
        assert shared.hashCode() == 3105;
        one.join();
    }
}
