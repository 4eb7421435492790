// TreeMap and TreeSet: navigation, sub-maps, comparators.
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;

public class MapTree {
    public static void main(String[] args) {
        TreeMap<Integer, String> t = new TreeMap<>();
        for (int i = 0; i < 50; i++) {
            t.put(i * 37 % 101, "v" + i);
        }
        System.out.println(t);
        System.out.println(t.firstKey() + " " + t.lastEntry() + " " + t.floorKey(50) + " " + t.ceilingKey(50) + " " + t.lowerKey(0) + " " + t.higherEntry(3));
        System.out.println(t.headMap(10) + " " + t.tailMap(95, false) + " " + t.subMap(20, true, 25, true) + " " + t.descendingMap().firstKey());
        for (int i = 0; i < 50; i += 2) {
            t.remove(i * 37 % 101);
        }
        System.out.println(t.keySet() + " " + t.pollFirstEntry() + t.size());
        TreeSet<String> s = new TreeSet<>(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        s.addAll(List.of("pear", "fig", "apple", "kiwi", "date", "plum"));
        System.out.println(s + " " + s.first() + s.ceiling("zzzz") + s.descendingSet() + s.subSet("zzz", "aaaa"));
        System.out.println(s.pollLast() + s.headSet("kiwi", true));
        try {
            new TreeMap<Object, Integer>().put(null, 1);
        } catch (NullPointerException e) {
            System.out.println("no null key");
        }
        try {
            TreeSet<Object> mixed = new TreeSet<>();
            mixed.add(1);
            mixed.add("x");
        } catch (ClassCastException e) {
            System.out.println("not comparable");
        }
    }
}
