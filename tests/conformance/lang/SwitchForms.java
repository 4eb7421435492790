// Old and new switches on all types: fall-through, strings with equal hash codes, chars, boxes, nested yields, sparse and dense.
public class SwitchForms {
    enum E { A, B, C }

    static int dense(int i) {
        switch (i) {
            case -1: return 10;
            case 0:
            case 1: return 20;
            case 2: i += 5;
            case 3: return i;
            default: return -1;
            case 5: return 55;
        }
    }

    static String sparse(int i) {
        return switch (i) {
            case Integer.MIN_VALUE -> "min";
            case Integer.MAX_VALUE -> "max";
            case 1000, 2000, -3000 -> "thousands";
            default -> "other";
        };
    }

    static int strings(String s) {
        switch (s) {
            case "Aa": return 1;
            case "BB": return 2;
            case "AaAa": return 3;
            case "BBBB": return 4;
            case "AaBB": return 5;
            case "": return 6;
            default: return 0;
        }
    }

    static int nested(E e, Character c) {
        int r = switch (e) {
            case A -> {
                int t = switch (c) {
                    case 'x':
                        yield 1;
                    case 'y':
                        yield 2;
                    default:
                        yield 3;
                };
                yield t * 10;
            }
            case B -> throw new IllegalStateException("B");
            case C -> c;
        };
        return r + 1;
    }

    static String wrappers(Byte b, Short s) {
        String out = "";
        switch (b) {
            case 1: out += "one";
            case 2: out += "two"; break;
            case -128: out += "min";
        }
        switch (s) {
            case (short) 0x7fff -> out += "!";
            default -> {}
        }
        return out;
    }

    public static void main(String[] args) {
        for (int i = -2; i < 7; i++) System.out.print(dense(i) + " ");
        System.out.println();
        System.out.println(sparse(Integer.MIN_VALUE) + sparse(2000) + sparse(0) + sparse(Integer.MAX_VALUE));
        for (String s : new String[] {"Aa", "BB", "AaAa", "BBBB", "AaBB", "BBAa", "", "C"}) System.out.print(strings(s));
        System.out.println();
        System.out.println(nested(E.A, 'x') + " " + nested(E.A, 'q') + " " + nested(E.C, 'a'));
        try {
            nested(E.B, 'x');
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(wrappers((byte) 1, (short) 32767) + wrappers((byte) -128, (short) 1) + wrappers((byte) 5, (short) 5) + ".");
        int local;
        switch (args.length) {
            case 0:
                local = 4;
                break;
            default:
                local = 5;
        }
        System.out.println(local);
        boolean both = switch (local) { case 4 -> true; default -> false; } && !switch ("a") { case "b" -> true; default -> false; };
        System.out.println(both);
    }
}
