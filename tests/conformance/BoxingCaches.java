// Boxing caches, equality of boxes, mixed comparisons, ternary unboxing.
import java.util.ArrayList;
import java.util.List;

public class BoxingCaches {
    static boolean same(Object a, Object b) {
        return a == b;
    }

    public static void main(String[] args) {
        System.out.println(same(127, 127) + " " + same(128, 128) + " " + same(-128, -128) + " " + same(-129, -129));
        System.out.println(same(127L, 127L) + " " + same(128L, 128L) + " " + same('a', 'a') + " " + same('\u1000', '\u1000'));
        System.out.println(same((byte) 5, (byte) 5) + " " + same(true, true) + " " + same(1.0, 1.0) + " " + same((short) 200, (short) 200));
        Integer a = 1000, b = 1000;
        System.out.println((a == b) + " " + a.equals(b) + " " + (a <= b && a >= b) + " " + a.equals(1000L) + " " + (a == 1000));
        Object o = true ? 1 : 2.0;
        System.out.println(o);
        Object p = true ? (Object) 1 : 2.0;
        System.out.println(p);
        Integer none = null;
        try {
            int x = false ? 1 : none;
            System.out.println(x);
        } catch (NullPointerException e) {
            System.out.println("unboxed null");
        }
        List<Integer> list = new ArrayList<>(List.of(10, 20, 30));
        list.remove(1);
        list.remove(Integer.valueOf(10));
        System.out.println(list);
        long sum = 0;
        for (Integer i = 0; i < 200; i++) {
            sum += i;
        }
        System.out.println(sum);
        Character c = 'x';
        c++;
        System.out.println(c + " " + (c == 'y') + " " + (char) (c + 1) + " " + Integer.valueOf(7).hashCode() + Boolean.hashCode(true));
    }
}
