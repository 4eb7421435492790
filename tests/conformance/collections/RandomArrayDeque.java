// Random operations on an ArrayDeque against a LinkedList.
import java.util.*;

public class RandomArrayDeque {
    static void check(Object x, Object y) {
        if (!Objects.equals(x, y)) throw new AssertionError(x + " " + y);
    }

    public static void main(String[] args) {
        Deque<Integer> a = new ArrayDeque<>(), b = new LinkedList<>();
        Random r = new Random(9);
        for (int i = 0; i < 3000; i++) {
            switch (r.nextInt(7)) {
                case 0, 1 -> {
                    a.addFirst(i);
                    b.addFirst(i);
                }
                case 2, 3 -> {
                    a.addLast(i);
                    b.addLast(i);
                }
                case 4 -> check(a.pollFirst(), b.pollFirst());
                case 5 -> check(a.pollLast(), b.pollLast());
                default -> {
                    Integer x = r.nextInt(i + 1);
                    check(a.remove(x), b.remove(x));
                }
            }
            check(a.size(), b.size());
        }
        System.out.println(a.size() + " " + new ArrayList<>(a).equals(new ArrayList<>(b)) + " " + new ArrayList<>(a).hashCode());
    }
}
