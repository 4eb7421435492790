// switch on an enum as statement and as expression.
public class SwitchEnum {
    enum Op { ADD, SUB, MUL, DIV }

    static int apply(Op op, int a, int b) {
        switch (op) {
            case ADD: return a + b;
            case SUB: return a - b;
            case MUL: return a * b;
            default: return a / b;
        }
    }

    static char sign(Op op) {
        return switch (op) {
            case ADD -> '+';
            case SUB -> '-';
            case MUL -> '*';
            case DIV -> '/';
        };
    }

    public static void main(String[] args) {
        for (Op op : Op.values()) {
            System.out.println("12 " + sign(op) + " 4 = " + apply(op, 12, 4));
        }
        try {
            Op none = null;
            sign(none);
        } catch (NullPointerException e) {
            System.out.println("no null case");
        }
        switch (Op.valueOf("MUL")) {
            case DIV:
                System.out.println("no");
            case MUL:
                System.out.println("mul");
            case ADD:
                System.out.println("fell");
                break;
            case SUB:
                System.out.println("no");
        }
    }
}
