// Overriding and overloading together: private methods, package methods, static binding of overloads, super chains, constructors calling overridden methods.
public class VirtualDispatch {
    static class A {
        private String hidden() {
            return "A.hidden";
        }

        String callHidden() {
            return hidden();
        }

        String over(Object o) {
            return "A.Object";
        }

        String over(String s) {
            return "A.String";
        }

        String over(Integer i) {
            return "A.Integer";
        }

        static String stat() {
            return "A.stat";
        }

        String chain() {
            return "A";
        }
    }

    static class B extends A {
        String hidden() {
            return "B.hidden";
        }

        @Override
        String over(Object o) {
            return "B.Object";
        }

        String over(Number n) {
            return "B.Number";
        }

        static String stat() {
            return "B.stat";
        }

        @Override
        String chain() {
            return "B" + super.chain();
        }
    }

    static class C extends B {
        @Override
        String over(String s) {
            return "C.String";
        }

        @Override
        String chain() {
            return "C" + super.chain();
        }

        String skip() {
            return super.over((Object) "x") + super.chain();
        }
    }

    static abstract class Shape {
        Shape() {
            describe();
        }

        abstract double area();

        void describe() {
            System.out.println(getClass().getSimpleName() + " " + area());
        }
    }

    static class Square extends Shape {
        double side = 2;

        Square() {
            describe();
        }

        @Override
        double area() {
            return side * side;
        }
    }

    interface Visitor<R> {
        R visit(Leaf l);

        R visit(Node n);
    }

    static abstract class Tree {
        abstract <R> R accept(Visitor<R> v);
    }

    static class Leaf extends Tree {
        final int v;

        Leaf(int v) {
            this.v = v;
        }

        @Override
        <R> R accept(Visitor<R> v) {
            return v.visit(this);
        }
    }

    static class Node extends Tree {
        final Tree l, r;

        Node(Tree l, Tree r) {
            this.l = l;
            this.r = r;
        }

        @Override
        <R> R accept(Visitor<R> v) {
            return v.visit(this);
        }
    }

    public static void main(String[] args) {
        A a = new C();
        B b = new C();
        C c = new C();
        System.out.println(a.callHidden() + " " + b.hidden() + " " + a.over("s") + " " + a.over((Object) "s") + " " + b.over(5) + " " + c.over(5.5) + " " + a.over('c') + " " + b.over((Number) 5));
        System.out.println(A.stat() + B.stat() + C.stat() + " " + c.chain() + " " + c.skip());
        new Square();
        Tree t = new Node(new Leaf(1), new Node(new Leaf(2), new Leaf(3)));
        int sum = t.accept(new Visitor<Integer>() {
            @Override
            public Integer visit(Leaf l) {
                return l.v;
            }

            @Override
            public Integer visit(Node n) {
                return n.l.accept(this) + n.r.accept(this);
            }
        });
        String text = t.accept(new Visitor<String>() {
            @Override
            public String visit(Leaf l) {
                return "" + l.v;
            }

            @Override
            public String visit(Node n) {
                return "(" + n.l.accept(this) + " " + n.r.accept(this) + ")";
            }
        });
        System.out.println(sum + " " + text);
    }
}
