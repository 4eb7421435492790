// HashMap with keys whose order is fixed by their hash codes; collisions, treeification, views.
import java.util.HashMap;
import java.util.Map;

public class MapHash {
    record Bad(int v) implements Comparable<Bad> {
        @Override
        public int hashCode() {
            return 42;
        }

        @Override
        public int compareTo(Bad o) {
            return Integer.compare(v, o.v);
        }
    }

    public static void main(String[] args) {
        Map<String, Integer> m = new HashMap<>();
        for (String w : "the cat the dog the end a cat".split(" ")) {
            m.merge(w, 1, Integer::sum);
        }
        System.out.println(m);
        System.out.println(m.put("the", 9) + " " + m.put("new", 1) + " " + m.get("none") + m.getOrDefault("none", -1) + m.containsValue(9) + m.remove("a"));
        System.out.println(m.computeIfAbsent("abs", String::length) + " " + m.computeIfPresent("cat", (k, v) -> null) + " " + m.compute("dog", (k, v) -> v + 10) + m.putIfAbsent("dog", 0));
        m.put(null, 0);
        System.out.println(m + " " + m.keySet() + m.values() + m.size());
        m.entrySet().removeIf(e -> e.getValue() > 5);
        m.replaceAll((k, v) -> v + 1);
        System.out.println(m + " " + m.hashCode());
        Map<Bad, Integer> bad = new HashMap<>();
        for (int i = 0; i < 40; i++) {
            bad.put(new Bad(i), i);
        }
        int sum = 0;
        for (int i = 0; i < 40; i += 3) {
            sum += bad.remove(new Bad(i));
        }
        System.out.println(sum + " " + bad.size() + bad.get(new Bad(1)) + bad.get(new Bad(3)));
        Map<Integer, Integer> big = new HashMap<>();
        for (int i = 0; i < 5000; i++) {
            big.put(i * 7919, i);
        }
        long check = 0;
        int position = 0;
        for (Map.Entry<Integer, Integer> e : big.entrySet()) {
            check += (long) e.getKey() * e.getValue() % 1000003 * (position++ % 97);
        }
        System.out.println(check + " " + big.get(7919 * 100));
    }
}
