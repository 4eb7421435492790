// Interfaces are initialised lazily; those with default methods, with their implementors.
public class InitInterface {
    static int say(String s) {
        System.out.println("init " + s);
        return s.length();
    }

    interface Plain {
        int P = say("Plain");
    }

    interface WithDefault {
        int W = say("WithDefault");

        default void d() {}
    }

    interface Sub extends WithDefault {
        int S = say("Sub");
    }

    static class Impl implements Plain, Sub {
        static final int I = say("Impl");
    }

    static class Holder {
        static final Integer BOXED = say("Holder");
        static final String CONST = "constant";
        static final int MATH = 3 * 7;
    }

    public static void main(String[] args) {
        System.out.println(Holder.CONST + Holder.MATH);
        new Impl();
        System.out.println("made");
        System.out.println(Impl.P);
        System.out.println(Sub.S);
        System.out.println(Holder.BOXED);
        System.out.println(Sub.W);
    }
}
