// java.util.Arrays.
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

public class ArraysMethods {
    public static void main(String[] args) {
        int[] a = {5, 3, 9, 1, 7};
        Arrays.sort(a);
        System.out.println(Arrays.toString(a) + Arrays.binarySearch(a, 7) + Arrays.binarySearch(a, 4) + " " + Arrays.stream(a).sum());
        System.out.println(Arrays.toString(Arrays.copyOf(a, 7)) + Arrays.toString(Arrays.copyOfRange(a, 1, 3)) + Arrays.equals(a, a.clone()) + Arrays.hashCode(a));
        int[] big = new int[1000];
        for (int i = 0; i < big.length; i++) {
            big[i] = (i * 7919) % 1009;
        }
        Arrays.sort(big);
        boolean sorted = true;
        for (int i = 1; i < big.length; i++) {
            sorted &= big[i - 1] <= big[i];
        }
        System.out.println(sorted + " " + big[500]);
        String[] w = {"pear", "Fig", "apple", "kiwi"};
        Arrays.sort(w);
        System.out.print(Arrays.toString(w));
        Arrays.sort(w, String.CASE_INSENSITIVE_ORDER);
        System.out.print(Arrays.toString(w));
        Arrays.sort(w, Comparator.comparing(String::length).reversed());
        System.out.println(Arrays.toString(w));
        double[] d = {2.5, Double.NaN, -0.0, 0.0, -1};
        Arrays.sort(d);
        System.out.println(Arrays.toString(d));
        char[] c = "sort".toCharArray();
        Arrays.sort(c, 1, 4);
        Arrays.fill(a, 1, 3, 8);
        System.out.println(new String(c) + Arrays.toString(a) + Arrays.asList(1, 2) + Arrays.deepEquals(new int[][] {{1}}, new int[][] {{1}}) + Arrays.deepHashCode(new Object[] {1, new int[] {2}}));
        long[] p = new long[5];
        Arrays.setAll(p, i -> i * i);
        Arrays.parallelPrefix(p, Long::sum);
        System.out.println(Arrays.toString(p) + Arrays.mismatch(new int[] {1, 2}, new int[] {1, 3}) + Arrays.compare(new int[] {1}, new int[] {1, 2}));
        List<String> view = Arrays.asList(w);
        view.set(0, "changed");
        System.out.println(w[0] + Arrays.toString((int[]) null) + Arrays.toString(new boolean[2]));
    }
}
