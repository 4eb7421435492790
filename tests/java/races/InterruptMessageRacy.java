// heddle: check
// expect: violated race
// race: InterruptMessageRacy.data
// An interrupt orders what was done before it before whoever finds out about it.
// The data is read before looking whether the interrupt has come.
public class InterruptMessageRacy {
    static int data;

    static void work() {
        int seen = data; // HERE-ANY: race
        assert !Thread.currentThread().isInterrupted() || seen <= 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(InterruptMessageRacy::work);
        one.start();
        data = 1; // HERE-ANY: race
        one.interrupt();
        one.join();
    }
}
