// heddle: check --stdin SharedInput.in
// outcomes: 12 | 21
// Two threads read one character each of standard input and append it: each is read once, and either may be appended first.
import java.io.IOException;

public class SharedInput {
    static int digits;

    static synchronized void append(int c) {
        digits = digits * 10 + c - '0';
    }

    public static void main(String[] args) throws InterruptedException {
        Runnable read = () -> {
            try {
                append(System.in.read());
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        };
        Thread t = new Thread(read), u = new Thread(read);
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(digits);
    }
}
