// Patterns of instanceof: scopes after negation, in conditions, with generics, shadowing fields, in loops.
import java.util.*;

public class PatternMatching {
    static String describe(Object o) {
        if (o instanceof String s && s.length() > 2) return "string " + s.toUpperCase();
        if (o instanceof Number n) {
            if (n instanceof Integer i) return "int " + (i + 1);
            return "number " + n.intValue();
        }
        if (o instanceof Character c) return "char " + (char) (c + 1);
        if (o instanceof List<?> l && !l.isEmpty() && l.get(0) instanceof Integer first) return "list from " + first;
        if (o instanceof int[] a) return "array " + a.length;
        if (o instanceof Optional<?> opt && opt.isPresent()) return "optional " + opt.get();
        if (o instanceof Map<?, ?> m) return "map " + m;
        return o == null ? "null" : "other";
    }

    public static void main(String[] args) {
        for (Object o : new Object[] {"text", 42, 42L, 'c', List.of(1, 2), new int[] {1, 2, 3}, null, Optional.of("x"), 3.5, Map.of("k", 1)}) System.out.println(describe(o));
        Object o = "scoped";
        if (!(o instanceof String s)) return;
        System.out.println(s.length());
        while (!(o instanceof Integer i)) o = o.toString().length();
        System.out.println(i + 1);
        boolean b = o instanceof Integer n && n > 3 || o instanceof String t && t.isEmpty();
        System.out.println(b);
    }
}
