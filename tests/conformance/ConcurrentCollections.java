// Blocking queues between two threads, delays, concurrent maps, deques and copy-on-write collections.
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

public class ConcurrentCollections {
    static void pass(BlockingQueue<Integer> queue) throws Exception {
        Thread producer = new Thread(() -> {
            try {
                for (int i = 0; i < 4; i++) {
                    queue.put(i);
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        producer.start();
        int digits = 0;
        for (int i = 0; i < 4; i++) {
            digits = digits * 10 + queue.take();
        }
        producer.join();
        System.out.println(queue.getClass().getSimpleName() + " " + digits + " " + queue.poll(1, TimeUnit.MILLISECONDS));
    }

    record Late(long due) implements Delayed {
        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(due - System.nanoTime(), TimeUnit.NANOSECONDS);
        }

        @Override
        public int compareTo(Delayed other) {
            return Long.compare(due, ((Late) other).due);
        }
    }

    static void delays() throws Exception {
        DelayQueue<Late> queue = new DelayQueue<>();
        long now = System.nanoTime();
        queue.add(new Late(now + 50_000_000));
        queue.add(new Late(now + 20_000_000));
        System.out.println(queue.size());
        Late first = queue.take();
        System.out.println(first.due() < queue.take().due());
    }

    static void maps() {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        map.merge("a", 1, Integer::sum);
        map.merge("a", 1, Integer::sum);
        map.computeIfAbsent("b", k -> 5);
        map.compute("b", (k, v) -> v + 1);
        map.putIfAbsent("c", 1);
        System.out.println(new TreeMap<>(map));
        System.out.println(map.reduceValues(1, Integer::sum));
        String found = map.search(1, (k, v) -> v == 6 ? k : null);
        System.out.println(found + " " + map.mappingCount());
        try {
            map.computeIfAbsent("x", k -> {
                map.put("x", 1);
                return 2;
            });
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        ConcurrentHashMap<Integer, Integer> large = new ConcurrentHashMap<>();
        for (int i = 0; i < 200; i++) {
            large.put(i * 31, i);
        }
        System.out.println(large.size() + " " + large.reduceKeysToInt(8, k -> k, 0, Integer::sum));
        ConcurrentSkipListMap<Integer, String> sorted = new ConcurrentSkipListMap<>();
        for (int i = 0; i < 20; i++) {
            sorted.put(i * 7 % 20, "v" + i);
        }
        System.out.println(sorted.headMap(5) + " " + sorted.ceilingKey(11) + " " + sorted.descendingMap().firstKey());
    }

    static void others() {
        ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>(List.of(1, 2, 3));
        deque.addFirst(0);
        deque.pollLast();
        System.out.println(deque);
        CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(List.of(1, 2));
        for (Integer i : list) {
            list.add(i + 10);
        }
        System.out.println(list);
        CopyOnWriteArraySet<Integer> set = new CopyOnWriteArraySet<>(List.of(1, 2));
        System.out.println(set.add(2) + " " + set);
        System.out.println(new ConcurrentSkipListSet<>(List.of(3, 1, 2)).pollFirst());
    }

    public static void main(String[] args) throws Exception {
        pass(new ArrayBlockingQueue<>(1));
        pass(new ArrayBlockingQueue<>(1, true));
        pass(new LinkedBlockingQueue<>(2));
        pass(new LinkedBlockingDeque<>(1));
        pass(new SynchronousQueue<>());
        pass(new SynchronousQueue<>(true));
        pass(new LinkedTransferQueue<>());
        PriorityBlockingQueue<Integer> heap = new PriorityBlockingQueue<>(List.of(3, 1, 2));
        System.out.println("" + heap.take() + heap.take() + heap.take());
        delays();
        maps();
        others();
    }
}
