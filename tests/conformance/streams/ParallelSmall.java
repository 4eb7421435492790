// Parallel streams on small data: same results as sequential ones.
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class ParallelSmall {
    public static void main(String[] args) {
        System.out.println(IntStream.range(0, 100).parallel().sum() + " " + IntStream.rangeClosed(1, 50).parallel().filter(i -> i % 7 == 0).boxed().toList());
        List<Integer> list = IntStream.range(0, 64).boxed().toList();
        System.out.println(list.parallelStream().map(x -> x * 2).reduce(0, Integer::sum) + " " + list.parallelStream().collect(Collectors.groupingBy(x -> x % 3, TreeMap::new, Collectors.counting())));
        System.out.println(Arrays.asList(5, 3, 1, 4).parallelStream().sorted().map(String::valueOf).collect(Collectors.joining()) + " " + list.parallelStream().isParallel() + " " + list.parallelStream().sequential().isParallel());
        StringBuilder sb = new StringBuilder();
        List.of("a", "b", "c").parallelStream().forEachOrdered(sb::append);
        System.out.println(sb + " " + list.parallelStream().limit(5).toList() + list.parallelStream().skip(60).toList() + " " + list.parallelStream().anyMatch(x -> x == 63));
    }
}
