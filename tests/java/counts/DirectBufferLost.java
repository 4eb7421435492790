// outcomes: 1 | 2
// Two threads add one to the same number in a direct buffer, which lies outside of the Java heap: read, read, write, write loses one.
import java.nio.ByteBuffer;

public class DirectBufferLost {
    public static void main(String[] args) throws InterruptedException {
        ByteBuffer b = ByteBuffer.allocateDirect(8);
        Runnable add = () -> b.putInt(0, b.getInt(0) + 1);
        Thread t = new Thread(add), u = new Thread(add);
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(b.getInt(0));
    }
}
