/** Interfaces that declare methods which Object has, too: resolved as the interface's, for Object's are protected. */
public class InterfaceClone {
    interface Copies {
        Object clone();
    }

    interface Inherits extends Copies {
    }

    interface Both extends Inherits, Cloneable {
        void finalize();
    }

    static class Thing implements Both {
        public Object clone() {
            return "cloned";
        }

        public void finalize() {
            System.out.println("finalize");
        }
    }

    static Object copy(Inherits one) {
        return one.clone();
    }

    static Object all(Both one) {
        one.finalize();
        return one.clone() + " " + (one.hashCode() == one.hashCode()) + " " + one.getClass() + " " + one.equals(one);
    }

    public static void main(String[] args) throws Exception {
        System.out.println(copy(new Thing()) + " " + all(new Thing()));
        Inherits lambda = () -> "lambda";
        System.out.println(copy(lambda));
        java.util.function.Supplier<Object> bound = lambda::clone;
        System.out.println(bound.get());
        System.out.println(Inherits.class.getMethod("clone").invoke(lambda));
    }
}
