// Random operations on a TreeMap, checked against arrays and printed as sums.
import java.util.*;

public class RandomTreeMap {
    public static void main(String[] args) {
        Map<Integer, Integer> map = new TreeMap<>();
        Integer[] keys = new Integer[100];
        Arrays.setAll(keys, i -> i);
        Integer[] model = new Integer[100];
        Random r = new Random(61);
        for (int i = 0; i < 3000; i++) {
            int x = r.nextInt(100);
            Integer key = keys[x], before = model[x];
            Integer got = switch (r.nextInt(7)) {
                case 0, 1 -> {
                    model[x] = i;
                    yield map.put(key, i);
                }
                case 2 -> {
                    model[x] = null;
                    yield map.remove(key);
                }
                case 3 -> {
                    if (model[x] == null) model[x] = i;
                    yield map.putIfAbsent(key, i);
                }
                case 4 -> {
                    model[x] = model[x] == null ? (Integer) 1 : (Integer) (model[x] + 1);
                    map.merge(key, 1, Integer::sum);
                    yield before;
                }
                case 5 -> {
                    int add = i;
                    if (model[x] != null) model[x] = model[x] % 2 == 0 ? null : (Integer) add;
                    map.computeIfPresent(key, (kk, v) -> v % 2 == 0 ? null : (Integer) add);
                    yield before;
                }
                default -> map.get(key);
            };
            if (!Objects.equals(got, before)) throw new AssertionError(i + ": " + got + " " + before);
        }
        long sum = 0;
        int size = 0;
        for (Map.Entry<Integer, Integer> e : map.entrySet()) {
            if (!e.getValue().equals(model[e.getKey()])) throw new AssertionError("entry");
            sum += e.getKey() * 1000L + e.getValue();
            size++;
        }
        System.out.println(map.size() + " " + size + " " + sum);
        map.values().removeIf(v -> v % 2 == 1);
        System.out.println(map.size() + " " + map.keySet().stream().mapToInt(x -> x).sum());
    }
}
