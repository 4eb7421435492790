// Left-to-right evaluation: operands, array accesses, calls, compound assignments, exceptions in the middle, conditional operators.
public class EvaluationOrders {
    static StringBuilder log = new StringBuilder();

    static int v(int x) {
        log.append(x).append(' ');
        return x;
    }

    static int[] arr(int[] a, String name) {
        log.append(name).append(' ');
        return a;
    }

    static int boom() {
        log.append("boom ");
        throw new IllegalStateException();
    }

    static void flush(String what) {
        System.out.println(what + ": " + log);
        log.setLength(0);
    }

    static int three(int a, int b, int c) {
        log.append("call ");
        return a + b + c;
    }

    public static void main(String[] args) {
        int r = v(1) + v(2) * v(3) - v(4);
        flush("arithmetic " + r);
        int[] a = new int[5];
        arr(a, "a")[v(1)] = v(7);
        flush("array store");
        try {
            arr(null, "null")[v(1)] = v(2);
        } catch (NullPointerException e) {
            flush("null array");
        }
        try {
            arr(a, "a")[v(9)] = boom();
        } catch (IllegalStateException e) {
            flush("value before bounds");
        }
        try {
            a[v(9)] += v(1);
        } catch (ArrayIndexOutOfBoundsException e) {
            flush("compound bounds first");
        }
        try {
            three(v(1), boom(), v(3));
        } catch (IllegalStateException e) {
            flush("arguments");
        }
        int i = 1;
        i += i++ + ++i;
        flush("i " + i);
        int k = 2;
        k = k++ * 2 + k;
        flush("k " + k);
        a[0] = 0;
        int j = 0;
        a[j] = j = 2;
        flush("a[0] " + a[0] + " j " + j);
        boolean b = v(1) > 2 && v(3) > 2 || v(4) > 3 | v(5) > 9 & v(6) > 0;
        flush("logic " + b);
        int c = v(0) == 0 ? v(10) : v(20);
        flush("conditional " + c);
        String s = "" + v(1) + (v(2) + v(3)) + v(4);
        flush("concat " + s);
        try {
            int d = v(1) / (v(0)) + boom();
        } catch (ArithmeticException e) {
            flush("division first");
        }
        long x = v(1) << v(33) >> v(1);
        flush("shift " + x);
        int[][] m = {{1, 2}, {3, 4}};
        int q = 0;
        m[q++][q] = q = m[q][q - 1] + 10;
        flush("m " + m[0][1] + " q " + q);
        int[] first = {1, 2, 3}, second = {4, 5, 6};
        int[] w = first;
        w[1] = (w = second)[2];
        flush("w " + first[1] + second[1]);
        Object o = new Object[] {v(1), v(2)}[v(1)];
        flush("initialiser " + o);
    }
}
