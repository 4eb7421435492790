// heddle: check
// expect: verified
// reality: not (values are chosen at random there)
// A switch, a mask and a narrowing of an input.
// A remainder by 2 is -1, 0 or 1.
import org.sosy_lab.sv_benchmarks.Verifier;

public class InputSwitched {
    public static void main(String[] args) throws InterruptedException {
        int n = Verifier.nondetInt();
        byte low = (byte) n;
        switch (low % 2) {
            case 2:
                assert (n & 0xff) < 100;
                break;
            default:
        }
    }
}
