// LinkedList and ListIterator.
import java.util.LinkedList;
import java.util.ListIterator;
import java.util.NoSuchElementException;

public class ListLinked {
    public static void main(String[] args) {
        LinkedList<String> l = new LinkedList<>();
        l.add("b");
        l.addFirst("a");
        l.addLast("c");
        l.add(1, "x");
        System.out.println(l + l.getFirst() + l.getLast() + l.peek() + l.size());
        l.push("p");
        System.out.println(l.pop() + l.poll() + l.pollLast() + l);
        for (ListIterator<String> it = l.listIterator(); it.hasNext();) {
            int i = it.nextIndex();
            String s = it.next();
            if (s.equals("x")) {
                it.remove();
                it.add("y" + i);
                it.add("z");
            } else {
                it.set(s + s);
            }
        }
        System.out.println(l);
        ListIterator<String> back = l.listIterator(l.size());
        while (back.hasPrevious()) {
            System.out.print(back.previousIndex() + back.previous() + " ");
        }
        System.out.println(l.removeFirstOccurrence("z") + " " + l.indexOf("bb"));
        l.clear();
        try {
            l.getFirst();
        } catch (NoSuchElementException e) {
            System.out.println("empty " + l.peekFirst());
        }
        try {
            l.listIterator().remove();
        } catch (IllegalStateException e) {
            System.out.println("no element");
        }
    }
}
