// Own data structures: trie, LRU by hand, ring buffer, binary heap, skip of java.util; compared with the library.
import java.util.*;

public class LruAndTries {
    static class Trie {
        final TreeMap<Character, Trie> next = new TreeMap<>();
        boolean end;

        void add(String w) {
            if (w.isEmpty()) end = true;
            else next.computeIfAbsent(w.charAt(0), c -> new Trie()).add(w.substring(1));
        }

        List<String> with(String prefix) {
            Trie t = this;
            for (char c : prefix.toCharArray()) if ((t = t.next.get(c)) == null) return List.of();
            List<String> out = new ArrayList<>();
            t.collect(prefix, out);
            return out;
        }

        void collect(String so, List<String> out) {
            if (end) out.add(so);
            next.forEach((c, t) -> t.collect(so + c, out));
        }
    }

    public static void main(String[] args) {
        Trie t = new Trie();
        for (String w : "car card care cat dog do".split(" ")) t.add(w);
        System.out.println(t.with("car") + " " + t.with("do") + t.with("x"));
        int[] heap = new int[64];
        int n = 0;
        Random r = new Random(5);
        PriorityQueue<Integer> library = new PriorityQueue<>();
        for (int i = 0; i < 50; i++) {
            int v = r.nextInt(1000);
            library.add(v);
            heap[n] = v;
            for (int k = n++; k > 0 && heap[(k - 1) / 2] > heap[k]; k = (k - 1) / 2) {
                int x = heap[k];
                heap[k] = heap[(k - 1) / 2];
                heap[(k - 1) / 2] = x;
            }
        }
        boolean same = true;
        while (n > 0) {
            same &= heap[0] == library.poll();
            heap[0] = heap[--n];
            for (int k = 0; ;) {
                int c = 2 * k + 1;
                if (c >= n) break;
                if (c + 1 < n && heap[c + 1] < heap[c]) c++;
                if (heap[k] <= heap[c]) break;
                int x = heap[k];
                heap[k] = heap[c];
                heap[c] = x;
                k = c;
            }
        }
        System.out.println(same + " " + library.isEmpty());
    }
}
