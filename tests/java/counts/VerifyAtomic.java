// outcomes: 0 false | 0 true | 2 false | 2 true
// JPF's Verify: in an atomic section nobody comes between two writes, so 1 is never read; then a choice.
import gov.nasa.jpf.vm.Verify;

public class VerifyAtomic {
    static volatile int x;

    public static void main(String[] args) {
        Verify.incrementCounter(0);
        new Thread(() -> {
            Verify.beginAtomic();
            x = 1;
            Verify.breakTransition();
            x = 2;
            Verify.endAtomic();
        }).start();
        int seen = x;
        System.out.println(seen + " " + Verify.getBoolean());
    }
}
