// Descending sets and maps of descending views, reverse iteration by every means, ListIterator backwards.
import java.util.*;

public class SequencedViews {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("worked");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        TreeMap<Integer, String> m = new TreeMap<>();
        for (int i = 1; i < 8; i++) m.put(i * i, "v" + i);
        NavigableMap<Integer, String> d = m.descendingMap().subMap(40, true, 4, false);
        System.out.println(d + " " + d.descendingMap() + " " + d.firstKey() + " " + d.ceilingKey(20) + " " + d.headMap(16, true).descendingKeySet() + " " + d.navigableKeySet().tailSet(16) + " " + d.pollLastEntry());
        NavigableSet<String> s = new TreeSet<>(List.of("k", "c", "x", "a")).descendingSet();
        System.out.println(s + " " + s.floor("d") + s.ceiling("d") + s.headSet("c") + s.subSet("x", false, "a", true) + s.descendingSet().first());
        ListIterator<Integer> it = new ArrayList<>(List.of(1, 2, 3)).listIterator(3);
        while (it.hasPrevious()) System.out.print(it.previous());
        Collections.list(Collections.enumeration(new ArrayDeque<>(List.of(4, 5)))).forEach(System.out::print);
        new ArrayDeque<>(List.of(6, 7)).descendingIterator().forEachRemaining(System.out::print);
        System.out.println(m);
        attempt(() -> d.put(100, "out"));
        attempt(() -> d.subMap(4, 40));
    }
}
