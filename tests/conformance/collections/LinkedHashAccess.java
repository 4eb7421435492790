// LinkedHashMap in insertion and access order, an LRU cache with removeEldestEntry, LinkedHashSet.
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

public class LinkedHashAccess {
    static class Lru<K, V> extends LinkedHashMap<K, V> {
        Lru() {
            super(16, 0.75f, true);
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            if (size() > 3) System.out.println("evict " + eldest);
            return size() > 3;
        }
    }

    public static void main(String[] args) {
        Lru<String, Integer> lru = new Lru<>();
        lru.put("a", 1);
        lru.put("b", 2);
        lru.put("c", 3);
        lru.get("a");
        lru.put("d", 4);
        lru.getOrDefault("c", 0);
        lru.putIfAbsent("a", 9);
        lru.put("e", 5);
        lru.merge("c", 10, Integer::sum);
        System.out.println(lru + " " + lru.containsKey("d"));
        Map<String, Integer> inserted = new LinkedHashMap<>();
        inserted.put("z", 1);
        inserted.put("y", 2);
        inserted.put("z", 3);
        inserted.remove("y");
        inserted.put("y", 4);
        System.out.println(inserted + " " + inserted.keySet() + " " + inserted.values());
        LinkedHashSet<Integer> set = new LinkedHashSet<>(List.of(3, 1, 2));
        set.add(1);
        set.remove(3);
        set.add(3);
        System.out.println(set + " " + new ArrayList<>(set).indexOf(3) + " " + set.equals(java.util.Set.of(1, 2, 3)));
        LinkedHashMap<Integer, Integer> order = new LinkedHashMap<>(4, 0.5f, true);
        for (int i = 0; i < 6; i++) order.put(i, i);
        order.get(2);
        order.get(0);
        order.forEach((k, v) -> System.out.print(k + " "));
        System.out.println();
        order.replaceAll((k, v) -> v * v);
        order.entrySet().removeIf(e -> e.getValue() > 10);
        System.out.println(order);
    }
}
