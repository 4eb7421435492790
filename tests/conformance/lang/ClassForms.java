// Nested types in all combinations: enum in interface, record in enum, interface in record, static and inner, private members across nests.
public class ClassForms {
    private int a = 1;

    interface Outer {
        Impl DEFAULT = new Impl();

        enum Kind {
            A(1), B(2);

            final Data data;

            Kind(int n) {
                data = new Data(n * 10);
            }

            record Data(int x) {
                interface Has {
                    int value();
                }

                Has inner() {
                    return () -> x + 1;
                }
            }
        }

        class Impl {
            private String secret() {
                return "secret" + Kind.values().length;
            }
        }
    }

    class Inner {
        private int b = 2;

        class Deeper {
            private int c = 3;

            int sum() {
                a += 10;
                b += 100;
                return a + b + c + ClassForms.this.a + Inner.this.b;
            }
        }
    }

    public static void main(String[] args) {
        System.out.println(Outer.Kind.B.data.x() + " " + new Outer.Kind.Data(5).inner().value() + " " + Outer.DEFAULT.secret() + " " + new ClassForms().new Inner().new Deeper().sum());
        System.out.println(Outer.Kind.Data.Has.class.getName() + " " + Inner.Deeper.class.getSimpleName());
    }
}
