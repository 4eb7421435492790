// Static state: counters over instances, static initialiser blocks in order, constants folded, shadowing and hiding of fields.
public class StaticNestedState {
    static int made;
    final int id = ++made;
    static final StringBuilder LOG = new StringBuilder();

    static {
        LOG.append("first ");
    }

    static final int A = 5;
    static final int B = A * 2 + compute();

    static {
        LOG.append("second ");
    }

    static int compute() {
        LOG.append("compute ");
        return A;
    }

    static class Parent {
        String name = "parent";
        static String kind = "P";

        String show() {
            return name + kind;
        }

        static String who() {
            return "Parent.who";
        }
    }

    static class Child extends Parent {
        String name = "child";
        static String kind = "C";

        String both() {
            return name + super.name + ((Parent) this).name + kind + Parent.kind;
        }

        static String who() {
            return "Child.who";
        }
    }

    static int shadow = 1;

    static int shadow(int shadow) {
        shadow += 10;
        {
            int inner = shadow;
            shadow = inner * 2;
        }
        return shadow + StaticNestedState.shadow;
    }

    public static void main(String[] args) {
        new StaticNestedState();
        System.out.println(new StaticNestedState().id + " " + made + " " + LOG + B);
        Parent p = new Child();
        System.out.println(p.name + " " + ((Child) p).name + " " + p.show() + " " + ((Child) p).both() + " " + Parent.who() + Child.who());
        System.out.println(shadow(5) + " " + shadow);
        int x = 1;
        {
            int y = x;
            x = y + 1;
        }
        for (int i = 0, n = 2; i < n; i++) {
            int z = i;
            x += z;
        }
        System.out.println(x);
        final int late;
        if (x > 2) late = 1; else late = 2;
        System.out.println(late + (x > 100 ? "big" : "small"));
    }
}
