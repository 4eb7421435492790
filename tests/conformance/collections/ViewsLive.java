// Live views: keySet, values and entrySet write through; subMap, headSet, Arrays.asList, Collections.newSetFromMap.
import java.util.*;

public class ViewsLive {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("worked");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        Map<String, Integer> m = new TreeMap<>(Map.of("a", 1, "b", 2, "c", 3, "d", 2));
        m.keySet().remove("a");
        m.values().remove(2);
        m.entrySet().iterator().next().setValue(30);
        System.out.println(m + " " + m.keySet().retainAll(Set.of("c", "d")) + " " + m.values().contains(30));
        for (Iterator<Integer> i = m.values().iterator(); i.hasNext();) if (i.next() == 30) i.remove();
        System.out.println(m);
        String[] array = {"x", "y", "z"};
        List<String> l = Arrays.asList(array);
        l.set(1, "Y");
        Collections.swap(l, 0, 2);
        System.out.println(String.join("", array));
        Set<String> s = Collections.newSetFromMap(new LinkedHashMap<>());
        s.addAll(List.of("q", "p", "q"));
        System.out.println(s + " " + s.contains("p"));
        NavigableMap<Integer, Integer> t = new TreeMap<>();
        for (int i = 0; i < 10; i++) t.put(i, i * i);
        t.headMap(3, false).clear();
        t.descendingKeySet().pollFirst();
        t.subMap(4, 7).replaceAll((k, v) -> -v);
        System.out.println(t + " " + t.tailMap(6, true).firstEntry());
        attempt(() -> m.keySet().add("no"));
        attempt(() -> m.values().add(1));
        attempt(() -> t.subMap(4, 7).put(9, 9));
    }
}
