// heddle: check
// expect: violated race
// race: AtomicSection.count
// reality: not (nothing is atomic there)
// JPF's atomic sections exclude everybody, but an access outside of any is ordered with none.
// Steps: the other thread increments in its section; main reads without one.
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
        int seen = count;
        add();
        other.join();
        assert seen <= 1 && count == 2;
    }
}
