// ArrayList: growth, removal by index and object, bulk operations, removeIf, replaceAll, sort, toArray, exceptions.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

public class ArrayListOps {
    static void attempt(Runnable r) {
        try {
            r.run();
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        ArrayList<Integer> list = new ArrayList<>();
        for (int i = 0; i < 30; i++) list.add(i * 7 % 10);
        list.remove(3);
        list.remove(Integer.valueOf(9));
        System.out.println(list + " " + list.size());
        list.removeIf(x -> x % 2 == 0);
        System.out.println(list);
        list.replaceAll(x -> x * x);
        list.add(2, -1);
        list.addAll(1, List.of(100, 200));
        System.out.println(list + " " + list.indexOf(49) + " " + list.lastIndexOf(49) + " " + list.contains(5));
        list.sort(Comparator.reverseOrder());
        System.out.println(list);
        list.retainAll(List.of(1, 9, 25));
        list.removeAll(Collections.singleton(9));
        System.out.println(list + " " + list.hashCode() + " " + list.equals(new java.util.LinkedList<>(list)));
        Integer[] array = list.toArray(new Integer[0]);
        Integer[] larger = list.toArray(new Integer[list.size() + 2]);
        System.out.println(array.length + " " + larger[list.size()] + " " + Arrays.toString(list.toArray()));
        attempt(() -> list.get(99));
        attempt(() -> list.set(-1, 1));
        attempt(() -> list.add(99, 1));
        attempt(() -> list.remove(99));
        attempt(() -> new ArrayList<>(-1));
        attempt(() -> list.subList(3, 2));
        attempt(() -> list.subList(0, 99));
        list.ensureCapacity(100);
        list.trimToSize();
        list.clear();
        attempt(() -> list.iterator().next());
        System.out.println(list + " " + list.isEmpty());
    }
}
