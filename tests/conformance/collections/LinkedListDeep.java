// LinkedList: index access, removal in the middle, bulk insertion, queue and list methods mixed, iteration with removal.
import java.util.*;

public class LinkedListDeep {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("worked");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        LinkedList<Integer> l = new LinkedList<>();
        for (int i = 0; i < 20; i++) {
            if (i % 3 == 0) l.addFirst(i);
            else if (i % 3 == 1) l.add(l.size() / 2, i);
            else l.addLast(i);
        }
        System.out.println(l);
        l.remove(5);
        l.remove((Integer) 7);
        l.removeFirstOccurrence(100);
        l.addAll(3, List.of(-1, -2, -3));
        l.set(0, 99);
        System.out.println(l + " " + l.get(7) + " " + l.indexOf(-2) + " " + l.peekLast());
        for (ListIterator<Integer> it = l.listIterator(); it.hasNext();) {
            int x = it.next();
            if (x % 2 == 0) it.remove();
            else if (x < 0) it.add(x * 10);
        }
        System.out.println(l + " " + l.pollFirst() + l.pollLast() + " " + l.clone() + " " + l.contains(-10));
        attempt(() -> l.get(100));
        attempt(() -> l.add(-1, 0));
        attempt(() -> new LinkedList<>().getFirst());
        attempt(() -> new LinkedList<>().removeLast());
    }
}
