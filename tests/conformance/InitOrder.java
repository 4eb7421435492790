// Order of static and instance initialisation through a class hierarchy.
public class InitOrder {
    static void log(String s) {
        System.out.print(s + " ");
    }

    static int make(String s, int v) {
        log(s);
        return v;
    }

    static class Base {
        static int bs = make("Base.static", 1);
        int bi = make("Base.field", 2);

        static {
            log("Base.block");
        }

        {
            log("Base.instance");
        }

        Base() {
            log("Base()");
            hook();
        }

        void hook() {
            log("Base.hook");
        }
    }

    static class Derived extends Base {
        static int ds = make("Derived.static", 3);
        int di = make("Derived.field", 4);
        final int constant = 9;
        final int late;

        {
            late = di + 1;
            log("Derived.instance");
        }

        Derived() {
            super();
            log("Derived()");
        }

        Derived(int x) {
            this();
            log("Derived(" + x + ")");
        }

        @Override
        void hook() {
            log("hook:" + di + "," + constant);
        }
    }

    static class Unused extends Base {
        static {
            log("never");
        }
        static final int CONSTANT = 5;
    }

    public static void main(String[] args) {
        log("main " + Unused.CONSTANT);
        System.out.println(new Derived(7).late);
        System.out.println(new Derived().di);
        Derived[] none = new Derived[2];
        Unused[] more = new Unused[1];
        System.out.println(none.length + more.length + " " + Unused.bs);
    }
}
