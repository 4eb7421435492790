// Arrays.sort of every type and range, stable object sorts with many runs, parallelSort on small data, broken comparators.
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Random;

public class ArraysSorting {
    public static void main(String[] args) {
        Random r = new Random(11);
        int[] ints = r.ints(1000, -500, 500).toArray();
        int[] copy = ints.clone();
        Arrays.sort(ints);
        boolean ok = true;
        for (int i = 1; i < ints.length; i++) ok &= ints[i - 1] <= ints[i];
        System.out.println(ok + " " + ints[0] + " " + ints[999] + " " + Arrays.hashCode(ints));
        Arrays.sort(copy, 100, 200);
        System.out.println(Arrays.hashCode(copy) + " " + Arrays.toString(Arrays.copyOfRange(copy, 98, 104)));
        byte[] bytes = new byte[200];
        r.nextBytes(bytes);
        Arrays.sort(bytes);
        char[] chars = "the quick brown fox".toCharArray();
        Arrays.sort(chars);
        short[] shorts = {5, -3, 0, Short.MIN_VALUE, Short.MAX_VALUE};
        Arrays.sort(shorts);
        long[] longs = r.longs(50).toArray();
        Arrays.sort(longs);
        System.out.println(bytes[0] + " " + bytes[199] + " " + new String(chars).trim() + " " + Arrays.toString(shorts) + " " + Arrays.hashCode(longs));
        double[] doubles = {0.0, -0.0, Double.NaN, -1, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 1e-300};
        Arrays.sort(doubles);
        float[] floats = {Float.NaN, 0f, -0f, 3f};
        Arrays.sort(floats);
        System.out.println(Arrays.toString(doubles) + " " + Arrays.toString(floats));
        String[] words = new String[300];
        for (int i = 0; i < words.length; i++) words[i] = "w" + (i * 37 % 100) + "#" + i;
        Arrays.sort(words, Comparator.comparing(s -> s.substring(0, s.indexOf('#'))));
        System.out.println(Arrays.asList(words).subList(0, 9) + " " + Arrays.hashCode(words));
        Integer[] boxed = new Integer[100];
        for (int i = 0; i < 100; i++) boxed[i] = i < 50 ? i : 150 - i;
        Arrays.sort(boxed, Collections.reverseOrder());
        System.out.println(boxed[0] + " " + boxed[50] + " " + boxed[99]);
        Arrays.parallelSort(copy);
        System.out.println(Arrays.equals(copy, ints));
        Arrays.parallelPrefix(shortInts(), Integer::sum);
        int[] sums = shortInts();
        Arrays.parallelPrefix(sums, Integer::sum);
        System.out.println(Arrays.toString(sums));
        Integer[] bad = new Integer[64];
        for (int i = 0; i < 64; i++) bad[i] = i;
        try {
            Collections.shuffle(Arrays.asList(bad), new Random(2));
            Arrays.sort(bad, (a, b) -> a % 7 < b % 5 ? 1 : -1);
            System.out.println("not noticed");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }

    static int[] shortInts() {
        return new int[] {1, 2, 3, 4, 5};
    }
}
