// heddle: check
// expect: inconclusive --allow-read
// The file may or may not be there; without --allow-read neither answer is the machine's to give.
import java.io.File;

public class HiddenFile {
    public static void main(String[] args) {
        System.out.println(new File("/etc/hostname").exists());
    }
}
