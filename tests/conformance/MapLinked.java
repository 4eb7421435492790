// LinkedHashMap in insertion and access order, with eviction.
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

public class MapLinked {
    static class Lru<K, V> extends LinkedHashMap<K, V> {
        private static final long serialVersionUID = 1;

        Lru() {
            super(16, 0.75f, true);
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            return size() > 3;
        }
    }

    public static void main(String[] args) {
        Map<String, Integer> m = new LinkedHashMap<>();
        m.put("z", 1);
        m.put("a", 2);
        m.put("m", 3);
        m.put("z", 4);
        System.out.println(m);
        m.remove("a");
        m.put("a", 5);
        System.out.println(m + " " + m.keySet());
        Lru<String, Integer> lru = new Lru<>();
        for (String k : "a b c a d e a".split(" ")) {
            lru.put(k, lru.getOrDefault(k, 0) + 1);
            System.out.print(lru + " ");
        }
        System.out.println();
        LinkedHashSet<Integer> s = new LinkedHashSet<>(List.of(5, 3, 9, 1));
        s.add(3);
        s.remove(9);
        s.add(9);
        System.out.println(s);
        Iterator<Integer> it = s.iterator();
        it.next();
        it.remove();
        System.out.println(s + " " + s.contains(5));
    }
}
