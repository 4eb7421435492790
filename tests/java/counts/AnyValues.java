// outcomes: 1a | 1b | 3a | 3b
// Two choices, one value of the first assumed away: 2 x 2 lines.
import heddle.Check;

public class AnyValues {
    public static void main(String[] args) {
        int n = Check.anyInt(1, 3);
        Check.assume(n != 2);
        System.out.println(n + Check.anyOf("a", "b"));
    }
}
