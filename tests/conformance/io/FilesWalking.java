// Directory streams, walk, find, list and visitors, sorted because their order is the file system's.
// heddle: run --allow-read data
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class FilesWalking {
    public static void main(String[] args) throws IOException {
        Path root = Path.of("data");
        try (Stream<Path> s = Files.walk(root)) {
            System.out.println(s.map(Path::toString).sorted().collect(Collectors.toList()));
        }
        try (Stream<Path> s = Files.list(root)) {
            System.out.println(s.map(p -> p.getFileName().toString()).sorted().toList());
        }
        try (Stream<Path> s = Files.find(root, 2, (p, a) -> a.isRegularFile() && a.size() > 5)) {
            System.out.println(s.map(Path::toString).sorted().toList());
        }
        TreeSet<String> names = new TreeSet<>();
        try (DirectoryStream<Path> d = Files.newDirectoryStream(root, "*.txt")) {
            for (Path p : d) names.add(p.toString());
        }
        System.out.println(names);
        int[] counts = new int[3];
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path p, BasicFileAttributes a) {
                counts[0]++;
                counts[1] += (int) a.size();
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path p, IOException e) {
                counts[2]++;
                return FileVisitResult.CONTINUE;
            }
        });
        System.out.println(counts[0] + " " + counts[1] + " " + counts[2]);
        try {
            Files.list(Path.of("data/poem.txt"));
        } catch (NotDirectoryException e) {
            System.out.println(e.getMessage());
        }
    }
}
