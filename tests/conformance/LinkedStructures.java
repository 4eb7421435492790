// Object graphs: cycles, list reversal, graph search, garbage.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class LinkedStructures {
    static class Node {
        final int id;
        Node next;

        Node(int id, Node next) {
            this.id = id;
            this.next = next;
        }
    }

    static Node reverse(Node n) {
        Node out = null;
        while (n != null) {
            Node next = n.next;
            n.next = out;
            out = n;
            n = next;
        }
        return out;
    }

    static boolean cyclic(Node n) {
        Node slow = n, fast = n;
        while (fast != null && fast.next != null) {
            slow = slow.next;
            fast = fast.next.next;
            if (slow == fast) {
                return true;
            }
        }
        return false;
    }

    static int bfs(Map<Integer, List<Integer>> g, int from, int to) {
        Map<Integer, Integer> d = new HashMap<>();
        ArrayDeque<Integer> q = new ArrayDeque<>();
        d.put(from, 0);
        q.add(from);
        while (!q.isEmpty()) {
            int v = q.remove();
            if (v == to) {
                return d.get(v);
            }
            for (int w : g.getOrDefault(v, List.of())) {
                if (d.putIfAbsent(w, d.get(v) + 1) == null) {
                    q.add(w);
                }
            }
        }
        return -1;
    }

    public static void main(String[] args) {
        Node n = null;
        for (int i = 0; i < 10; i++) {
            n = new Node(i, n);
        }
        n = reverse(n);
        StringBuilder sb = new StringBuilder();
        Node last = null;
        for (Node p = n; p != null; p = p.next) {
            sb.append(p.id);
            last = p;
        }
        System.out.println(sb + " " + cyclic(n));
        last.next = n.next;
        System.out.println(cyclic(n));
        Map<Integer, List<Integer>> g = new HashMap<>();
        for (int i = 0; i < 100; i++) {
            g.put(i, List.of(i * 2 % 100, (i + 7) % 100));
        }
        System.out.println(bfs(g, 1, 99) + " " + bfs(g, 0, 0) + " " + bfs(g, 1, 1000));
        long total = 0;
        for (int i = 0; i < 20000; i++) {
            List<int[]> garbage = new ArrayList<>();
            garbage.add(new int[] {i});
            total += garbage.get(0)[0];
        }
        System.out.println(total);
    }
}
