// heddle: check
// expect: inconclusive Verify\.getCounter.*VerifyCounter\.java:9
// A counter is outside of the states: a program that looks at it has no verdict.
import gov.nasa.jpf.vm.Verify;

public class VerifyCounter {
    public static void main(String[] args) {
        Verify.incrementCounter(0);
        if (Verify.getCounter(0) > 3) {
            throw new IllegalStateException("more than three paths");
        }
    }
}
