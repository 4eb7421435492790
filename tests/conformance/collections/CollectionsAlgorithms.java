// Collections.*: sort, search, shuffle with a seed, rotate, swap, fill, frequency, disjoint, min, max, indexOfSubList and more.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Enumeration;
import java.util.LinkedList;
import java.util.List;
import java.util.Random;

public class CollectionsAlgorithms {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < 12; i++) list.add(i);
        Collections.shuffle(list, new Random(7));
        System.out.println(list);
        Collections.sort(list, Comparator.comparing((Integer x) -> x % 3).thenComparing(Comparator.reverseOrder()));
        System.out.println(list);
        Collections.rotate(list, 5);
        System.out.println(list);
        Collections.rotate(list.subList(2, 8), -1);
        Collections.swap(list, 0, 11);
        System.out.println(list);
        Collections.sort(list);
        System.out.println(Collections.binarySearch(list, 7) + " " + Collections.binarySearch(list, 100) + " " + Collections.binarySearch(list, -5));
        Collections.reverse(list);
        System.out.println(Collections.binarySearch(list, 3, Collections.reverseOrder()) + " " + Collections.max(list) + Collections.min(list) + Collections.min(list, Comparator.reverseOrder()));
        LinkedList<Integer> linked = new LinkedList<>(list);
        Collections.shuffle(linked, new Random(3));
        System.out.println(linked);
        Collections.fill(linked.subList(0, 3), 0);
        System.out.println(Collections.frequency(linked, 0) + " " + Collections.disjoint(linked, List.of(50)) + " " + Collections.replaceAll(linked, 0, 1));
        System.out.println(Collections.indexOfSubList(Arrays.asList(1, 2, 3, 1, 2), Arrays.asList(1, 2)) + " " + Collections.lastIndexOfSubList(Arrays.asList(1, 2, 3, 1, 2), Arrays.asList(1, 2)));
        List<String> target = new ArrayList<>(Arrays.asList("a", "b", "c"));
        Collections.copy(target, List.of("x", "y"));
        Collections.addAll(target, "p", "q");
        System.out.println(target);
        Enumeration<String> e = Collections.enumeration(target);
        System.out.println(e.nextElement() + Collections.list(e));
        try {
            Collections.copy(new ArrayList<>(), target);
        } catch (IndexOutOfBoundsException x) {
            System.out.println(x.getMessage());
        }
        try {
            Collections.max(List.<Integer>of());
        } catch (java.util.NoSuchElementException x) {
            System.out.println("max of nothing");
        }
        System.out.println(Collections.asLifoQueue(new java.util.ArrayDeque<>(List.of(1, 2))).add(3));
        List<String> words = new ArrayList<>(List.of("pear", "Apple", "fig", "apple"));
        words.sort(String.CASE_INSENSITIVE_ORDER.thenComparing(Comparator.naturalOrder()));
        System.out.println(words);
        words.sort(null);
        System.out.println(words);
    }
}
