// HashMap with colliding keys: treeified bins, removal down to lists again, resizing, null keys, equals and hashCode of maps.
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

public class HashMapCollisions {
    static final class Key implements Comparable<Key> {
        final int id;

        Key(int id) {
            this.id = id;
        }

        @Override
        public int hashCode() {
            return id % 3;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Key k && k.id == id;
        }

        @Override
        public int compareTo(Key o) {
            return Integer.compare(id, o.id);
        }
    }

    record Opaque(int id) {
        @Override
        public int hashCode() {
            return 7;
        }
    }

    public static void main(String[] args) {
        Map<Key, Integer> map = new HashMap<>();
        for (int i = 0; i < 200; i++) map.put(new Key(i), i);
        long sum = 0;
        for (int i = 0; i < 200; i++) sum += map.get(new Key(i));
        System.out.println(map.size() + " " + sum + " " + map.get(new Key(1000)) + " " + map.containsValue(150));
        for (int i = 0; i < 190; i++) map.remove(new Key(i));
        System.out.println(map.size() + " " + map.values().stream().mapToInt(x -> x).sum());
        Map<Opaque, String> opaque = new HashMap<>();
        for (int i = 0; i < 40; i++) opaque.put(new Opaque(i), "o" + i);
        opaque.keySet().removeIf(k -> k.id() % 2 == 0);
        System.out.println(opaque.size() + " " + opaque.get(new Opaque(13)) + " " + opaque.get(new Opaque(14)));
        Map<String, Integer> m = new HashMap<>();
        m.put(null, 1);
        m.put("a", null);
        System.out.println(m.get(null) + " " + m.get("a") + " " + m.containsKey("a") + " " + m.getOrDefault("a", 5) + " " + m.getOrDefault("b", 5));
        System.out.println(m.putIfAbsent("a", 3) + " " + m.get("a") + " " + m.merge("a", 4, Integer::sum) + " " + m.compute("zz", (k, v) -> v == null ? 0 : 1));
        System.out.println(m.remove("a", 8) + " " + m.replace("a", 7, 9) + " " + m.replace("a", 10) + " " + m.replace("none", 1));
        System.out.println(m.equals(Map.of("a", 10)) + " " + (new HashMap<>(Map.of("x", 1, "y", 2)).hashCode() == Map.of("y", 2, "x", 1).hashCode()));
        System.out.println(Map.entry("k", "v") + " " + Map.entry("k", "v").hashCode() + " " + ("k".hashCode() ^ "v".hashCode()) + " " + Objects.hash("k", "v"));
        for (int capacity : new int[] {0, 1, 100}) {
            Map<Integer, Integer> sized = new HashMap<>(capacity, 2f);
            for (int i = 0; i < 20; i++) sized.put(i * 16, i);
            System.out.println(sized);
        }
        try {
            new HashMap<>(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            new HashMap<>(1, Float.NaN);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
