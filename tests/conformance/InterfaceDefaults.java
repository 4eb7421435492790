// Default, static and private interface methods; diamonds; re-abstraction; super calls.
public class InterfaceDefaults {
    interface A {
        default String who() {
            return "A" + secret();
        }

        private String secret() {
            return "(" + hidden() + ")";
        }

        private static String hidden() {
            return "s";
        }

        static String make() {
            return "make" + hidden();
        }
    }

    interface B extends A {
        @Override
        default String who() {
            return "B" + A.super.who();
        }
    }

    interface C extends A {}

    static class D implements B, C {}

    interface E {
        default String who() {
            return "E";
        }
    }

    static class F implements A, E {
        @Override
        public String who() {
            return A.super.who() + E.super.who();
        }
    }

    static class Base {
        public String who() {
            return "Base";
        }
    }

    static class G extends Base implements A {}

    abstract static class H implements A {
        @Override
        public abstract String who();
    }

    public static void main(String[] args) {
        System.out.println(new D().who() + " " + new F().who() + " " + new G().who() + " " + A.make());
        H h = new H() {
            @Override
            public String who() {
                return "anonymous";
            }
        };
        A a = h;
        System.out.println(a.who() + " " + new C() {}.who());
    }
}
