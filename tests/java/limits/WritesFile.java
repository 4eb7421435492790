// heddle: check --allow-read .
// expect: inconclusive writes no files
// What is written could be read again by another thread, and the file would be there in the next run.
import java.nio.file.Files;
import java.nio.file.Path;

public class WritesFile {
    public static void main(String[] args) throws Exception {
        Files.writeString(Path.of("out.txt"), "text");
    }
}
