// heddle: check
// expect: violated assertion
// Names given by the program, and names given by the library in the order of construction.
// The default name depends on which thread was made first. Steps: main makes its thread before `maker` does, so that
// maker's is Thread-1.
public class ThreadNames {
    public static void main(String[] args) throws InterruptedException {
        Thread maker = new Thread(() -> {
            Thread t = new Thread(() -> {});
            assert t.getName().equals("Thread-0") : t.getName(); // HERE: assertion
        }, "maker");
        maker.start();
        Thread other = new Thread(() -> {});
        assert other.getName().startsWith("Thread-");
        assert Thread.currentThread().getName().equals("main");
        maker.join();
        assert maker.getName().equals("maker");
    }
}
