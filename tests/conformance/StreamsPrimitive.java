// IntStream, LongStream, DoubleStream.
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

public class StreamsPrimitive {
    public static void main(String[] args) {
        System.out.println(IntStream.range(0, 10).sum() + " " + IntStream.rangeClosed(1, 5).reduce(1, (a, b) -> a * b) + " " + IntStream.of(3, 1, 2).max().getAsInt());
        System.out.println(Arrays.toString(IntStream.iterate(1, x -> x < 100, x -> x * 3).toArray()) + IntStream.range(0, 5).mapToObj(i -> "i" + i).collect(Collectors.toList()));
        System.out.println(IntStream.rangeClosed(2, 50).filter(n -> IntStream.rangeClosed(2, (int) Math.sqrt(n)).noneMatch(d -> n % d == 0)).boxed().collect(Collectors.toList()));
        System.out.println(LongStream.rangeClosed(1, 20).reduce(1, (a, b) -> a * b) + " " + DoubleStream.of(1.5, 2.5).average().getAsDouble() + " " + DoubleStream.of(0.1, 0.2, 0.3).sum());
        System.out.println("hello".chars().filter(c -> c == 'l').count() + " " + "abc".chars().mapToObj(c -> (char) (c + 1)).map(String::valueOf).collect(Collectors.joining()));
        System.out.println(Arrays.stream(new int[] {4, 5, 6}, 1, 3).asLongStream().sum() + " " + IntStream.of(1, 2).asDoubleStream().boxed().toList() + IntStream.empty().average());
        System.out.println(IntStream.of(5, 1, 5, 3).sorted().distinct().mapToObj(Integer::toString).collect(Collectors.joining(",")) + IntStream.concat(IntStream.of(1), IntStream.of(2)).count());
    }
}
