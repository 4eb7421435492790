// Interfaces are initialised only when a field is read, a static method is called, or (with default methods) an implementor is.
public class InterfaceInitLazy {
    static Object trace(String s) {
        System.out.println("init " + s);
        return s;
    }

    interface Plain {
        Object P = trace("Plain");

        void m();
    }

    interface Sub extends Plain {
        Object S = trace("Sub");
    }

    interface WithDefault {
        Object D = trace("WithDefault");

        default int d() {
            return 1;
        }
    }

    interface SubOfDefault extends WithDefault {
        Object SD = trace("SubOfDefault");
    }

    interface WithStatic {
        Object ST = trace("WithStatic");

        static int go() {
            return 2;
        }
    }

    interface Constant {
        int C = 9;
        Object O = trace("Constant");
    }

    static class Impl implements Sub, SubOfDefault {
        static {
            System.out.println("init Impl");
        }

        @Override
        public void m() {
            System.out.println("m");
        }
    }

    public static void main(String[] args) {
        System.out.println(Constant.C);
        Impl impl = new Impl();
        impl.m();
        System.out.println(Sub.S);
        System.out.println(Impl.P);
        System.out.println(WithStatic.go());
        System.out.println(impl.d());
        System.out.println(Constant.O);
        Plain lambda = () -> System.out.println("lambda");
        lambda.m();
    }
}
