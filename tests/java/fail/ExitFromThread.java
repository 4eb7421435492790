// heddle: check
// expect: violated assertion
// One thread ends the program.
// main does not wait. Steps: main starts t, asserts before t has called exit.
public class ExitFromThread {
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> System.exit(7), "quitter");
        t.start();
        assert false : "before exit"; // HERE: assertion
    }
}
