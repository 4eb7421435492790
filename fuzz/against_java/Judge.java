import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Links every class file of a directory, each in a loader of its own, and prints what the JVM says to it. */
public class Judge {
  /** Finds everything but the JDK's classes in `classes`, and one class in its damaged form. */
  static class Loader extends ClassLoader {
    private final Path classes;

    Loader(Path classes) {
      this.classes = classes;
    }

    Class<?> define(byte[] bytes) {
      return defineClass(null, bytes, 0, bytes.length);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      Class<?> known = findLoadedClass(name);
      if (known != null) return known;
      Path file = classes.resolve(name.replace('.', '/') + ".class");
      if (!Files.exists(file)) return super.loadClass(name, resolve);
      try {
        return define(Files.readAllBytes(file));
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }

  static String judge(Path classes, Path file) throws IOException {
    try {
      // The fields are asked for because that links the class without initialising it.
      new Loader(classes).define(Files.readAllBytes(file)).getDeclaredFields();
      return "accepted";
    } catch (Throwable error) {
      String message = String.valueOf(error.getMessage());
      return error.getClass().getName() + " " + message.lines().limit(6).collect(Collectors.joining(" | "));
    }
  }

  public static void main(String[] arguments) throws IOException {
    Path classes = Path.of(arguments[0]);
    List<Path> files;
    try (Stream<Path> all = Files.list(Path.of(arguments[1]))) {
      files = all.sorted().toList();
    }
    for (Path file : files) System.out.println(file.getFileName() + " " + judge(classes, file));
  }
}
