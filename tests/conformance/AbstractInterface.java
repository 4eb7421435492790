// Abstract classes, interface fields, functional interfaces by hand, package access, itable dispatch.
public class AbstractInterface {
    interface Visitor<R> {
        R number(int n);

        R sum(Node l, Node r);
    }

    interface Node {
        <R> R accept(Visitor<R> v);
    }

    static Node num(int n) {
        return new Node() {
            @Override
            public <R> R accept(Visitor<R> v) {
                return v.number(n);
            }
        };
    }

    static Node sum(Node l, Node r) {
        return new Node() {
            @Override
            public <R> R accept(Visitor<R> v) {
                return v.sum(l, r);
            }
        };
    }

    abstract static class Template {
        final String run() {
            return before() + step() + after();
        }

        String before() {
            return "<";
        }

        abstract String step();

        String after() {
            return ">";
        }
    }

    public static void main(String[] args) {
        Node n = sum(num(1), sum(num(2), num(3)));
        int value = n.accept(new Visitor<Integer>() {
            @Override
            public Integer number(int k) {
                return k;
            }

            @Override
            public Integer sum(Node l, Node r) {
                return l.accept(this) + r.accept(this);
            }
        });
        String text = n.accept(new Visitor<String>() {
            @Override
            public String number(int k) {
                return "" + k;
            }

            @Override
            public String sum(Node l, Node r) {
                return "(" + l.accept(this) + "+" + r.accept(this) + ")";
            }
        });
        System.out.println(text + "=" + value);
        System.out.println(new Template() {
            @Override
            String step() {
                return "step";
            }

            @Override
            String after() {
                return "/" + super.after();
            }
        }.run());
    }
}
