// Graph searches with the collections: breadth first, depth first, Dijkstra, topological order, union find.
import java.util.*;

public class GraphAlgorithms {
    static int find(int[] parent, int i) {
        while (parent[i] != i) i = parent[i] = parent[parent[i]];
        return i;
    }

    public static void main(String[] args) {
        Map<Integer, List<int[]>> g = new TreeMap<>();
        Random r = new Random(3);
        for (int i = 0; i < 30; i++) g.computeIfAbsent(r.nextInt(12), k -> new ArrayList<>()).add(new int[] {r.nextInt(12), 1 + r.nextInt(9)});
        Deque<Integer> queue = new ArrayDeque<>(List.of(0));
        Map<Integer, Integer> level = new LinkedHashMap<>(Map.of(0, 0));
        while (!queue.isEmpty()) {
            int n = queue.poll();
            for (int[] e : g.getOrDefault(n, List.of())) if (level.putIfAbsent(e[0], level.get(n) + 1) == null) queue.add(e[0]);
        }
        System.out.println(level);
        int[] dist = new int[12];
        Arrays.fill(dist, Integer.MAX_VALUE);
        dist[0] = 0;
        PriorityQueue<int[]> pq = new PriorityQueue<>(Comparator.comparingInt(a -> a[1]));
        pq.add(new int[] {0, 0});
        while (!pq.isEmpty()) {
            int[] top = pq.poll();
            if (top[1] > dist[top[0]]) continue;
            for (int[] e : g.getOrDefault(top[0], List.of())) {
                int d = top[1] + e[1];
                if (d < dist[e[0]]) {
                    dist[e[0]] = d;
                    pq.add(new int[] {e[0], d});
                }
            }
        }
        System.out.println(Arrays.toString(dist));
        int[] parent = new int[12];
        Arrays.setAll(parent, i -> i);
        g.forEach((n, es) -> es.forEach(e -> parent[find(parent, n)] = find(parent, e[0])));
        System.out.println(Arrays.stream(parent).map(i -> find(parent, i)).distinct().count());
    }
}
