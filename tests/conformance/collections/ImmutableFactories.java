// List.of, Set.of, Map.of, ofEntries, copyOf: sizes, nulls, duplicates, mutation, contains.
import java.util.*;

public class ImmutableFactories {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("worked");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        for (int n = 0; n < 12; n++) {
            Integer[] a = new Integer[n];
            Arrays.setAll(a, i -> i);
            List<Integer> l = List.of(a);
            Set<Integer> s = Set.of(a);
            System.out.print(l.size() + s.size() + " " + l.contains(5) + s.contains(5) + l.equals(Arrays.asList(a)) + s.equals(new HashSet<>(l)) + " ");
        }
        System.out.println();
        Map<String, Integer> m = Map.ofEntries(Map.entry("a", 1), Map.entry("b", 2));
        System.out.println(m.get("a") + " " + m.getOrDefault("z", 9) + " " + new TreeMap<>(m) + " " + m.containsValue(2) + " " + Map.copyOf(m).equals(m) + " " + new TreeSet<>(Set.copyOf(List.of(1, 1, 2))));
        attempt(() -> m.put("c", 3));
        attempt(() -> m.remove("a"));
        attempt(() -> List.of(1).set(0, 2));
        attempt(() -> Set.of(1, 2, 1));
        attempt(() -> Map.of("k", 1, "k", 2));
        attempt(() -> List.of((Object) null));
        attempt(() -> Map.entry(null, 1));
        attempt(() -> List.of(1, 2).indexOf(null));
        attempt(() -> Map.of().get(null));
        attempt(() -> List.copyOf(Arrays.asList(1, null)));
        attempt(() -> List.of(1, 2).subList(0, 1).add(3));
        attempt(() -> m.entrySet().iterator().next().setValue(4));
    }
}
