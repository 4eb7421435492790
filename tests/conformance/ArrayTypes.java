// Loads and stores of all element types, with truncation and sign extension.
public class ArrayTypes {
    public static void main(String[] args) {
        byte[] b = {(byte) 200, -1, 127};
        short[] s = {(short) 40000, -1};
        char[] c = {(char) -1, 'x', 0};
        int[] i = {Integer.MIN_VALUE};
        long[] l = {Long.MIN_VALUE, 1L << 40};
        float[] f = {1.1f, Float.NaN};
        double[] d = {1.1, -0.0};
        boolean[] z = {true, false};
        Object[] o = {"s", 1, 'c', 2L, new int[] {1}.length, null};
        System.out.println(b[0] + " " + b[1] + " " + (b[0] & 0xff) + " " + s[0] + " " + s[1] + " " + (int) c[0] + " " + c[1]);
        System.out.println(i[0] + " " + l[0] + " " + l[1] + " " + f[0] + " " + f[1] + " " + d[0] + " " + d[1] + " " + z[0] + z[1]);
        for (Object x : o) {
            System.out.print(x + " ");
        }
        System.out.println();
        b[1] += 300;
        c[2]--;
        s[1] ^= 0x7fff;
        l[1] *= 3;
        f[0] /= 3;
        d[0] %= 0.3;
        z[1] |= z[0];
        System.out.println(b[1] + " " + (int) c[2] + " " + s[1] + " " + l[1] + " " + f[0] + " " + d[0] + " " + z[1]);
        int sum = 0;
        for (byte x : b) {
            sum += x;
        }
        System.out.println(sum);
    }
}
