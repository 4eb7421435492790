// heddle: check
// expect: violated race
// reality: not (a just-in-time compiler may read a plain flag once)
// race: SpinOnFlagRacy.ready | SpinOnFlagRacy.data
// Message passing by a flag, with a loop that does nothing at all.
// The flag is plain.
public class SpinOnFlagRacy {
    static boolean ready;
    static int data;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            data = 1; // HERE-ANY: race
            ready = true; // HERE-ANY: race
        });
        one.start();
        while (!ready) { // HERE-ANY: race
        }
        assert data == 1; // HERE-ANY: race
        one.join();
    }
}
