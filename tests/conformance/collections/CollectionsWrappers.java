// Collections.unmodifiable*, synchronized*, checked*, empty*, singleton*, nCopies and their exceptions.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

public class CollectionsWrappers {
    static void refuses(Runnable r) {
        try {
            r.run();
            System.out.println("allowed");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        List<Integer> base = new ArrayList<>(List.of(3, 1, 2));
        List<Integer> view = Collections.unmodifiableList(base);
        base.add(4);
        System.out.println(view);
        refuses(() -> view.add(1));
        refuses(() -> view.sort(null));
        refuses(() -> view.iterator().remove());
        refuses(() -> Collections.unmodifiableMap(new HashMap<>(Map.of(1, 2))).entrySet().iterator().next().setValue(3));
        refuses(() -> Collections.unmodifiableSortedSet(new TreeSet<>(base)).headSet(3).clear());
        System.out.println(Collections.unmodifiableNavigableMap(new TreeMap<>(Map.of(1, "a", 2, "b"))).descendingMap());
        List<Integer> sync = Collections.synchronizedList(new ArrayList<>(base));
        sync.add(9);
        sync.replaceAll(x -> x + 1);
        System.out.println(sync + " " + Collections.synchronizedMap(new TreeMap<>(Map.of("k", 1))).merge("k", 5, Integer::sum));
        List checked = Collections.checkedList(new ArrayList<>(), String.class);
        checked.add("fine");
        try {
            checked.add(5);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        refuses(() -> Collections.checkedMap(new HashMap(), String.class, Integer.class).put("a", "b"));
        System.out.println(Collections.emptyList() + " " + Collections.emptyMap() + " " + Collections.emptySet() + Collections.emptyIterator().hasNext());
        refuses(() -> Collections.emptyList().add(null));
        System.out.println(Collections.singletonList(1) + " " + Collections.singletonMap("a", 1) + " " + Collections.singleton(null));
        refuses(() -> Collections.singletonList(1).set(0, 2));
        System.out.println(Collections.nCopies(3, "ab") + " " + Collections.nCopies(0, 1).isEmpty());
        refuses(() -> Collections.nCopies(-1, 1));
        Collection<Integer> c = Collections.unmodifiableCollection(Arrays.asList(1, 2));
        System.out.println(c + " " + c.contains(2) + " " + c.stream().mapToInt(x -> x).sum());
        refuses(() -> List.of(1, 2).add(3));
        refuses(() -> List.of(1, null));
        refuses(() -> Map.of("a", 1, "a", 2));
        refuses(() -> java.util.Set.of(1, 1));
        refuses(() -> List.of(1).contains(null));
        refuses(() -> Map.copyOf(Collections.singletonMap(null, 1)));
        System.out.println(List.copyOf(base) + " " + (List.copyOf(List.of(1)) == List.copyOf(List.of(1))) + " " + List.of(1, 2).equals(Arrays.asList(1, 2)));
    }
}
