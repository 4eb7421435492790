// ListIterator both ways with set, add and remove on ArrayList, LinkedList and Vector; descending iterators.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;
import java.util.Vector;

public class ListIteratorWalk {
    static void walk(List<String> list) {
        list.addAll(List.of("a", "b", "c", "d"));
        ListIterator<String> it = list.listIterator(list.size());
        StringBuilder sb = new StringBuilder();
        while (it.hasPrevious()) {
            int at = it.previousIndex();
            String s = it.previous();
            sb.append(at).append(s);
            if (s.equals("c")) it.remove();
            if (s.equals("b")) it.set("B");
            if (s.equals("a")) it.add("0");
            if (s.equals("0")) break;
        }
        System.out.println(sb + " " + list);
        try {
            it.set("x");
            System.out.println("set worked");
        } catch (IllegalStateException e) {
            System.out.println("no element to set");
        }
        try {
            while (true) it.next();
        } catch (NoSuchElementException e) {
            System.out.println("end at " + it.nextIndex());
        }
        try {
            list.listIterator(99);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        walk(new ArrayList<>());
        walk(new LinkedList<>());
        walk(new Vector<>());
        Iterator<String> down = new LinkedList<>(List.of("x", "y", "z")).descendingIterator();
        down.forEachRemaining(System.out::print);
        System.out.println();
    }
}
