// Private members of nest mates, through all kinds of nesting.
public class NestMates {
    private int secret = 1;
    private static int count;

    private int bump() {
        return ++secret;
    }

    static class Nested {
        private String hidden = "hidden";

        private Nested() {
            count++;
        }

        private static int peek(NestMates o) {
            return o.secret + o.bump();
        }
    }

    class Inner {
        private int mine = secret * 10;

        class Deeper {
            private int all() {
                secret += 100;
                return mine + secret + NestMates.this.bump();
            }
        }
    }

    interface WithPrivate {
        private int p() {
            return 5;
        }
    }

    public static void main(String[] args) {
        NestMates o = new NestMates();
        System.out.println(new Nested().hidden + Nested.peek(o));
        Inner inner = o.new Inner();
        Inner.Deeper deeper = inner.new Deeper();
        System.out.println(deeper.all() + " " + inner.mine + " " + count);
        System.out.println(new WithPrivate() {}.getClass().getInterfaces()[0].getSimpleName());
        WithPrivate w = new WithPrivate() {};
        System.out.println(w.p());
        System.out.println(Nested.class.getNestHost().getName() + " " + Inner.Deeper.class.isNestmateOf(NestMates.class));
    }
}
