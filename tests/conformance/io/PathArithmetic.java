// Path without touching files: resolve, relativize, normalize, names, iteration, comparison, matchers, URIs.
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.Paths;

public class PathArithmetic {
    public static void main(String[] args) {
        Path p = Path.of("/a/b/../c/./d.txt");
        System.out.println(p + " " + p.normalize() + " " + p.getFileName() + " " + p.getParent() + " " + p.getRoot() + " " + p.getNameCount() + " " + p.getName(1) + " " + p.subpath(1, 3) + " " + p.isAbsolute());
        System.out.println(Path.of("a/b").resolve("c") + " " + Path.of("a").resolve("/abs") + " " + Path.of("a/b").resolveSibling("x") + " " + Path.of("/a/b/c").relativize(Path.of("/a/d")) + " " + Path.of("a//b///c/") + " [" + Path.of("") + "] " + Path.of("..").normalize() + " " + Path.of("/../x").normalize());
        for (Path part : Path.of("one/two/three")) System.out.print(part + ",");
        System.out.println(Path.of("a/b").startsWith("a") + " " + Path.of("a/b").endsWith("b") + " " + Path.of("ab").startsWith("a") + " " + Path.of("a").compareTo(Path.of("b")) + " " + Path.of("x").equals(Paths.get("x")) + " " + Path.of("x").hashCode());
        System.out.println(FileSystems.getDefault().getPathMatcher("glob:*.{java,txt}").matches(Path.of("a.txt")) + " " + FileSystems.getDefault().getPathMatcher("glob:**/x?[0-9]").matches(Path.of("d/e/xy5")) + " " + FileSystems.getDefault().getPathMatcher("regex:.*\\.md").matches(Path.of("a.mdx")) + " " + FileSystems.getDefault().getSeparator());
        System.out.println(Path.of(URI.create("file:///q/r")) + " " + Path.of("a").getParent() + " " + Path.of("/").getFileName() + " " + Path.of("/").getNameCount());
        try {
            Path.of("nul\0char");
        } catch (InvalidPathException e) {
            System.out.println(e.getReason() + " " + e.getIndex());
        }
        try {
            Path.of("/a").relativize(Path.of("b"));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
