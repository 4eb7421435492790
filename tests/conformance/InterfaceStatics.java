// Private nested generics, static nested access, interface constants from several parents, shadowing.
public class InterfaceStatics {
    interface X {
        int V = 1;
        String NAME = "X".toLowerCase();
    }

    interface Y {
        int V = 2;
    }

    static class Both implements X, Y {
        int sum() {
            return X.V + Y.V;
        }
    }

    static int shadow = 1;
    int field = 10;

    int shadowing(int field) {
        int shadow = 5;
        {
            int inner = shadow + InterfaceStatics.shadow;
            field += inner;
        }
        for (int i = 0; i < 2; i++) {
            int inner = i;
            field += inner;
        }
        return field + this.field;
    }

    class Child extends InterfaceStatics {
        int field = 20;

        int all() {
            return field + super.field + InterfaceStatics.this.field;
        }
    }

    public static void main(String[] args) {
        System.out.println(new Both().sum() + X.NAME + Both.NAME);
        InterfaceStatics o = new InterfaceStatics();
        o.field = 1000;
        System.out.println(o.shadowing(3) + " " + o.new Child().all());
        InterfaceStatics none = null;
        System.out.println(none.shadow);
    }
}
