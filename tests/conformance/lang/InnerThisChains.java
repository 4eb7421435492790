// Qualified this, qualified super, inner classes of inner classes, creation through an outer instance.
public class InnerThisChains {
    String name = "outer";

    String hello() {
        return "hello " + name;
    }

    class Middle {
        String name = "middle";

        class Inner extends InnerThisChains {
            String own = "inner";

            String all() {
                return own + "," + this.name + "," + Middle.this.name + "," + InnerThisChains.this.name;
            }

            @Override
            String hello() {
                return super.hello() + "/" + InnerThisChains.this.hello() + "/" + Inner.super.hello();
            }
        }
    }

    interface A {
        default String who() {
            return "A";
        }
    }

    interface B {
        default String who() {
            return "B";
        }
    }

    static class Both implements A, B {
        @Override
        public String who() {
            return A.super.who() + B.super.who();
        }
    }

    public static void main(String[] args) {
        InnerThisChains outer = new InnerThisChains();
        outer.name = "changed";
        InnerThisChains.Middle middle = outer.new Middle();
        InnerThisChains.Middle.Inner inner = middle.new Inner();
        inner.name = "mine";
        System.out.println(inner.all());
        System.out.println(inner.hello());
        System.out.println(new Both().who());
        try {
            InnerThisChains none = null;
            none.new Middle();
        } catch (NullPointerException e) {
            System.out.println("no outer instance");
        }
    }
}
