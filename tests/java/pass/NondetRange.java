// heddle: check --range 0..3
// expect: verified
// reality: not (values are chosen at random there)
// SV-COMP's Verifier: its numbers are those of --range.
import org.sosy_lab.sv_benchmarks.Verifier;

public class NondetRange {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        short s = Verifier.nondetShort();
        Verifier.assume(s == n && Verifier.nondetBoolean());
        assert n + s <= 6;
    }
}
