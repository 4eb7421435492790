// Virtual dispatch, super calls, overriding versus hiding, overloading by static type, private and final methods.
public class Polymorphism {
    static class A {
        String name = "A.field";

        String virtual() {
            return "A.virtual";
        }

        static String hidden() {
            return "A.hidden";
        }

        private String secret() {
            return "A.secret";
        }

        String callSecret() {
            return secret();
        }

        String over(Object o) {
            return "object";
        }

        String over(String s) {
            return "string";
        }
    }

    static class B extends A {
        String name = "B.field";

        @Override
        String virtual() {
            return "B." + super.virtual();
        }

        static String hidden() {
            return "B.hidden";
        }

        String secret() {
            return "B.secret";
        }

        String names() {
            return name + super.name + ((A) this).name;
        }
    }

    static class C extends B {
        @Override
        String virtual() {
            return "C." + super.virtual();
        }
    }

    static String which(A a) {
        return "A";
    }

    static String which(B b) {
        return "B";
    }

    public static void main(String[] args) {
        A a = new C();
        System.out.println(a.virtual() + " " + a.name + " " + ((B) a).name + " " + a.callSecret() + " " + ((B) a).secret() + " " + ((B) a).names());
        System.out.println(A.hidden() + B.hidden() + C.hidden() + which(a) + which((C) a));
        Object o = "text";
        System.out.println(a.over(o) + a.over("text") + a.over(null));
        long total = 0;
        A[] all = {new A(), new B(), new C()};
        for (int i = 0; i < 300; i++) {
            total += all[i % 3].virtual().length();
        }
        System.out.println(total);
    }
}
