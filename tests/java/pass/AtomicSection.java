// heddle: check --race auto
// expect: verified
// reality: not (nothing is atomic there)
// JPF's atomic sections exclude everybody: they are like one lock.
import gov.nasa.jpf.vm.Verify;

public class AtomicSection {
    static int count;

    static void add() {
        Verify.beginAtomic();
        count++;
        Verify.endAtomic();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(AtomicSection::add);
        other.start();
        add();
        other.join();
        assert count == 2;
    }
}
