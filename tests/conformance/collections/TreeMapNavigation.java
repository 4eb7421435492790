// TreeMap: floor, ceiling, higher, lower, polls, head, tail and sub maps with bounds, descending maps, range errors.
import java.util.Comparator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.SortedMap;
import java.util.TreeMap;

public class TreeMapNavigation {
    public static void main(String[] args) {
        TreeMap<Integer, String> map = new TreeMap<>();
        for (int i = 10; i <= 100; i += 10) map.put(i, "v" + i);
        System.out.println(map.floorKey(35) + " " + map.ceilingKey(35) + " " + map.lowerKey(30) + " " + map.higherKey(30) + " " + map.floorKey(5) + " " + map.ceilingEntry(101));
        System.out.println(map.firstEntry() + " " + map.lastEntry() + " " + map.pollFirstEntry() + " " + map.pollLastEntry());
        System.out.println(map.headMap(40) + " " + map.headMap(40, true) + " " + map.tailMap(70, false));
        NavigableMap<Integer, String> sub = map.subMap(30, true, 60, false);
        System.out.println(sub + " " + sub.size() + " " + sub.firstKey() + " " + sub.lastKey() + " " + sub.higherKey(50));
        sub.put(35, "new");
        sub.remove(40);
        System.out.println(map + " " + sub.descendingMap() + " " + sub.navigableKeySet().headSet(50));
        for (Runnable r : new Runnable[] {() -> sub.put(60, "x"), () -> map.subMap(5, 1), () -> sub.headMap(99), () -> map.put(null, "n"),
            () -> new TreeMap<>().firstKey()}) {
            try {
                r.run();
                System.out.println("worked");
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        NavigableMap<Integer, String> down = map.descendingMap();
        System.out.println(down.firstKey() + " " + down.headMap(60, true) + " " + down.lowerKey(60) + " " + down.comparator().compare(1, 2));
        SortedMap<Integer, String> tail = down.tailMap(35);
        tail.clear();
        System.out.println(map);
        TreeMap<String, Integer> words = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        words.put("Beta", 1);
        words.put("alpha", 2);
        words.put("BETA", 3);
        System.out.println(words + " " + words.containsKey("ALPHA") + " " + words.comparator().equals(String.CASE_INSENSITIVE_ORDER));
        TreeMap<String, Integer> nulls = new TreeMap<>(Comparator.nullsFirst(Comparator.naturalOrder()));
        nulls.put(null, 0);
        nulls.put("a", 1);
        System.out.println(nulls + " " + nulls.get(null));
        Map.Entry<Integer, String> entry = map.firstEntry();
        try {
            entry.setValue("q");
        } catch (UnsupportedOperationException e) {
            System.out.println("snapshot entries are immutable");
        }
        map.merge(50, "+", String::concat);
        map.compute(70, (k, v) -> null);
        map.computeIfPresent(80, (k, v) -> v + k);
        map.replaceAll((k, v) -> v.toUpperCase());
        System.out.println(map + " " + map.getOrDefault(1, "none") + " " + map.hashCode());
    }
}
