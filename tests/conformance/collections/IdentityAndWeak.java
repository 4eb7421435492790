// IdentityHashMap compares by reference; WeakHashMap as a map while its keys are held.
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;

public class IdentityAndWeak {
    public static void main(String[] args) {
        IdentityHashMap<String, Integer> map = new IdentityHashMap<>();
        String a = new String("k"), b = new String("k");
        map.put(a, 1);
        map.put(b, 2);
        map.put("k", 3);
        map.put("k", 4);
        map.put(null, 5);
        System.out.println(map.size() + " " + map.get(a) + map.get(b) + map.get("k") + map.get(null) + " " + map.get(new String("k")));
        System.out.println(map.containsValue(4) + " " + map.containsValue(1000) + " " + map.remove(a) + " " + map.remove(a) + " " + map.size());
        System.out.println(map.keySet().contains(b) + " " + map.keySet().contains(a) + " " + map.values().stream().mapToInt(x -> x).sum());
        for (int i = 0; i < 50; i++) map.put("n" + i, i);
        map.entrySet().removeIf(e -> e.getValue() >= 10);
        System.out.println(map.size());
        Set<Object> identity = Collections.newSetFromMap(new IdentityHashMap<>());
        Object o = new Object();
        System.out.println(identity.add(o) + " " + identity.add(o) + " " + identity.add(new Object()) + " " + identity.size());
        WeakHashMap<String, String> weak = new WeakHashMap<>();
        String held = "held";
        weak.put(held, "v");
        weak.put("literal", "w");
        weak.put(null, "n");
        System.out.println(weak.get("held") + weak.get("literal") + weak.get(null) + weak.size() + weak.containsKey("x") + " " + weak.remove("literal"));
        weak.putIfAbsent("held", "other");
        for (Map.Entry<String, String> e : weak.entrySet()) {
            if (e.getKey() != null) e.setValue(e.getValue() + "!");
        }
        System.out.println(weak.get(held) + " " + weak.keySet().size() + " " + held);
    }
}
