// heddle: check
// expect: violated assertion
// reality: not (values are chosen at random there)
// An assumption cuts what is compared: the values that pass it are tried.
// Steps: n is 4999999999, the last that passes.
import org.sosy_lab.sv_benchmarks.Verifier;

public class InputAssumed {
    public static void main(String[] args) throws InterruptedException {
        long n = Verifier.nondetLong();
        Verifier.assume(n >= 20L && n < 5000000000L);
        assert n != 4999999999L; // HERE: assertion
    }
}
