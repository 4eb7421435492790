// Sealed interfaces and instanceof patterns with scope by flow.
public class SealedPatterns {
    sealed interface Expr permits Num, Add, Mul, Neg {}

    record Num(int v) implements Expr {}

    record Add(Expr l, Expr r) implements Expr {}

    record Mul(Expr l, Expr r) implements Expr {}

    static final class Neg implements Expr {
        final Expr e;

        Neg(Expr e) {
            this.e = e;
        }
    }

    static int eval(Expr e) {
        if (e instanceof Num n) {
            return n.v();
        } else if (e instanceof Add a) {
            return eval(a.l()) + eval(a.r());
        } else if (e instanceof Mul m) {
            return eval(m.l()) * eval(m.r());
        } else if (!(e instanceof Neg neg)) {
            throw new AssertionError(e);
        } else {
            return -eval(neg.e);
        }
    }

    static String kind(Object o) {
        if (o instanceof String s && !s.isEmpty()) {
            return "string " + s.charAt(0);
        }
        if (o instanceof Integer i && i > 10 || o instanceof Long) {
            return "number";
        }
        return o instanceof int[] a ? "ints " + a.length : "other";
    }

    public static void main(String[] args) {
        System.out.println(eval(new Add(new Num(2), new Mul(new Num(3), new Neg(new Num(4))))));
        System.out.println(new Add(new Num(1), new Num(2)));
        System.out.println(kind("hey") + "," + kind("") + "," + kind(11) + "," + kind(5) + "," + kind(5L) + "," + kind(new int[2]) + "," + kind(null));
        System.out.println(Expr.class.isSealed() + " " + Expr.class.getPermittedSubclasses().length);
    }
}
