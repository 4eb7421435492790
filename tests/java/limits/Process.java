// expect: inconclusive Process
// A program under check cannot start a process; the reason names the class that tried.
import java.io.IOException;

public class Process {
    public static void main(String[] args) throws IOException {
        new Thread(() -> {}).start();
        new ProcessBuilder("true").start();
    }
}
