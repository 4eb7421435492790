// Arrays of arrays: ragged, partial allocation, default values, covariance, arrays as objects, initialisers, length zero, instanceof.
import java.util.Arrays;

public class MultiDimArrays {
    static int[] row(int n) {
        int[] r = new int[n];
        for (int i = 0; i < n; i++) r[i] = i * n;
        return r;
    }

    public static void main(String[] args) {
        int[][][] cube = new int[2][3][];
        cube[1][2] = new int[] {7};
        System.out.println(cube.length + " " + cube[0].length + " " + cube[0][0] + " " + cube[1][2][0]);
        int[][] ragged = {row(1), row(3), {}, row(2)};
        int total = 0;
        for (int[] r : ragged) for (int x : r) total += x;
        System.out.println(total + " " + Arrays.deepToString(ragged) + " " + ragged[2].length);
        long[][] longs = new long[2][2];
        boolean[] flags = new boolean[2];
        char[] chars = new char[2];
        String[] strings = new String[2];
        double[][] doubles = new double[1][1];
        System.out.println(longs[1][1] + " " + flags[0] + " " + (int) chars[0] + " " + strings[0] + " " + doubles[0][0]);
        Object[] objects = new String[] {"a"};
        Object o = new int[][] {{1}, {2, 3}};
        System.out.println((objects instanceof String[]) + " " + (o instanceof Object[]) + " " + (o instanceof int[][] g && g[1].length == 2) + " " + (o instanceof Cloneable) + " " + objects.getClass().getSimpleName());
        int a[] = {1, 2}, b = 3, c[][] = {{4}};
        System.out.println(a[0] + b + c[0][0]);
        String[][] names = new String[][] {{"x"}, new String[2]};
        names[1][1] = "y";
        System.out.println(names[1][0] + names[1][1] + names[0].length);
        int[][] shared = new int[3][];
        Arrays.fill(shared, new int[1]);
        shared[0][0] = 5;
        System.out.println(shared[2][0]);
        int[][] big = new int[40][50];
        for (int i = 0; i < 40; i++) for (int j = 0; j < 50; j++) big[i][j] = i ^ j;
        long h = 0;
        for (int[] r : big) h = h * 31 + Arrays.hashCode(r);
        System.out.println(h);
        byte[] bytes = {(byte) 200, 'a', 0x7f};
        short[] shorts = {(short) 40000};
        float[] floats = {1, 2L, 'c', 1.5f};
        System.out.println(bytes[0] + shorts[0] + floats[2] + " " + new int[] {1, 2, 3}[1] + " " + new Object[0].length);
        int[][] e = {{1, 2}, {3, 4}};
        int[] t = e[0];
        e[0] = e[1];
        e[1] = t;
        System.out.println(Arrays.deepToString(e));
    }
}
