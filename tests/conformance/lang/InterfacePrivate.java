// Interfaces with private, private static, static and default methods.
public class InterfacePrivate {
    interface Shape {
        double area();

        private String unit() {
            return " units";
        }

        private static String round(double d) {
            return String.valueOf(Math.round(d * 100) / 100.0);
        }

        static String describe(Shape s) {
            return "<" + s.text() + ">";
        }

        default String text() {
            return round(area()) + unit() + bonus();
        }

        default String bonus() {
            return "";
        }
    }

    interface Fancy extends Shape {
        @Override
        default String bonus() {
            return " fancy" + Shape.super.bonus() + helper(2);
        }

        private String helper(int n) {
            return n == 0 ? "." : "!" + helper(n - 1);
        }
    }

    record Circle(double r) implements Fancy {
        @Override
        public double area() {
            return Math.PI * r * r;
        }
    }

    public static void main(String[] args) {
        Shape lambda = () -> 2.345;
        System.out.println(Shape.describe(lambda));
        System.out.println(Shape.describe(new Circle(1.5)));
        System.out.println(new Circle(0).text());
    }
}
