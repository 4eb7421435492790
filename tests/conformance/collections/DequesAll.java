// ArrayDeque and LinkedList as stacks and queues: every method of Deque, growth across the wrap-around, exceptions against nulls.
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedList;
import java.util.NoSuchElementException;

public class DequesAll {
    static void use(Deque<Integer> d) {
        d.addFirst(2);
        d.addLast(3);
        d.offerFirst(1);
        d.offerLast(4);
        d.push(0);
        d.add(5);
        d.offer(6);
        System.out.println(d + " " + d.peek() + d.peekFirst() + d.peekLast() + d.getFirst() + d.getLast() + d.element());
        System.out.println(d.pop() + " " + d.poll() + " " + d.pollLast() + " " + d.removeLast() + " " + d.removeFirst() + " " + d.remove() + " " + d);
        d.clear();
        System.out.println(d.pollFirst() + " " + d.peekLast());
        for (Runnable r : new Runnable[] {d::pop, d::getFirst, d::getLast, d::removeFirst, d::removeLast, d::element, d::remove}) {
            try {
                r.run();
            } catch (NoSuchElementException e) {
                System.out.print("none ");
            }
        }
        System.out.println();
        for (int i = 0; i < 10; i++) {
            d.addLast(i);
            if (i % 3 == 0) d.pollFirst();
        }
        for (int i = 0; i < 30; i++) d.addFirst(-i);
        System.out.println(d.size() + " " + d);
        d.removeFirstOccurrence(0);
        d.removeLastOccurrence(-5);
        d.removeIf(x -> x < -10);
        System.out.println(d + " " + d.contains(-3) + " " + d.remove(99));
        StringBuilder sb = new StringBuilder();
        d.descendingIterator().forEachRemaining(sb::append);
        System.out.println(sb);
        try {
            d.offer(null);
            System.out.println("null taken " + d.pollLast());
        } catch (NullPointerException e) {
            System.out.println("null refused");
        }
    }

    public static void main(String[] args) {
        use(new ArrayDeque<>());
        use(new ArrayDeque<>(2));
        use(new LinkedList<>());
    }
}
