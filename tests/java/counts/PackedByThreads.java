// outcomes: 25
// Two threads compress different data, each with a Deflater of its own, whose state a search saves and restores. zlib makes 12 and 13
// bytes of them; their sum does not depend on the order.
import java.util.zip.Deflater;

public class PackedByThreads {
    static int sum;

    static synchronized void add(int n) {
        sum += n;
    }

    static void pack(byte[] data) {
        Deflater d = new Deflater();
        d.setInput(data);
        d.finish();
        add(d.deflate(new byte[100]));
        d.end();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> pack(new byte[50])), u = new Thread(() -> pack("hello".getBytes()));
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(sum);
    }
}
