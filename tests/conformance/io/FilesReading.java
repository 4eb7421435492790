// java.nio.file.Files under --allow-read: whole files, lines, readers, attributes, existence, errors.
// heddle: run --allow-read .
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.stream.Stream;

public class FilesReading {
    public static void main(String[] args) throws IOException {
        Path poem = Path.of("data", "poem.txt");
        System.out.println(Files.readAllLines(poem) + " " + Files.size(poem) + " " + Files.readString(poem).length() + " " + Files.readAllBytes(poem).length);
        try (Stream<String> lines = Files.lines(poem)) {
            System.out.println(lines.filter(l -> l.contains("are")).count());
        }
        try (BufferedReader r = Files.newBufferedReader(poem, StandardCharsets.UTF_8)) {
            System.out.println(r.readLine() + r.skip(3) + r.readLine());
        }
        try (InputStream in = Files.newInputStream(poem)) {
            System.out.println(in.read() + " " + in.skip(4) + " " + in.available() + " " + new String(in.readNBytes(5)));
        }
        System.out.println(Files.exists(poem) + " " + Files.notExists(Path.of("data/none")) + " " + Files.isDirectory(Path.of("data")) + " " + Files.isRegularFile(poem) + " " + Files.isReadable(poem) + " " + Files.isSymbolicLink(poem) + " " + Files.isHidden(poem) + " " + Files.isSameFile(poem, Path.of("./data/../data/poem.txt")));
        BasicFileAttributes a = Files.readAttributes(poem, BasicFileAttributes.class);
        System.out.println(a.size() + " " + a.isRegularFile() + a.isDirectory() + a.isSymbolicLink() + a.isOther() + " " + (a.lastModifiedTime().toMillis() == Files.getLastModifiedTime(poem).toMillis()));
        try {
            Files.readAllLines(Path.of("data/missing.txt"));
        } catch (NoSuchFileException e) {
            System.out.println(e.getMessage() + " " + e.getReason());
        }
        try {
            Files.readString(Path.of("data"));
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(poem.toAbsolutePath().endsWith("io/data/poem.txt") + " " + poem.toRealPath().getFileName() + " " + Files.readAllLines(Path.of("data/sub/deeper/empty.txt")) + " " + Files.mismatch(poem, poem));
    }
}
