// ArrayDeque and PriorityQueue.
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.PriorityQueue;

public class QueueDeque {
    public static void main(String[] args) {
        Deque<Integer> d = new ArrayDeque<>(2);
        for (int i = 0; i < 20; i++) {
            if (i % 3 == 0) {
                d.addFirst(i);
            } else {
                d.offerLast(i);
            }
            if (i % 5 == 4) {
                System.out.print(d.pollFirst() + "," + d.pollLast() + " ");
            }
        }
        System.out.println(d + " " + d.peekFirst() + d.peekLast() + d.contains(7) + d.size());
        Iterator<Integer> back = d.descendingIterator();
        back.next();
        back.remove();
        d.removeIf(x -> x % 2 == 0);
        System.out.println(d);
        d.push(1);
        System.out.println(d.pop() + d.element());
        PriorityQueue<Integer> q = new PriorityQueue<>(List.of(5, 1, 4, 1, 3, 9));
        q.add(2);
        q.remove(4);
        System.out.print(q.peek() + " " + q.size() + ": ");
        while (!q.isEmpty()) {
            System.out.print(q.poll() + " ");
        }
        System.out.println(q.poll());
        PriorityQueue<String> words = new PriorityQueue<>(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()));
        words.addAll(List.of("ccc", "a", "bb", "aa", "b"));
        StringBuilder sb = new StringBuilder();
        while (words.size() > 0) {
            sb.append(words.remove()).append(' ');
        }
        System.out.println(sb);
        try {
            d.addFirst(null);
        } catch (NullPointerException e) {
            System.out.println("no nulls");
        }
        try {
            new ArrayDeque<Integer>().pop();
        } catch (java.util.NoSuchElementException e) {
            System.out.println("empty");
        }
    }
}
