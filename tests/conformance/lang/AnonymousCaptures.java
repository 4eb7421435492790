// Anonymous classes that capture locals, parameters, the enclosing instance and each other.
public class AnonymousCaptures {
    private final int base;

    AnonymousCaptures(int base) {
        this.base = base;
    }

    interface Op {
        int apply(int x);
    }

    Op make(int add) {
        int local = add * 2;
        return new Op() {
            int calls;

            @Override
            public int apply(int x) {
                calls++;
                Op inner = new Op() {
                    @Override
                    public int apply(int y) {
                        return y + local + base + calls;
                    }
                };
                return inner.apply(x);
            }
        };
    }

    public static void main(String[] args) {
        Op op = new AnonymousCaptures(100).make(3);
        System.out.println(op.apply(1) + " " + op.apply(1) + " " + op.apply(10));
        Object o = new Object() {
            int hidden = 5;

            @Override
            public String toString() {
                return "anonymous " + ++hidden;
            }
        };
        System.out.println(o + " " + o);
        var v = new Object() {
            int a = 1;
            int twice() {
                return a * 2;
            }
        };
        v.a = 21;
        System.out.println(v.twice());
        System.out.println(op.getClass().getName() + " " + op.getClass().isAnonymousClass() + " [" + op.getClass().getSimpleName() + "]");
    }
}
