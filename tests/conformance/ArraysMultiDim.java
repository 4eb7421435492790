// multianewarray, ragged arrays, default values, clone of arrays.
import java.util.Arrays;

public class ArraysMultiDim {
    public static void main(String[] args) {
        int[][][] cube = new int[2][3][4];
        cube[1][2][3] = 7;
        System.out.println(Arrays.deepToString(cube));
        long[][] ragged = new long[3][];
        for (int i = 0; i < 3; i++) {
            ragged[i] = new long[i + 1];
            ragged[i][i] = i;
        }
        System.out.println(Arrays.deepToString(ragged));
        String[][] names = {{"a"}, {}, {"b", null}};
        System.out.println(Arrays.deepToString(names) + names[1].length);
        int[][] shallow = {{1, 2}, {3}};
        int[][] copy = shallow.clone();
        copy[0][0] = 99;
        copy[1] = new int[] {4};
        System.out.println(Arrays.deepToString(shallow) + Arrays.deepToString(copy));
        System.out.println(cube.getClass().getName() + " " + names.getClass().getSimpleName() + " " + new boolean[0].getClass().getName());
        System.out.println(new char[1][0][2].length + " " + new Object[3][][].getClass());
        boolean[] b = new boolean[1];
        char[] c = new char[1];
        double[] d = new double[1];
        Object[] o = new Object[1];
        float[] f = new float[1];
        System.out.println(b[0] + " " + (int) c[0] + " " + d[0] + " " + o[0] + " " + f[0]);
        System.out.println(new int[2][3].clone()[1].clone().length);
    }
}
