// heddle: check
// expect: verified
// reality: not (values are chosen at random there)
// An input that is only compared with constants: one value of each class is every value.
// The least that is above 100 is 101, and half of it less 7 is 43.
import org.sosy_lab.sv_benchmarks.Verifier;

public class InputCompared {
    public static void main(String[] args) throws InterruptedException {
        int n = Verifier.nondetInt();
        int half = n / 2 - 7;
        if (n > 100) {
            assert half > 42;
        }
    }
}
