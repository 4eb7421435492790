// heddle: check
// expect: verified
// Reads of the same plain field by two threads conflict with nothing.
public class TwoReaders {
    static int data = 5;

    static void work() {
        assert data == 5;
    }

    public static void main(String[] args) throws InterruptedException {
        data = 5;
        Thread one = new Thread(TwoReaders::work);
        Thread two = new Thread(TwoReaders::work);
        one.start();
        two.start();
        work();
        one.join();
        two.join();
        data = 6;
    }
}
