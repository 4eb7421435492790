// Sealed interfaces and classes, permitted subclasses, pattern matching with instanceof, records inside.
public class SealedShapes {
    sealed interface Expr permits Num, Add, Mul, Neg {}

    record Num(int value) implements Expr {}

    record Add(Expr left, Expr right) implements Expr {}

    record Mul(Expr left, Expr right) implements Expr {}

    static final class Neg implements Expr {
        final Expr inner;

        Neg(Expr inner) {
            this.inner = inner;
        }
    }

    static sealed abstract class Animal {
        static final class Dog extends Animal {}

        static non-sealed class Cat extends Animal {}
    }

    static class Tiger extends Animal.Cat {}

    static int eval(Expr e) {
        if (e instanceof Num n) {
            return n.value();
        }
        if (e instanceof Add a && a.left() instanceof Num l && l.value() == 0) {
            return eval(a.right());
        }
        if (e instanceof Add a) {
            return eval(a.left()) + eval(a.right());
        }
        if (e instanceof Mul m) {
            return eval(m.left()) * eval(m.right());
        }
        if (!(e instanceof Neg neg)) {
            throw new AssertionError();
        }
        return -eval(neg.inner);
    }

    public static void main(String[] args) {
        Expr e = new Add(new Num(0), new Mul(new Add(new Num(2), new Num(3)), new Neg(new Num(7))));
        System.out.println(eval(e));
        System.out.println(new Add(new Num(1), new Num(2)));
        System.out.println(Expr.class.isSealed() + " " + Animal.class.isSealed() + " " + Tiger.class.isSealed());
        System.out.println(Expr.class.getPermittedSubclasses().length + " " + Animal.class.getPermittedSubclasses()[0].getSimpleName());
        Animal a = new Tiger();
        System.out.println(a instanceof Animal.Cat ? "cat" : "dog");
    }
}
