// Arrow and colon forms of switch expressions, yield, nesting, all result types.
public class SwitchExpression {
    static double mixed(int k) {
        return switch (k) {
            case 0 -> 1;
            case 1 -> 2L;
            case 2 -> 'c';
            default -> 4.5f;
        };
    }

    static String old(int k) {
        return switch (k) {
            case 1:
                yield "one";
            case 2: {
                String s = "tw";
                yield s + "o";
            }
            default:
                if (k > 10) {
                    yield "many";
                }
                yield "some";
        };
    }

    public static void main(String[] args) {
        System.out.println(mixed(0) + " " + mixed(1) + " " + mixed(2) + " " + mixed(3));
        System.out.println(old(1) + old(2) + old(3) + old(11));
        int k = 3;
        int r = 10 + switch (k % 2) {
            case 0 -> 100;
            default -> switch (k) {
                case 3 -> {
                    try {
                        yield Integer.parseInt("x");
                    } catch (NumberFormatException e) {
                        yield 33;
                    } finally {
                        System.out.println("finally");
                    }
                }
                default -> 0;
            };
        } * 2;
        System.out.println(r);
        try {
            int x = switch (k) {
                case 1 -> 1;
                default -> throw new IllegalArgumentException("k=" + k);
            };
            System.out.println(x);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
