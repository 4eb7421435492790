// heddle: check
// expect: verified
// One thread ends the program.
// main joins that thread, and so never gets as far as its assertion.
public class ExitFromThread {
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> System.exit(7), "quitter");
        t.start();
        t.join();
        assert false : "after exit";
    }
}
