// heddle: check
// expect: violated race
// race: AtomicCounterRacy.value
// Counter of three threads, each of which draws two distinct numbers.
// A plain field instead of an atomic one.
public class AtomicCounterRacy {
    static int value;

    static void work() {
        value++; // HERE-ANY: race
        value++; // HERE-ANY: race
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(AtomicCounterRacy::work);
        Thread two = new Thread(AtomicCounterRacy::work);
        one.start();
        two.start();
        work();
        one.join();
        two.join();
        assert value >= 2;
    }
}
