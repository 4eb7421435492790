// heddle: check
// expect: verified
// reality: not (an assumption throws there)
// Nothing is written before the assumption that fails; what comes after it never happens.
import heddle.Check;

public class AssumeAfterWrite {
    static volatile int x;

    public static void main(String[] args) {
        new Thread(() -> {
            boolean wanted = Check.anyBoolean();
            Check.assume(!wanted);
            if (wanted) x = 1;
        }).start();
        assert x == 0;
    }
}
