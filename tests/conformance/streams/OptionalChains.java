// Optional as a pipeline: nested maps, filters, alternatives, streams of optionals, exceptions from suppliers.
import java.util.*;

public class OptionalChains {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("worked");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        Map<String, Map<String, String>> config = Map.of("db", Map.of("port", "5432", "host", ""), "web", Map.of());
        for (String[] path : new String[][] {{"db", "port"}, {"db", "host"}, {"web", "port"}, {"none", "x"}}) {
            Optional<String> v = Optional.ofNullable(config.get(path[0])).map(m -> m.get(path[1])).filter(s -> !s.isBlank());
            System.out.println(v + " " + v.map(Integer::parseInt).map(n -> n + 1).orElse(-1) + " " + v.or(() -> Optional.of("alt")).get() + " " + v.stream().count() + " " + v.isEmpty());
        }
        attempt(() -> Optional.of("x").map(Integer::parseInt));
        attempt(() -> Optional.empty().orElseThrow(() -> new IllegalArgumentException("supplied")));
        System.out.println(Optional.of(Optional.of(1)).flatMap(o -> o) + " " + Optional.of(1).equals(Optional.of(1L)));
    }
}
