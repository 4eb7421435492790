// java.util.Objects: checks and their messages, comparisons, indices.
import java.util.*;

public class ObjectsMethods {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("worked");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        System.out.println(Objects.equals("a", "a") + " " + Objects.deepEquals(new int[][] {{1}}, new int[][] {{1}}) + " " + Objects.compare("a", "b", Comparator.naturalOrder()) + " " + Objects.isNull(null) + Objects.nonNull(1) + " " + Objects.requireNonNullElse(null, "d") + Objects.requireNonNullElseGet(null, () -> "g") + " " + Objects.hash() + " " + Objects.toString("s"));
        System.out.println(Objects.checkIndex(2, 3) + " " + Objects.checkFromToIndex(1, 2, 3) + " " + Objects.checkFromIndexSize(1, 2, 3));
        attempt(() -> Objects.requireNonNull(null));
        attempt(() -> Objects.requireNonNull(null, "message"));
        attempt(() -> Objects.requireNonNull(null, () -> "supplied"));
        attempt(() -> Objects.checkIndex(3, 3));
        attempt(() -> Objects.checkFromToIndex(2, 1, 3));
        attempt(() -> Objects.checkFromIndexSize(2, 2, 3));
        attempt(() -> Objects.requireNonNullElse(null, null));
    }
}
