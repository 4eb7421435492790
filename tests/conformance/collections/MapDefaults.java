// The default methods of Map over several implementations: same results everywhere.
import java.util.HashMap;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;

public class MapDefaults {
    static String use(Map<String, Integer> m) {
        StringBuilder sb = new StringBuilder();
        sb.append(m.putIfAbsent("a", 1)).append(m.putIfAbsent("a", 2));
        sb.append(m.computeIfAbsent("b", k -> k.length() * 10)).append(m.computeIfAbsent("n", k -> null));
        sb.append(m.computeIfPresent("a", (k, v) -> v + 5)).append(m.computeIfPresent("zz", (k, v) -> 0));
        sb.append(m.compute("c", (k, v) -> v == null ? 7 : -1)).append(m.compute("c", (k, v) -> null));
        sb.append(m.merge("d", 4, Integer::sum)).append(m.merge("d", 4, Integer::sum)).append(m.merge("d", 1, (x, y) -> null));
        sb.append(m.replace("b", 10, 11)).append(m.replace("b", 12)).append(m.replace("q", 1)).append(m.remove("b", 1)).append(m.remove("b", 12));
        m.put("e", 3);
        m.replaceAll((k, v) -> v * 2);
        int[] sum = {0};
        m.forEach((k, v) -> sum[0] += v);
        sb.append(sum[0]).append(m.getOrDefault("x", -9));
        try {
            m.merge("e", 1, null);
        } catch (NullPointerException e) {
            sb.append("npe");
        }
        return sb + " " + new TreeMap<>(m);
    }

    public static void main(String[] args) {
        for (Map<String, Integer> m : java.util.List.of(new HashMap<String, Integer>(), new LinkedHashMap<String, Integer>(), new TreeMap<String, Integer>(), new Hashtable<String, Integer>(), new ConcurrentHashMap<String, Integer>(), new ConcurrentSkipListMap<String, Integer>())) {
            System.out.println(m.getClass().getSimpleName() + " " + use(m));
        }
    }
}
