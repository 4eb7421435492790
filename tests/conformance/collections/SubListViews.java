// subList views: writes through, structural changes, nested views, clear of a range, ConcurrentModificationException.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.ConcurrentModificationException;
import java.util.LinkedList;
import java.util.List;

public class SubListViews {
    static void use(List<Integer> list) {
        for (int i = 0; i < 10; i++) list.add(i);
        List<Integer> sub = list.subList(2, 7);
        sub.set(0, 22);
        sub.add(99);
        sub.remove(1);
        System.out.println(sub + " " + list);
        List<Integer> deeper = sub.subList(1, 3);
        deeper.clear();
        System.out.println(deeper + " " + sub + " " + list);
        Collections.reverse(sub);
        System.out.println(list + " " + sub.indexOf(99) + " " + sub.equals(List.of(99, 6, 22)));
        list.add(1);
        try {
            System.out.println(sub.size());
        } catch (ConcurrentModificationException e) {
            System.out.println("CME");
        }
    }

    public static void main(String[] args) {
        use(new ArrayList<>());
        use(new LinkedList<>());
        List<String> fixed = Arrays.asList("c", "a", "b");
        List<String> view = fixed.subList(1, 3);
        view.set(0, "z");
        Collections.sort(fixed);
        System.out.println(fixed + " " + view);
        try {
            view.add("no");
        } catch (UnsupportedOperationException e) {
            System.out.println("fixed size");
        }
        List<Integer> immutable = List.of(1, 2, 3, 4).subList(1, 3);
        System.out.println(immutable + " " + immutable.contains(3));
        try {
            immutable.set(0, 1);
        } catch (UnsupportedOperationException e) {
            System.out.println("immutable " + e.getMessage());
        }
    }
}
