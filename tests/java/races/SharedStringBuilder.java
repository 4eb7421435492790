// heddle: check
// expect: verified
// Two threads append to a text.
public class SharedStringBuilder {
    static final StringBuffer text = new StringBuffer();

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> text.append('a'));
        one.start();
        text.append('b');
        one.join();
        assert text.length() == 2;
    }
}
