// Helpful NullPointerException messages that name locals, parameters, array elements and call chains.
public class NullPointerLocals {
    String s;
    NullPointerLocals[] kids = new NullPointerLocals[2];
    long[][] numbers = {null};

    NullPointerLocals kid(int i) {
        return kids[i];
    }

    static void parameter(String p, int i) {
        System.out.println(p.charAt(i));
    }

    static void attempt(Runnable r) {
        try {
            r.run();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        NullPointerLocals o = new NullPointerLocals();
        int one = 1;
        attempt(() -> parameter(null, 0));
        attempt(() -> System.out.println(o.kids[one].s));
        attempt(() -> System.out.println(o.kid(0).kid(1).s));
        attempt(() -> System.out.println(o.numbers[0][one]));
        attempt(() -> o.numbers[0][0] = 5L);
        attempt(() -> o.kids[0].kids[1] = o);
        attempt(() -> System.out.println(o.s.trim().length()));
        String local = null;
        try {
            local.isEmpty();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            for (int x : (int[]) null) {
                System.out.println(x);
            }
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            switch (local) {
                case "x":
                    break;
            }
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new NullPointerException().getMessage());
    }
}
