// expect: inconclusive (?i)socket|java\.net
// A program under check cannot use the network; the reason names the class that tried.
import java.io.IOException;
import java.net.ServerSocket;

public class Sockets {
    public static void main(String[] args) throws IOException {
        new Thread(() -> {}).start();
        new ServerSocket(0).close();
    }
}
