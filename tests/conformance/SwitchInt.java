// tableswitch and lookupswitch, with fall-through, extreme keys and no default.
public class SwitchInt {
    static String table(int x) {
        switch (x) {
            case -1: return "minus";
            case 0:
            case 1: return "small";
            case 2: x += 10;
            case 3: return "fell " + x;
            case 5: break;
            default: return "default";
        }
        return "broke";
    }

    static int lookup(int x) {
        switch (x) {
            case Integer.MIN_VALUE: return 1;
            case Integer.MAX_VALUE: return 2;
            case 1000: return 3;
            case -1000: return 4;
            case 'x': return 5;
        }
        return 0;
    }

    public static void main(String[] args) {
        for (int i = -3; i < 8; i++) {
            System.out.print(table(i) + " ");
        }
        System.out.println(table(Integer.MAX_VALUE) + table(Integer.MIN_VALUE));
        for (int x : new int[] {Integer.MIN_VALUE, Integer.MAX_VALUE, 1000, -1000, 120, 0, 999}) {
            System.out.print(lookup(x) + " ");
        }
        System.out.println();
        char c = 'b';
        switch (c) {
            case 'a' -> System.out.println("A");
            case 'b', 'c' -> System.out.println("B or C");
            default -> System.out.println("other");
        }
        Integer boxed = 3;
        switch (boxed) {
            case 3: System.out.println("unboxed");
        }
        switch (0) {
            default:
        }
    }
}
