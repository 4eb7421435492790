// heddle: check
// expect: verified
// Anonymous classes that share a counter of the enclosing instance.
// They lock the enclosing instance.
public class AnonymousRunnable {
    private int count;

    Runnable make() {
        return new Runnable() {
            @Override
            public void run() {
                synchronized (AnonymousRunnable.this) {
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
        assert o.count == 2;
    }
}
