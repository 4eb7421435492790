// Summary statistics, averages, joining, custom collectors, Collector.of with finisher and characteristics.
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

public class CollectorsSummaries {
    public static void main(String[] args) {
        List<String> w = List.of("a", "bbb", "cc");
        System.out.println(w.stream().collect(Collectors.summarizingInt(String::length)) + " " + w.stream().collect(Collectors.averagingInt(String::length)) + " " + w.stream().collect(Collectors.summingLong(String::length)) + " " + w.stream().collect(Collectors.joining(",", "<", ">")));
        IntSummaryStatistics s = IntStream.of(3, 9, -4).summaryStatistics();
        s.accept(100);
        s.combine(IntStream.of(7).summaryStatistics());
        System.out.println(s.getMin() + " " + s.getMax() + " " + s.getAverage() + " " + s.getSum() + " " + s.getCount() + " " + new IntSummaryStatistics() + " " + LongStream.of(1, 2).summaryStatistics());
        DoubleSummaryStatistics d = DoubleStream.of(0.1, 0.2, 0.3).summaryStatistics();
        System.out.println(d + " " + d.getSum() + " " + DoubleStream.of(1e100, 1, -1e100).sum() + " " + DoubleStream.generate(() -> 0.1).limit(10).sum() + " " + DoubleStream.of().average());
        Collector<String, StringJoiner, String> joiner = Collector.of(() -> new StringJoiner("|"), StringJoiner::add, StringJoiner::merge, StringJoiner::toString);
        System.out.println(w.stream().collect(joiner) + " " + joiner.characteristics());
        Collector<Integer, int[], int[]> sums = Collector.of(() -> new int[2], (a, x) -> a[x % 2] += x, (a, b) -> new int[] {a[0] + b[0], a[1] + b[1]}, Collector.Characteristics.UNORDERED);
        System.out.println(Arrays.toString(IntStream.range(0, 10).boxed().collect(sums)));
        System.out.println(Stream.of(3, 1, 3).collect(Collectors.toCollection(LinkedHashSet::new)) + " " + Stream.of(1, 2).collect(Collectors.toCollection(ArrayDeque::new)) + " " + Stream.of(5, 6).collect(Collectors.collectingAndThen(Collectors.toList(), List::size)));
        System.out.println(w.stream().collect(Collectors.mapping(String::length, Collectors.reducing(Integer::sum))) + " " + w.stream().map(String::length).collect(Collectors.reducing(1, (a, b) -> a * b)));
    }
}
