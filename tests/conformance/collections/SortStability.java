// Stable sorts of records under several comparators, with runs, reversed runs and equal keys.
import java.util.*;
import java.util.stream.*;

public class SortStability {
    public static void main(String[] args) {
        record R(int key, int order) {}
        Random r = new Random(17);
        List<R> rs = IntStream.range(0, 400).mapToObj(i -> new R(r.nextInt(20), i)).collect(Collectors.toList());
        List<R> sorted = new ArrayList<>(rs);
        sorted.sort(Comparator.comparingInt(R::key));
        boolean stable = true;
        for (int i = 1; i < sorted.size(); i++) stable &= sorted.get(i - 1).key() < sorted.get(i).key() || sorted.get(i - 1).order() < sorted.get(i).order();
        System.out.println(stable + " " + sorted.get(0) + " " + sorted.get(399));
        Collections.reverse(sorted);
        sorted.sort(Comparator.comparingInt(R::key));
        System.out.println(sorted.get(0).order() > sorted.get(1).order());
        Integer[] runs = new Integer[300];
        for (int i = 0; i < 300; i++) runs[i] = i < 100 ? i : i < 200 ? 300 - i : i % 7;
        Arrays.sort(runs);
        System.out.println(Arrays.stream(runs).mapToInt(x -> x).sum() + " " + runs[0] + runs[150] + runs[299]);
        R[] array = rs.toArray(new R[0]);
        Arrays.sort(array, 50, 350, Comparator.comparing(R::key).reversed());
        System.out.println(array[50].key() + " " + array[349].key() + " " + Arrays.asList(array).stream().mapToInt(x -> x.key() * x.order()).sum());
    }
}
