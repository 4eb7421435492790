// heddle: check
// expect: verified
// Names given by the program, and names given by the library in the order of construction.
// The program names its threads.
public class ThreadNames {
    public static void main(String[] args) throws InterruptedException {
        Thread maker = new Thread(() -> {
            Thread t = new Thread(() -> {}, "mine");
            assert t.getName().equals("mine");
        }, "maker");
        maker.start();
        Thread other = new Thread(() -> {});
        assert other.getName().startsWith("Thread-");
        assert Thread.currentThread().getName().equals("main");
        maker.join();
        assert maker.getName().equals("maker");
    }
}
