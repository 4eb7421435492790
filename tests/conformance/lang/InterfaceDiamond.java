// Default methods: diamonds, re-abstraction, class wins, super calls through layers, static hiding, functional interfaces with Object methods.
public class InterfaceDiamond {
    interface Top {
        default String name() {
            return "Top";
        }
    }

    interface Left extends Top {
        @Override
        default String name() {
            return "Left<" + Top.super.name();
        }
    }

    interface Right extends Top {}

    static class Both implements Left, Right {}

    interface Again extends Left {
        @Override
        String name();
    }

    static class Impl implements Again {
        @Override
        public String name() {
            return "Impl";
        }
    }

    static class Base {
        public String name() {
            return "Base";
        }
    }

    static class ClassWins extends Base implements Left {}

    static class Deep extends Both implements Right {
        @Override
        public String name() {
            return "Deep<" + super.name();
        }
    }

    @FunctionalInterface
    interface Cmp<T> {
        int compare(T a, T b);

        @Override
        boolean equals(Object o);

        @Override
        String toString();

        static <T extends Comparable<T>> Cmp<T> natural() {
            return (a, b) -> a.compareTo(b);
        }

        default Cmp<T> reversed() {
            return (a, b) -> compare(b, a);
        }
    }

    interface HasToString {
        default String describe() {
            return "I am " + this;
        }
    }

    enum Colour implements HasToString { RED }

    record R(int x) implements HasToString {}

    public static void main(String[] args) {
        System.out.println(new Both().name() + " " + new Impl().name() + " " + new ClassWins().name() + " " + new Deep().name());
        Top t = new Deep();
        Right r = (Right) t;
        System.out.println(r.name() + " " + new Right() {}.name());
        System.out.println(Cmp.<String>natural().reversed().compare("a", "b") + " " + Colour.RED.describe() + " " + new R(4).describe());
        Top lambda = new Top() {
            @Override
            public String name() {
                return "anonymous<" + Top.super.name();
            }
        };
        System.out.println(lambda.name());
    }
}
