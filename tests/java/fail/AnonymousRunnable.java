// heddle: check
// expect: violated assertion
// Anonymous classes that share a counter of the enclosing instance.
// Each locks itself. Steps: both read 0 under different locks; both write 1.
public class AnonymousRunnable {
    private int count;

    Runnable make() {
        return new Runnable() {
            @Override
            public void run() {
                synchronized (this) {
                    count++;
                }
            }
        };
    }

    public static void main(String[] args) throws InterruptedException {
        AnonymousRunnable o = new AnonymousRunnable();
        Thread one = new Thread(o.make()), two = new Thread(o.make());
        one.start();
        two.start();
        one.join();
        two.join();
        assert o.count == 2; // HERE: assertion
    }
}
