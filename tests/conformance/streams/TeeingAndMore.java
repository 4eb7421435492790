// teeing, flatMapping, nested collectors, toMap with merge functions, joining, running totals, zipping by index.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class TeeingAndMore {
    public static void main(String[] args) {
        System.out.println("" + Stream.of(4, 8, 15, 16, 23, 42).collect(Collectors.teeing(Collectors.averagingInt((Integer x) -> x), Collectors.teeing(Collectors.minBy(Comparator.<Integer>naturalOrder()), Collectors.maxBy(Comparator.<Integer>naturalOrder()), (a, b) -> a.get() + ".." + b.get()), (avg, range) -> avg + " in " + range)));
        List<String> names = List.of("a", "b", "c");
        List<Integer> ages = List.of(1, 2, 3);
        System.out.println("" + IntStream.range(0, 3).boxed().collect(Collectors.toMap(names::get, ages::get, (x, y) -> x, LinkedHashMap::new)));
        int[] total = {0};
        System.out.println(ages.stream().map(x -> total[0] += x).toList());
        System.out.println("" + Stream.of("x-1", "y-2", "x-3").map(s -> s.split("-")).collect(Collectors.toMap(a -> a[0], a -> Integer.parseInt(a[1]), Integer::sum, TreeMap::new)));
        Map<Boolean, Map<Integer, List<String>>> deep = Stream.of("aa", "b", "cc", "ddd").collect(Collectors.partitioningBy(s -> s.length() > 1, Collectors.groupingBy(String::length, TreeMap::new, Collectors.toList())));
        System.out.println(deep);
        System.out.println(Stream.of(Optional.of(1), Optional.<Integer>empty(), Optional.of(3)).flatMap(Optional::stream).toList() + " " + Stream.of(1, 2, 3, 4).reduce(new ArrayList<Integer>(), (l, x) -> {
            l.add(0, x);
            return l;
        }, (l, m) -> l));
        Supplier<Stream<String>> again = () -> names.stream().map(String::toUpperCase);
        System.out.println(again.get().toList() + "" + again.get().count() + " " + Collections.max(ages) + Stream.of(names, List.of("d")).flatMap(Collection::stream).collect(Collectors.joining("/")));
    }
}
