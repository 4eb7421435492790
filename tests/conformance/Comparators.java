// Comparable, Comparator combinators, stable sort.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

public class Comparators {
    record Version(int major, int minor) implements Comparable<Version> {
        @Override
        public int compareTo(Version o) {
            int c = Integer.compare(major, o.major);
            return c != 0 ? c : Integer.compare(minor, o.minor);
        }
    }

    public static void main(String[] args) {
        List<Version> v = new ArrayList<>(List.of(new Version(1, 2), new Version(0, 9), new Version(1, 0)));
        Collections.sort(v);
        System.out.println(v + " " + Collections.max(v));
        String[] s = {"bb", "a", "ccc", "aa", "b", "c", null};
        Arrays.sort(s, Comparator.nullsFirst(Comparator.comparingInt(String::length)));
        System.out.println(Arrays.toString(s));
        Arrays.sort(s, Comparator.nullsLast(Comparator.comparing(String::length, Comparator.reverseOrder()).thenComparing(Comparator.naturalOrder())));
        System.out.println(Arrays.toString(s));
        v.sort(Comparator.comparing(Version::minor).reversed());
        System.out.println(v);
        Integer[] many = new Integer[200];
        for (int i = 0; i < many.length; i++) {
            many[i] = (i * 31 + 7) % 200;
        }
        Arrays.sort(many, (a, b) -> a % 10 - b % 10);
        System.out.println(Arrays.asList(many).subList(0, 25));
        Integer[] random = new Integer[50];
        for (int i = 0; i < 50; i++) {
            random[i] = (i * 17) % 50;
        }
        try {
            Arrays.sort(random, (a, b) -> (a * 7919 + b * 104729) % 3 - 1);
            System.out.println("sorted anyhow");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println("a".compareTo("b") + Boolean.compare(true, false) + Comparator.<Integer>reverseOrder().compare(1, 2));
    }
}
