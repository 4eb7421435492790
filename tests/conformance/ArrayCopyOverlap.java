// System.arraycopy with overlapping ranges and all element types.
import java.util.Arrays;

public class ArrayCopyOverlap {
    public static void main(String[] args) {
        int[] a = {0, 1, 2, 3, 4, 5, 6, 7};
        System.arraycopy(a, 0, a, 2, 5);
        System.out.println(Arrays.toString(a));
        int[] b = {0, 1, 2, 3, 4, 5, 6, 7};
        System.arraycopy(b, 3, b, 1, 5);
        System.out.println(Arrays.toString(b));
        Object[] o = {"a", "b", "c", "d"};
        System.arraycopy(o, 0, o, 1, 3);
        System.out.println(Arrays.toString(o));
        String[] s = new String[3];
        System.arraycopy(o, 1, s, 0, 3);
        System.out.println(Arrays.toString(s));
        byte[] bytes = "overlapping".getBytes();
        System.arraycopy(bytes, 0, bytes, 4, 7);
        System.out.println(new String(bytes));
        double[] d = {1, 2, 3};
        System.arraycopy(d, 0, d, 0, 3);
        System.arraycopy(d, 3, d, 3, 0);
        System.out.println(Arrays.toString(d));
        boolean[] z = {true, false, true};
        System.arraycopy(z, 0, z, 1, 2);
        System.out.println(Arrays.toString(z));
        char[] chars = new char[5];
        "hello".getChars(1, 4, chars, 0);
        System.arraycopy(chars, 0, chars, 2, 3);
        System.out.println(new String(chars));
    }
}
