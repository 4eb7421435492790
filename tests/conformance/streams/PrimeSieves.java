// Infinite streams, recursive generators, collatz, pascal triangles, digits, perfect numbers.
import java.util.*;
import java.util.stream.*;

public class PrimeSieves {
    public static void main(String[] args) {
        System.out.println(IntStream.iterate(2, i -> i + 1).filter(n -> IntStream.rangeClosed(2, (int) Math.sqrt(n)).allMatch(k -> n % k != 0)).limit(20).boxed().toList());
        System.out.println(Stream.iterate(27, n -> n != 1, n -> n % 2 == 0 ? n / 2 : 3 * n + 1).count() + " " + Stream.iterate(new int[] {0, 1}, f -> new int[] {f[1], f[0] + f[1]}).map(f -> f[0]).limit(15).toList());
        System.out.println(Stream.iterate(List.of(1), row -> {
            List<Integer> next = new ArrayList<>(List.of(1));
            for (int i = 1; i < row.size(); i++) next.add(row.get(i - 1) + row.get(i));
            next.add(1);
            return next;
        }).limit(6).map(Object::toString).collect(Collectors.joining(" ")));
        System.out.println(IntStream.range(2, 1000).filter(n -> IntStream.range(1, n).filter(d -> n % d == 0).sum() == n).boxed().toList() + " " + IntStream.rangeClosed(100, 999).filter(n -> String.valueOf(n).chars().map(c -> (c - '0') * (c - '0') * (c - '0')).sum() == n).boxed().toList());
        System.out.println("" + Stream.of("listen", "silent", "enlist", "google").collect(Collectors.groupingBy(w -> w.chars().sorted().mapToObj(c -> "" + (char) c).collect(Collectors.joining()), TreeMap::new, Collectors.toList())));
        Random r = new Random(4);
        System.out.println("" + Stream.generate(() -> r.nextInt(6) + 1).limit(100).collect(Collectors.groupingBy(x -> x, TreeMap::new, Collectors.counting())));
    }
}
