// heddle: check
// expect: violated assertion
// reality: not (an assumption throws there)
// An assumption that fails ends the path, but not before others had their chance to see what was written before it.
// Steps: the other thread writes 1; main reads it. An assumption that came with the write would hide that.
import heddle.Check;

public class AssumeAfterWrite {
    static volatile int x;

    public static void main(String[] args) {
        new Thread(() -> {
            x = 1;
            Check.assume(false);
        }).start();
        assert x == 0; // HERE: assertion
    }
}
