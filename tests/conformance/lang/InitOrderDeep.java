// The order of static and instance initialisers over a hierarchy, with virtual calls from constructors and forward references.
public class InitOrderDeep {
    static int step;

    static int log(String what) {
        System.out.println(++step + " " + what);
        return step;
    }

    static class A {
        static int s1 = log("A.s1");
        int i1 = log("A.i1");

        static {
            log("A.static");
        }

        {
            log("A.instance");
        }

        A() {
            log("A()");
            hook();
        }

        void hook() {
            log("A.hook");
        }
    }

    static class B extends A {
        static final int CONSTANT = 7;
        static final Integer BOXED = log("B.boxed");
        int i2 = log("B.i2");
        String text = "set";

        B() {
            this(log("B() argument"));
            log("B()");
        }

        B(int n) {
            super();
            log("B(int) " + text);
        }

        @Override
        void hook() {
            log("B.hook " + i2 + " " + text);
        }
    }

    static class Forward {
        static int a = init();
        static int b = 5;

        static int init() {
            return b + 1;
        }
    }

    interface HasField {
        int X = log("HasField.X");
    }

    interface WithDefault {
        int Y = log("WithDefault.Y");

        default void m() {}
    }

    static class C implements HasField, WithDefault {
        static {
            log("C.static");
        }
    }

    public static void main(String[] args) {
        System.out.println(B.CONSTANT);
        B[] none = new B[2];
        log("array made");
        new B();
        System.out.println(Forward.a + " " + Forward.b);
        new C();
        System.out.println(C.X);
        Class<?> literal = Late.class;
        log("literal");
        Late.call();
    }

    static class Late {
        static {
            log("Late");
        }

        static void call() {
            log("call");
        }
    }
}
