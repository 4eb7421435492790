// heddle: check
// expect: verified
// A 64-bit stamp says that the data is there.
public class LongFlag {
    static volatile long stamp;
    static int data;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            data = 1;
            stamp = 0x1_0000_0001L;
        });
        one.start();
        if (stamp != 0) {
            assert data == 1;
        }
        one.join();
    }
}
