// Operands are evaluated from left to right, and assignments from the outside in.
public class EvaluationOrder {
    static int next;

    static int v(String name) {
        System.out.print(name + next + " ");
        return next++;
    }

    static int[] array(int[] a) {
        System.out.print("array ");
        return a;
    }

    static int fail() {
        System.out.print("fail ");
        throw new RuntimeException("index");
    }

    public static void main(String[] args) {
        System.out.println(v("a") + v("b") * v("c"));
        int[] x = new int[20];
        array(x)[v("i")] = v("r");
        System.out.println(x[3]);
        int i = 2;
        i += (i = 7) * 2;
        System.out.println(i);
        int[] n = null;
        try {
            n[fail()] = v("never");
        } catch (RuntimeException e) {
            System.out.println(e.getMessage());
        }
        try {
            array(x)[100] = v("rhs");
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        int j = 1;
        j = j++ + j++ * --j;
        System.out.println(j);
        System.out.println(v("t") > 100 ? v("yes") : v("no"));
    }
}
