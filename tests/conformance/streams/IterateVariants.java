// iterate, generate and builders with primitives; takeWhile and dropWhile against loops; concat of many; flatMap of empties.
import java.util.*;
import java.util.stream.*;

public class IterateVariants {
    public static void main(String[] args) throws Exception {
        System.out.println(IntStream.iterate(1, i -> -2 * i).limit(8).boxed().toList() + " " + LongStream.iterate(1, l -> l < 1000, l -> l * 7).sum() + " " + DoubleStream.iterate(1, d -> d > 0.1, d -> d / 3).count());
        Stream<Integer> all = Stream.empty();
        for (int i = 0; i < 20; i++) all = Stream.concat(all, Stream.of(i));
        System.out.println(all.mapToInt(x -> x).sum() + " " + Stream.of(1, 2, 3, 4).flatMap(x -> x % 2 == 0 ? Stream.empty() : Stream.of(x, x)).toList() + " " + Stream.of(1, 2).flatMap(x -> null).count());
        int[] counter = {0};
        System.out.println(IntStream.generate(() -> counter[0]++).takeWhile(x -> x < 5).sum() + " " + counter[0] + " " + IntStream.of(5, 1, 6, 2).dropWhile(x -> x > 3).boxed().toList() + IntStream.of(5, 1, 6, 2).takeWhile(x -> x > 3).boxed().toList());
        IntStream.Builder b = IntStream.builder();
        b.add(3).add(1);
        b.accept(2);
        System.out.println(b.build().sorted().boxed().toList() + " " + Stream.builder().add("x").build().findAny().get());
        try {
            b.add(9);
        } catch (IllegalStateException e) {
            System.out.println("built already");
        }
    }
}
