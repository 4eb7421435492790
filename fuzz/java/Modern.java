import java.util.function.IntSupplier;

/** A seed with what came after version 50: invokedynamic, records, nests, sealed types. */
sealed interface Modern permits Modern.Point, Modern.Other {
  record Point(int x, long y, String name) implements Modern {
    String text() {
      return "at " + x + ":" + y + name;
    }
  }

  final class Other implements Modern {
    private int hidden;

    IntSupplier supplier(int more) {
      return () -> hidden + more;
    }
  }

  default int size() {
    return this instanceof Point p ? p.x() : 0;
  }
}
