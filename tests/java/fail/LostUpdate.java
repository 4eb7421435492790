// heddle: check
// expect: violated assertion
// Two threads increment a counter once each.
// The increment is not atomic.
// Steps: one reads 0; two reads 0; one writes 1; two writes 1; main asserts 1 == 2.
public class LostUpdate {
    private int count;

    void increment() {
        count++;
    }

    public static void main(String[] args) throws InterruptedException {
        LostUpdate c = new LostUpdate();
        Thread one = new Thread(c::increment);
        Thread two = new Thread(c::increment);
        one.start();
        two.start();
        one.join();
        two.join();
        assert c.count == 2; // HERE: assertion
    }
}
