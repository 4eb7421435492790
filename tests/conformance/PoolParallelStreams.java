// Parallel streams, over ranges, collections and iterations; collectors; arrays in parallel.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class PoolParallelStreams {
    public static void main(String[] args) throws Exception {
        System.out.println(IntStream.rangeClosed(1, 100).parallel().sum());
        System.out.println(IntStream.range(0, 20).parallel().boxed().map(i -> i * i).collect(Collectors.toList()));
        System.out.println(Stream.of("a", "b", "c", "d").parallel().map(String::toUpperCase).collect(Collectors.joining(",")));
        System.out.println(new TreeMap<>(IntStream.range(0, 30).parallel().boxed()
                .collect(Collectors.groupingByConcurrent(i -> i % 3, Collectors.counting()))));
        System.out.println(Arrays.asList(5, 3, 1, 4).parallelStream().sorted().collect(Collectors.toList()));
        System.out.println(IntStream.range(0, 1000).parallel().filter(i -> i % 7 == 0).limit(5).boxed()
                .collect(Collectors.toList()));
        System.out.println(IntStream.range(0, 1000).parallel().anyMatch(i -> i == 500));
        System.out.println(IntStream.range(0, 1000).parallel().filter(i -> i > 300).findFirst().getAsInt());
        System.out.println(Stream.iterate(1, i -> i + 1).limit(10).parallel().reduce(0, Integer::sum));
        System.out.println(IntStream.range(0, 10).parallel().boxed().flatMap(i -> Stream.of(i, -i)).mapToInt(i -> i).sum());
        ForkJoinPool pool = new ForkJoinPool(3);
        System.out.println(pool.submit(() -> IntStream.range(0, 64).parallel().mapToLong(i -> i).sum()).get());
        pool.shutdown();
        List<String> added = Collections.synchronizedList(new ArrayList<>());
        IntStream.range(0, 8).parallel().forEach(i -> added.add("e" + i));
        Collections.sort(added);
        System.out.println(added);
        IntStream.range(0, 8).parallel().forEachOrdered(i -> System.out.print(i + " "));
        System.out.println();
        int[] numbers = new int[50];
        Arrays.parallelSetAll(numbers, i -> 50 - i);
        Arrays.parallelSort(numbers);
        Arrays.parallelPrefix(numbers, Integer::sum);
        System.out.println(numbers[49]);
    }
}
