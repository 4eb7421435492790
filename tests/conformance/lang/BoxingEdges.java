// Boxing and unboxing: caches, equality, null, ternaries, varargs, collections, arithmetic, switch, compound operators.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class BoxingEdges {
    static Integer maybe(boolean b) {
        return b ? 1 : null;
    }

    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(Arrays.asList(10, 20, 30));
        list.remove(1);
        list.remove(Integer.valueOf(10));
        System.out.println(list);
        Map<Long, String> map = new HashMap<>();
        map.put(1L, "one");
        System.out.println(map.get(1) + " " + map.get(1L));
        Integer a = 127, b = 127, c = 128, d = 128;
        System.out.println((a == b) + " " + c.equals(d) + " " + (c == 128) + " " + new ArrayList<>(List.of(c)).contains(128));
        try {
            int x = maybe(false);
        } catch (NullPointerException e) {
            System.out.println("unboxed null");
        }
        try {
            Object o = true ? maybe(false) : 0;
            System.out.println(o);
        } catch (NullPointerException e) {
            System.out.println("ternary unboxes");
        }
        Object o1 = true ? 1 : "s", o2 = true ? 1 : 2.0, o3 = true ? (Integer) 1 : (Double) 2.0;
        System.out.println(o1 + " " + o2 + " " + o3);
        Integer i = 5;
        i++;
        i += 2.7 > 2 ? 3 : 0;
        i = i << 1;
        System.out.println(i + " " + -i + " " + ~i + " " + (i > 10) + " " + i.toString().length());
        Character ch = 'a';
        ch++;
        char prim = ch;
        System.out.println(ch + " " + (ch + 1) + " " + (char) (prim + 1) + " " + ch.equals('b') + " " + ch.compareTo('a'));
        Long l = 5L;
        System.out.println(l.equals(5) + " " + l.equals(5L) + " " + (l == 5) + " " + (l + i));
        Boolean t = Boolean.TRUE, f = !t;
        System.out.println((t && !f) + " " + (t ^ f) + " " + (t ? "yes" : "no"));
        Double nan = Double.NaN;
        System.out.println(nan.equals(Double.NaN) + " " + (nan == Double.NaN) + " " + nan.compareTo(1.0) + " " + Double.valueOf(0.0).equals(-0.0));
        int[] counts = new int[3];
        Integer index = 1;
        counts[index]++;
        counts[index] += index;
        System.out.println(Arrays.toString(counts));
        switch (i) {
            case 18:
                System.out.println("eighteen");
                break;
            default:
                System.out.println("other " + i);
        }
        Byte by = (byte) 1;
        Short sh = (short) (by + 1);
        System.out.println(by + sh + " " + by.equals((byte) 1) + " " + by.equals(1) + " " + sh.hashCode());
        long sum = 0;
        for (Integer x : List.of(1, 2, 3)) sum += x;
        System.out.println(sum + " " + (Object) sum + " " + ((Object) 'x').getClass().getSimpleName());
    }
}
