// heddle: check
// expect: violated race
// race: StillAliveRacy.data
// A thread that is no longer alive has done all it does; one that still is alive has promised nothing.
// The data is read in either case.
public class StillAliveRacy {
    static int data;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> data = 1); // HERE-ANY: race
        one.start();
        boolean ended = !one.isAlive();
        assert data == 1 || !ended; // HERE-ANY: race
        one.join();
        assert data == 1;
    }
}
