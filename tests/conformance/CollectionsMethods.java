// java.util.Collections.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

public class CollectionsMethods {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(3, 1, 4, 1, 5, 9, 2, 6));
        Collections.sort(l);
        System.out.println(l + " " + Collections.binarySearch(l, 5) + Collections.binarySearch(l, 7) + " " + Collections.max(l) + Collections.min(l) + Collections.frequency(l, 1));
        Collections.reverse(l);
        Collections.swap(l, 0, 7);
        Collections.rotate(l, 3);
        System.out.println(l);
        Collections.shuffle(l, new Random(42));
        System.out.println(l);
        Collections.sort(l, Collections.reverseOrder());
        System.out.println(l + " " + Collections.nCopies(3, "x") + Collections.emptyList() + Collections.singletonList(1) + Collections.disjoint(l, List.of(7, 8)));
        Collections.fill(l, 0);
        Collections.addAll(l, 7, 8);
        System.out.println(l + " " + Collections.indexOfSubList(Arrays.asList(1, 2, 3, 2, 3), Arrays.asList(2, 3)) + Collections.lastIndexOfSubList(Arrays.asList(1, 2, 3, 2, 3), Arrays.asList(2, 3)));
        try {
            Collections.unmodifiableList(l).add(1);
        } catch (UnsupportedOperationException e) {
            System.out.println("read only");
        }
        List<Integer> sync = Collections.synchronizedList(new ArrayList<>());
        sync.add(1);
        System.out.println(sync + " " + Collections.unmodifiableMap(new java.util.TreeMap<>(java.util.Map.of("a", 1, "b", 2))));
        System.out.println(Collections.enumeration(List.of(1)).hasMoreElements());
    }
}
