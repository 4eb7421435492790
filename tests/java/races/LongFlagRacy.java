// heddle: check
// expect: violated race
// race: LongFlagRacy.stamp | LongFlagRacy.data
// A 64-bit stamp says that the data is there.
// It is not volatile.
public class LongFlagRacy {
    static long stamp;
    static int data;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            data = 1; // HERE-ANY: race
            stamp = 0x1_0000_0001L; // HERE-ANY: race
        });
        one.start();
        if (stamp != 0) { // HERE-ANY: race
            assert data == 1; // HERE-ANY: race
        }
        one.join();
    }
}
