// heddle: check
// expect: violated assertion
// An object is published through a volatile field.
// Inside its constructor. Steps: main's constructor publishes `this`; reader sees x == 0; the constructor sets x = 7.
public class FinalPublication {
    static volatile FinalPublication shared;
    final int x;

    FinalPublication() {
        shared = this;
        x = 7;
    }

    public static void main(String[] args) {
        new Thread(() -> {
            FinalPublication seen = shared;
            if (seen != null) {
                assert seen.x == 7; // HERE: assertion
            }
        }, "reader").start();
        new FinalPublication();
    }
}
