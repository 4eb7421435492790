// heddle: check
// expect: verified
// An object is published through a volatile field.
// After its constructor has ended.
public class FinalPublication {
    static volatile FinalPublication shared;
    final int x;

    FinalPublication() {
        x = 7;
    }

    public static void main(String[] args) {
        new Thread(() -> {
            FinalPublication seen = shared;
            if (seen != null) {
                assert seen.x == 7;
            }
        }, "reader").start();
        shared = new FinalPublication();
    }
}
