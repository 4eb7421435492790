// Arrays.*: equals, compare, mismatch, deep operations, setAll, fill, asList, binarySearch, hashCode, streams over ranges.
import java.util.Arrays;
import java.util.List;

public class ArraysRest {
    public static void main(String[] args) {
        int[][] deep = {{1, 2}, {3}, null};
        int[][] same = {{1, 2}, {3}, null};
        System.out.println(Arrays.equals(deep, same) + " " + Arrays.deepEquals(deep, same) + " " + Arrays.deepHashCode(deep) + " " + Arrays.deepToString(deep));
        Object[] cyclic = new Object[2];
        cyclic[0] = cyclic;
        cyclic[1] = new double[] {1.5};
        System.out.println(Arrays.deepToString(cyclic));
        System.out.println(Arrays.compare(new int[] {1, 2}, new int[] {1, 3}) + " " + Arrays.compare(new int[] {1}, new int[] {1, 3}) + " " + Arrays.compareUnsigned(new byte[] {-1}, new byte[] {1}) + " " + Arrays.compare(new String[] {"a"}, new String[] {"b"}));
        System.out.println(Arrays.mismatch(new long[] {1, 2, 3}, new long[] {1, 2, 4}) + " " + Arrays.mismatch("same".toCharArray(), "same".toCharArray()) + " " + Arrays.mismatch(new byte[20], 1, 15, new byte[20], 2, 12));
        System.out.println(Arrays.equals(new double[] {Double.NaN, 0.0}, new double[] {Double.NaN, 0.0}) + " " + Arrays.equals(new double[] {0.0}, new double[] {-0.0}) + " " + Arrays.equals(new int[] {1, 2, 3}, 1, 3, new int[] {2, 3, 4}, 0, 2));
        int[] squares = new int[6];
        Arrays.setAll(squares, i -> i * i);
        Arrays.fill(squares, 1, 3, -1);
        System.out.println(Arrays.toString(squares) + " " + Arrays.stream(squares, 2, 5).sum());
        char[] letters = "acegik".toCharArray();
        System.out.println(Arrays.binarySearch(letters, 'g') + " " + Arrays.binarySearch(letters, 'b') + " " + Arrays.binarySearch(letters, 2, 4, 'z') + " " + Arrays.binarySearch(new String[] {"x", "yy"}, "yy"));
        List<String> list = Arrays.asList("b", "a");
        list.set(0, "c");
        list.replaceAll(String::toUpperCase);
        System.out.println(list + " " + list.getClass().getSimpleName() + " " + Arrays.asList(1, null) + " " + Arrays.asList(new int[3]).size());
        System.out.println(Arrays.toString(Arrays.copyOf(new String[] {"a"}, 3)) + Arrays.toString(Arrays.copyOf(new boolean[] {true}, 2)) + Arrays.toString(Arrays.copyOf(new Object[] {"s"}, 1, String[].class)));
        System.out.println(Arrays.hashCode(new Object[] {1, "a", null}) + " " + Arrays.hashCode(new double[] {1.5}) + " " + Arrays.hashCode(new boolean[] {true, false}) + " " + Arrays.hashCode((int[]) null));
        System.out.println(Arrays.toString((byte[]) null) + Arrays.toString(new float[] {1, 2.5f}) + Arrays.toString(new long[0]));
        try {
            Arrays.asList(1, 2).remove(0);
        } catch (UnsupportedOperationException e) {
            System.out.println("fixed " + e.getMessage());
        }
        System.out.println(Arrays.stream(new String[] {"q", "r"}).toList() + " " + Arrays.asList(3, 1, 2).indexOf(2));
    }
}
