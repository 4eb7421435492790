// heddle: check
// expect: verified
// reality: not (values are chosen at random there)
// An assumption cuts what is compared: the values that pass it are tried.
// All that pass it are at least 20.
import org.sosy_lab.sv_benchmarks.Verifier;

public class InputAssumed {
    public static void main(String[] args) throws InterruptedException {
        long n = Verifier.nondetLong();
        Verifier.assume(n >= 20L && n < 5000000000L);
        assert n >= 20L;
    }
}
