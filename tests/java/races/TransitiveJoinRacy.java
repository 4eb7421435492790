// heddle: check
// expect: violated race
// race: TransitiveJoinRacy.data
// Who joins a thread that has joined another is ordered after both.
// The one in the middle does not join.
public class TransitiveJoinRacy {
    static int data;

    static void middle() {
        Thread last = new Thread(() -> data = 1); // HERE-ANY: race
        last.start();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(TransitiveJoinRacy::middle);
        one.start();
        one.join();
        assert data <= 1; // HERE-ANY: race
    }
}
