// Terminal operations: reduce in all forms, collect with three functions, matches, finds, min, max, toArray, forEachOrdered, iterator.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class Terminal {
    public static void main(String[] args) {
        List<Integer> n = List.of(4, 9, 2, 7);
        System.out.println(n.stream().reduce(Integer::sum) + " " + n.stream().reduce(100, Integer::sum) + " " + n.stream().reduce("", (s, x) -> s + x, String::concat) + " " + Stream.<Integer>empty().reduce(Integer::sum));
        System.out.println(n.stream().collect(ArrayList::new, ArrayList::add, ArrayList::addAll) + " " + n.stream().collect(StringBuilder::new, StringBuilder::append, StringBuilder::append));
        System.out.println(n.stream().anyMatch(x -> x > 8) + " " + n.stream().allMatch(x -> x > 2) + " " + n.stream().noneMatch(x -> x > 9) + " " + Stream.empty().allMatch(x -> false) + " " + Stream.empty().anyMatch(x -> true));
        System.out.println(n.stream().min(Comparator.naturalOrder()) + " " + n.stream().max(Comparator.comparing(x -> x % 5)) + " " + n.stream().findFirst() + " " + n.stream().filter(x -> x > 10).findAny());
        System.out.println(Arrays.toString(n.stream().toArray()) + " " + Arrays.toString(n.stream().map(String::valueOf).toArray(String[]::new)));
        try {
            n.stream().map(x -> (Object) x).toArray(String[]::new);
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        n.stream().forEachOrdered(x -> System.out.print(x + ";"));
        n.forEach(x -> System.out.print(x + ","));
        Iterator<Integer> it = Stream.iterate(1, x -> x + 1).iterator();
        System.out.println(it.next() + it.next() + it.next());
        int[] seen = {0};
        boolean found = IntStream.iterate(0, i -> i + 1).peek(i -> seen[0]++).anyMatch(i -> i == 10);
        System.out.println(found + " " + seen[0]);
        try {
            n.stream().toList().add(1);
        } catch (UnsupportedOperationException e) {
            System.out.println("immutable");
        }
        try {
            Stream.of(1, null).findFirst();
            Stream.of((Integer) null).findFirst();
        } catch (NullPointerException e) {
            System.out.println("null element");
        }
        Optional<String> o = Stream.of("x").findAny();
        System.out.println(o.isPresent() + " " + n.stream().count() + " " + Stream.of(1, 2, 3).map(x -> 1 / (x - 4)).count());
        StringBuilder closed = new StringBuilder();
        try (Stream<Integer> s = n.stream().onClose(() -> closed.append("a")).onClose(() -> closed.append("b"))) {
            s.count();
        }
        System.out.println(closed);
    }
}
