// PriorityQueue: order, comparators, heapify from collections, remove from the middle, the iteration order of the heap.
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.PriorityQueue;
import java.util.Random;

public class PriorityQueues {
    record Task(String name, int priority) {}

    public static void main(String[] args) {
        PriorityQueue<Integer> q = new PriorityQueue<>(List.of(5, 3, 8, 1, 9, 2));
        System.out.println(q + " " + q.peek());
        q.remove(3);
        q.add(0);
        System.out.println(q + " " + q.contains(8) + " " + q.size());
        StringBuilder sb = new StringBuilder();
        while (!q.isEmpty()) sb.append(q.poll()).append(' ');
        System.out.println(sb + " " + q.poll() + " " + q.peek());
        try {
            q.remove();
        } catch (NoSuchElementException e) {
            System.out.println("empty " + e.getMessage());
        }
        try {
            q.element();
        } catch (NoSuchElementException e) {
            System.out.println("no head");
        }
        PriorityQueue<Task> tasks = new PriorityQueue<>(Comparator.comparingInt(Task::priority).reversed().thenComparing(Task::name));
        tasks.add(new Task("b", 1));
        tasks.add(new Task("a", 1));
        tasks.add(new Task("c", 5));
        tasks.offer(new Task("d", 3));
        while (!tasks.isEmpty()) System.out.print(tasks.remove().name());
        System.out.println();
        PriorityQueue<Integer> max = new PriorityQueue<>(Collections.reverseOrder());
        Random random = new Random(1);
        for (int i = 0; i < 100; i++) {
            max.add(random.nextInt(1000));
            if (max.size() > 5) max.poll();
        }
        System.out.println(max + " " + new PriorityQueue<>(max).comparator().equals(max.comparator()));
        max.removeIf(x -> x % 2 == 0);
        System.out.println(max);
        try {
            max.add(null);
        } catch (NullPointerException e) {
            System.out.println("no nulls");
        }
        try {
            PriorityQueue<Object> objects = new PriorityQueue<>();
            objects.add(new Object());
            objects.add(new Object());
        } catch (ClassCastException e) {
            System.out.println("not comparable");
        }
    }
}
