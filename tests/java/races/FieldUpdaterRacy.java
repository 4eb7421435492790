// heddle: check
// expect: violated race
// race: FieldUpdaterRacy.count
// A volatile field counted by a field updater.
// Without it, and without volatile.
public class FieldUpdaterRacy {
    int count;

    void add() {
        count++; // HERE-ANY: race
    }

    public static void main(String[] args) throws InterruptedException {
        FieldUpdaterRacy shared = new FieldUpdaterRacy();
        Thread one = new Thread(shared::add);
        one.start();
        shared.add();
        one.join();
        assert shared.count >= 1;
    }
}
