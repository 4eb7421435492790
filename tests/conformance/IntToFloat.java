// i2f, l2f, l2d round to nearest even.
public class IntToFloat {
    public static void main(String[] args) {
        for (int i : new int[] {0, 16777216, 16777217, 16777219, 33554435, Integer.MAX_VALUE, Integer.MIN_VALUE, -16777217}) {
            System.out.println(i + " " + (float) i + " " + (double) i + " " + (int) (float) i);
        }
        for (long l : new long[] {9007199254740993L, 9007199254740995L, Long.MAX_VALUE, Long.MIN_VALUE, 1L << 53, (1L << 24) + 1}) {
            System.out.println(l + " " + (float) l + " " + (double) l + " " + (long) (double) l);
        }
        System.out.println((float) 0.1 + " " + (double) 0.1f + " " + (float) 1e-46 + " " + (float) 1e39);
        System.out.println((float) 16777217.0 + " " + (float) 1.00000005960464485 + " " + (float) 1.0000001788139343);
    }
}
