// heddle: check
// expect: violated assertion
// reality: not (values are chosen at random there)
// A switch, a mask and a narrowing of an input.
// Steps: the low byte of n is -3, so that the remainder is -1.
import org.sosy_lab.sv_benchmarks.Verifier;

public class InputSwitched {
    public static void main(String[] args) throws InterruptedException {
        int n = Verifier.nondetInt();
        byte low = (byte) n;
        switch (low % 2) {
            case -1:
                assert (n & 0xff) < 100; // HERE: assertion
                break;
            default:
        }
    }
}
