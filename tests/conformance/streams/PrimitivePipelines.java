// IntStream, LongStream, DoubleStream: ranges, conversions, boxing, reductions, mapMulti, iterate, arrays, chars.
import java.util.Arrays;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

public class PrimitivePipelines {
    public static void main(String[] args) {
        System.out.println(IntStream.range(0, 5).sum() + " " + IntStream.rangeClosed(5, 1).count() + " " + IntStream.range(0, 10).filter(i -> i % 3 == 0).mapToObj(Integer::toString).collect(Collectors.joining("-")) + " " + LongStream.rangeClosed(1, 20).reduce(1, (a, b) -> a * b));
        System.out.println(IntStream.of(3, 1, 2).sorted().boxed().toList() + " " + IntStream.of(3, 1, 2).max() + " " + IntStream.empty().min() + " " + IntStream.of(1, 2, 3, 4).average() + " " + IntStream.of(1, 2).asDoubleStream().sum() + " " + IntStream.of(5).asLongStream().boxed().findFirst().get().getClass());
        System.out.println(DoubleStream.iterate(1, d -> d / 2).limit(5).boxed().toList() + " " + DoubleStream.of(2.7, -1.2).mapToInt(d -> (int) d).sum() + " " + DoubleStream.of(1.5).mapToLong(Math::round).sum() + " " + IntStream.iterate(1, i -> i < 50, i -> i * 3).boxed().toList());
        System.out.println("hello".chars().map(c -> c - 'a').boxed().toList() + " " + "hello".chars().filter(c -> c == 'l').count() + " " + IntStream.concat(IntStream.of(1), IntStream.of(2)).toArray().length + " " + IntStream.of(1, 2).flatMap(i -> IntStream.range(0, i)).boxed().toList() + " " + IntStream.of(1, 2, 3).mapMulti((i, sink) -> {
            if (i != 2) sink.accept(i * 10);
        }).sum());
        OptionalInt o = IntStream.of(4, 8).reduce((a, b) -> a * b);
        OptionalDouble e = DoubleStream.empty().max();
        System.out.println(o + " " + e + " " + o.getAsInt() + " " + e.orElse(-1) + " " + o.stream().sum());
        System.out.println(Arrays.stream(new int[] {9, 8, 7}).skip(1).limit(1).findAny().getAsInt() + " " + Arrays.stream(new double[] {1, 2, 3}).map(Math::sqrt).sum() + " " + Arrays.stream(new long[] {1, 2}).noneMatch(l -> l > 2) + " " + IntStream.range(0, 100).boxed().mapToInt(Integer::intValue).distinct().count());
        System.out.println(IntStream.rangeClosed(Integer.MAX_VALUE - 1, Integer.MAX_VALUE).count() + " " + IntStream.range(0, 20).collect(StringBuilder::new, (sb, i) -> sb.append(i % 10), StringBuilder::append) + " " + LongStream.iterate(1, l -> l * 10).takeWhile(l -> l < 5000).boxed().toList());
        System.out.println(IntStream.range(0, 1000).filter(n -> n > 1 && IntStream.rangeClosed(2, (int) Math.sqrt(n)).noneMatch(k -> n % k == 0)).sum());
    }
}
