// TreeSet: navigation, subsets, descending views, comparators inconsistent with equals, random inserts and removals.
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.NavigableSet;
import java.util.Random;
import java.util.TreeSet;

public class TreeSetNavigation {
    public static void main(String[] args) {
        TreeSet<Integer> set = new TreeSet<>(Arrays.asList(5, 1, 9, 3, 7));
        System.out.println(set + " " + set.floor(4) + set.ceiling(4) + set.lower(1) + set.higher(9) + set.first() + set.last());
        NavigableSet<Integer> sub = set.subSet(2, true, 8, true);
        sub.add(4);
        System.out.println(sub + " " + sub.pollFirst() + " " + set + " " + sub.descendingSet() + " " + set.headSet(5, true) + " " + set.tailSet(5));
        try {
            sub.add(100);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        TreeSet<String> byLength = new TreeSet<>(Comparator.comparingInt(String::length));
        for (String s : "the quick brown fox jumps over it".split(" ")) System.out.print(byLength.add(s) + " ");
        System.out.println(byLength + " " + byLength.contains("xyz"));
        Random random = new Random(42);
        TreeSet<Integer> big = new TreeSet<>();
        for (int i = 0; i < 300; i++) big.add(random.nextInt(1000));
        for (int i = 0; i < 200; i++) big.remove(random.nextInt(1000));
        int sum = 0, previous = -1;
        boolean sorted = true;
        for (int x : big) {
            sorted &= x > previous;
            previous = x;
            sum += x;
        }
        System.out.println(big.size() + " " + sum + " " + sorted + " " + big.higher(500) + " " + big.headSet(100).size());
        Iterator<Integer> down = big.descendingIterator();
        System.out.println(down.next() + " " + down.next());
        try {
            @SuppressWarnings({"unchecked", "rawtypes"})
            TreeSet<Object> mixed = new TreeSet();
            mixed.add("a");
            mixed.add(1);
        } catch (ClassCastException e) {
            System.out.println("not comparable");
        }
        try {
            new TreeSet<Object>().add(new Object());
        } catch (ClassCastException e) {
            System.out.println("no Comparable");
        }
    }
}
