// Intermediate operations: filter, map, flatMap, mapMulti, distinct, sorted, peek, limit, skip, takeWhile, dropWhile.
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class Intermediate {
    public static void main(String[] args) {
        List<String> words = List.of("delta", "alpha", "charlie", "bravo", "echo", "alpha");
        System.out.println(words.stream().filter(w -> w.length() == 5).map(String::toUpperCase).toList());
        System.out.println(words.stream().distinct().sorted().toList() + " " + words.stream().sorted(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder())).toList());
        System.out.println(words.stream().flatMap(w -> w.chars().mapToObj(c -> (char) c)).distinct().limit(8).toList());
        System.out.println(Stream.of(1, 2, 3).<String>mapMulti((x, sink) -> {
            for (int i = 0; i < x; i++) sink.accept(x + "." + i);
        }).toList());
        System.out.println(Stream.iterate(1, x -> x * 2).skip(3).limit(5).toList() + " " + Stream.iterate(1, x -> x < 100, x -> x * 3).toList() + " " + IntStream.rangeClosed(1, 10).boxed().takeWhile(x -> x < 4).toList() + IntStream.rangeClosed(1, 10).boxed().dropWhile(x -> x < 8).toList());
        StringBuilder log = new StringBuilder();
        long n = Stream.of(5, 3, 8, 1).peek(x -> log.append("p").append(x)).filter(x -> x > 2).peek(x -> log.append("f").append(x)).sorted().peek(x -> log.append("s").append(x)).limit(2).count();
        System.out.println(n + " " + log);
        System.out.println(Stream.concat(Stream.of("a"), Stream.of("b", "c")).toList() + " " + Stream.of(Stream.of(1), Stream.<Integer>empty(), Stream.of(2, 3)).flatMap(s -> s).toList() + " " + Stream.ofNullable(null).count() + " " + Stream.<Integer>builder().add(1).add(2).build().toList());
        System.out.println(Arrays.asList(3, 1, 2).stream().sorted(Comparator.reverseOrder()).map(x -> x * x).filter(x -> x % 2 == 1).findFirst().get() + " " + words.stream().skip(100).toList() + " " + Stream.generate(() -> "g").limit(3).toList());
        Stream<String> used = words.stream();
        used.count();
        try {
            used.count();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        for (Runnable r : new Runnable[] {() -> Stream.of(1).limit(-1), () -> Stream.of(1).skip(-1), () -> Stream.of(1, null).sorted().toList(), () -> Stream.of(1).map(null)}) {
            try {
                r.run();
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName());
            }
        }
    }
}
