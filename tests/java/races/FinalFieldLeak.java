// heddle: check --benign FinalFieldLeak.shared
// expect: violated race
// race: FinalFieldLeak.x
// A constructor that publishes `this` before it has written a final field: the field is no longer safe.
public class FinalFieldLeak {
    static FinalFieldLeak shared;
    final int x;

    FinalFieldLeak() {
        shared = this;
        x = 3; // HERE-ANY: race
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(FinalFieldLeak::new);
        one.start();
        FinalFieldLeak seen = shared;
        assert seen == null || seen.x == 0 || seen.x == 3; // HERE-ANY: race
        one.join();
    }
}
