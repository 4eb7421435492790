// NullPointerExceptions whose message comes from the program or the library.
import java.util.List;
import java.util.Map;
import java.util.Objects;

public class NullPointerPlain {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("fine");
        } catch (NullPointerException e) {
            System.out.println("NPE " + (e.getMessage() != null));
        }
    }

    public static void main(String[] args) {
        String none = null;
        attempt(() -> Objects.requireNonNull(none));
        attempt(() -> Objects.requireNonNull(none, "must not be null"));
        attempt(() -> {
            throw new NullPointerException();
        });
        attempt(() -> {
            throw new NullPointerException("given");
        });
        attempt(() -> List.of(1, null));
        attempt(() -> Map.of("k", null));
        attempt(() -> System.out.println(none + "x"));
        attempt(() -> System.out.println("x".concat(none)));
        attempt(() -> System.out.println(String.valueOf((Object) none)));
        attempt(() -> System.out.println("x".equals(none)));
    }
}
