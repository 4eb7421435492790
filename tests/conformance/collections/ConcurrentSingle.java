// The concurrent collections used by one thread: results and iterators that tolerate changes.
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;

public class ConcurrentSingle {
    public static void main(String[] args) {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        for (int i = 0; i < 100; i++) map.put(i, i * i);
        for (Integer k : map.keySet()) if (k % 2 == 1) map.remove(k);
        System.out.println(map.size() + " " + map.mappingCount() + " " + map.reduceValues(1000, Integer::sum) + " " + map.search(1000, (k, v) -> v > 50 ? k : null));
        System.out.println(map.containsValue(4) + " " + map.keySet(5).add(1) + " " + map.get(1) + " " + ConcurrentHashMap.newKeySet().add("x"));
        CopyOnWriteArrayList<String> cow = new CopyOnWriteArrayList<>(List.of("a", "b"));
        Iterator<String> snapshot = cow.iterator();
        cow.add("c");
        cow.addIfAbsent("a");
        System.out.print(cow + " ");
        snapshot.forEachRemaining(System.out::print);
        try {
            cow.iterator().remove();
        } catch (UnsupportedOperationException e) {
            System.out.println(" no removal");
        }
        System.out.println(new CopyOnWriteArraySet<>(List.of(1, 2, 1, 3)));
        ConcurrentSkipListMap<String, Integer> skip = new ConcurrentSkipListMap<>(Map.of("m", 1, "c", 2, "x", 3));
        System.out.println(skip + " " + skip.floorKey("n") + skip.headMap("m", true) + skip.descendingMap() + skip.pollFirstEntry() + skip.lastKey());
        ConcurrentSkipListSet<Integer> set = new ConcurrentSkipListSet<>(List.of(5, 1, 3));
        for (int x : set) if (x == 1) set.add(4);
        System.out.println(set + " " + set.higher(3) + set.subSet(1, 4));
        ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>(List.of(1, 2, 3));
        q.offer(4);
        q.remove(2);
        System.out.println(q + " " + q.poll() + q.peek() + q.size() + q.contains(4));
        ConcurrentLinkedDeque<Integer> d = new ConcurrentLinkedDeque<>();
        d.push(1);
        d.addLast(2);
        d.offerFirst(0);
        System.out.println(d + " " + d.pollLast() + d.pop() + d.peekFirst());
        try {
            map.put(null, 1);
        } catch (NullPointerException e) {
            System.out.println("null key");
        }
    }
}
