// heddle: check --allow-read .
// expect: inconclusive --allow-read
// The file lies outside of the directory that may be read.
import java.nio.file.Files;
import java.nio.file.Path;

public class HiddenPath {
    public static void main(String[] args) throws Exception {
        System.out.println(Files.readAllLines(Path.of("/etc/hostname")));
    }
}
