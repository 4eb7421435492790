// List.of, Map.of, Set.of; their iteration order is salted, so only sorted views are printed.
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

public class ImmutableCollections {
    static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + " worked");
        } catch (RuntimeException e) {
            System.out.println(what + " " + e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) {
        List<Integer> l = List.of(3, 1, 2);
        Map<String, Integer> m = Map.of("one", 1, "two", 2, "three", 3, "four", 4);
        Set<Integer> s = Set.of(5, 6, 7, 8, 9);
        System.out.println(l + " " + new TreeMap<>(m) + " " + new TreeSet<>(s) + " " + l.contains(2) + m.get("two") + s.contains(10) + m.containsKey("six"));
        attempt("add", () -> l.add(1));
        attempt("put", () -> m.put("x", 1));
        attempt("remove", () -> s.remove(5));
        attempt("contains null", () -> l.contains(null));
        attempt("duplicate key", () -> Map.of("a", 1, "a", 2));
        attempt("copyOf", () -> System.out.println(List.copyOf(new java.util.ArrayList<>(l)).equals(l)));
        System.out.println(new TreeMap<>(Map.ofEntries(Map.entry(1, "a"), Map.entry(2, "b"))) + " " + List.of().isEmpty() + " " + l.hashCode() + " " + m.hashCode() + " " + s.hashCode());
        System.out.println(Map.entry("k", "v") + " " + m.equals(new TreeMap<>(m)) + " " + l.subList(1, 3) + l.indexOf(2) + List.of(1).equals(List.of(1)));
        int sum = 0;
        for (int v : m.values()) {
            sum += v;
        }
        System.out.println(sum);
    }
}
