// Messages of array exceptions: index, store, negative size, null, casts, clone, multi-dimensional.
import java.util.Arrays;

public class ArrayErrors {
    static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + " ok");
        } catch (RuntimeException e) {
            System.out.println(what + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        int[] three = new int[3];
        attempt("read", () -> System.out.println(three[3]));
        attempt("write", () -> three[-1] = 0);
        attempt("min", () -> three[Integer.MIN_VALUE]++);
        Object[] objects = new Integer[2];
        attempt("store", () -> objects[0] = "text");
        attempt("store null", () -> objects[0] = null);
        attempt("store index first", () -> objects[5] = "text");
        Object[][] grid = new String[2][];
        attempt("store row", () -> grid[0] = new Integer[1]);
        attempt("store row ok", () -> grid[0] = new String[1]);
        attempt("null row", () -> grid[1][0] = "x");
        attempt("negative", () -> System.out.println(new int[-2].length));
        attempt("negative multi", () -> System.out.println(new int[2][-3].length));
        attempt("zero first", () -> System.out.println(new int[0][-3].length));
        attempt("cast", () -> System.out.println(((int[]) (Object) new long[0]).length));
        attempt("cast array", () -> System.out.println(((String[]) (Object) new Object[0]).length));
        attempt("copy", () -> System.arraycopy(three, 1, three, 2, 2));
        attempt("copy negative", () -> System.arraycopy(three, -1, three, 0, 1));
        attempt("copy length", () -> System.arraycopy(three, 0, three, 0, -1));
        attempt("copy types", () -> System.arraycopy(three, 0, new long[3], 0, 1));
        attempt("copy no array", () -> System.arraycopy("s", 0, three, 0, 1));
        attempt("copy elements", () -> System.arraycopy(new Object[] {1, "x"}, 0, new Integer[2], 0, 2));
        attempt("copyOf", () -> Arrays.copyOf(three, -1));
        attempt("copyOfRange", () -> Arrays.copyOfRange(three, 2, 1));
        attempt("copyOfRange beyond", () -> Arrays.copyOfRange(three, 4, 5));
        attempt("fill", () -> Arrays.fill(three, 1, 9, 0));
        int[][] multi = new int[2][3];
        multi[1] = multi[0].clone();
        multi[0][0] = 5;
        System.out.println(Arrays.deepToString(multi) + " " + multi.getClass().getName() + " " + new String[0][0].getClass());
        attempt("char at", () -> "abc".charAt(3));
        attempt("substring", () -> "abc".substring(2, 1));
        attempt("substring end", () -> "abc".substring(0, 4));
        attempt("substring begin", () -> "abc".substring(-1));
    }
}
