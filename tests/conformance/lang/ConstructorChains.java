// Constructor chains with super arguments evaluated first, static factories, private constructors, varargs constructors, inner class constructors.
public class ConstructorChains {
    int base = 100;

    class In {
        final int value;

        In(int v) {
            value = v + base;
        }
    }

    class Sub extends In {
        Sub() {
            super(7);
        }
    }

    static class A {
        final StringBuilder log = new StringBuilder();

        A(String s) {
            log.append("A(").append(s).append(")");
        }
    }

    static class B extends A {
        B(int x, String... more) {
            super(note("x" + x) + more.length);
            log.append("B");
        }
    }

    static class C extends B {
        static int made;
        final int id = ++made;

        C(int x) {
            super(x * 2);
            log.append("C").append(id);
        }

        C() {
            this(9);
            log.append("()");
        }

        private C(String... s) {
            super(s.length, s);
            log.append("private");
        }

        static C of(String... s) {
            return new C(s);
        }
    }

    static String note(String s) {
        return "<" + s + ">";
    }

    public static void main(String[] args) throws Exception {
        System.out.println(new C(5).log + " | " + new C().log + " | " + C.of("a", "b").log);
        ConstructorChains outer = new ConstructorChains();
        System.out.println(outer.new In(3).value + " " + outer.new Sub().value);
    }
}
