// heddle: check
// expect: verified
// Two threads increment a counter once each.
public class LostUpdate {
    private int count;

    synchronized void increment() {
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
        assert c.count == 2;
    }
}
