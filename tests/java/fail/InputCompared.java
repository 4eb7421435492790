// heddle: check
// expect: violated assertion
// reality: not (values are chosen at random there)
// An input that is only compared with constants: one value of each class is every value.
// Steps: n is 101, far from -8..7, and half of it less 7 is 43.
import org.sosy_lab.sv_benchmarks.Verifier;

public class InputCompared {
    public static void main(String[] args) throws InterruptedException {
        int n = Verifier.nondetInt();
        int half = n / 2 - 7;
        if (n > 100) {
            assert half > 43; // HERE: assertion
        }
    }
}
