// ArrayList operations.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class ListArray {
    public static void main(String[] args) {
        List<Integer> a = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            a.add(i * i % 17);
        }
        System.out.println(a + " " + a.size() + a.contains(4) + a.indexOf(4) + a.lastIndexOf(4));
        a.add(3, 100);
        a.set(0, -1);
        System.out.println(a.remove(1) + " " + a.remove((Integer) 100) + " " + a.subList(2, 6) + a.get(5));
        a.subList(0, 10).clear();
        System.out.println(a);
        a.removeIf(x -> x % 2 == 0);
        a.replaceAll(x -> x * 10);
        System.out.println(a);
        a.sort(null);
        System.out.println(a);
        a.sort((x, y) -> y - x);
        System.out.println(a + " " + a.equals(Arrays.asList(a.toArray())) + a.hashCode());
        a.addAll(1, List.of(7, 8));
        a.removeAll(List.of(10));
        a.retainAll(List.of(7, 8, 30));
        System.out.println(a + Arrays.toString(a.toArray(new Integer[0])));
        try {
            a.get(99);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            for (Integer x : a) {
                a.add(x);
            }
        } catch (java.util.ConcurrentModificationException e) {
            System.out.println("CME " + e.getMessage());
        }
        try {
            Arrays.asList(1, 2).add(3);
        } catch (UnsupportedOperationException e) {
            System.out.println("fixed size");
        }
    }
}
