// collect into every kind of container and back; unmodifiable results; merging of maps in order.
import java.util.*;
import java.util.stream.*;

public class CollectInto {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("worked");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        List<String> w = List.of("b", "a", "c", "a");
        System.out.println("" + w.stream().collect(Collectors.toCollection(TreeSet::new)) + w.stream().collect(Collectors.toCollection(LinkedList::new)) + w.stream().collect(Collectors.toCollection(ArrayDeque::new)) + new TreeSet<>(w.stream().collect(Collectors.toSet())));
        attempt(() -> w.stream().collect(Collectors.toUnmodifiableList()).add("x"));
        attempt(() -> w.stream().collect(Collectors.toUnmodifiableSet()).clear());
        attempt(() -> Stream.of("a", null).collect(Collectors.toUnmodifiableList()));
        attempt(() -> w.stream().collect(Collectors.toUnmodifiableMap(x -> x, x -> 1)));
        attempt(() -> System.out.println(Stream.of("a", null).toList()));
        attempt(() -> Stream.of("k").collect(Collectors.toMap(x -> x, x -> (String) null)));
        System.out.println("" + w.stream().collect(Collectors.toMap(x -> x, String::length, Integer::sum, LinkedHashMap::new)) + w.stream().collect(Collectors.groupingByConcurrent(x -> x, Collectors.counting())).get("a"));
        System.out.println(w.stream().sorted().collect(Collectors.collectingAndThen(Collectors.joining(), s -> s + "!")) + Arrays.toString(w.stream().mapToInt(s -> s.charAt(0)).sorted().toArray()));
    }
}
