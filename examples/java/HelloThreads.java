// heddle: check
// expect: verified
//
// The smallest correct program with two threads: every schedule prints both greetings, in either order.
public class HelloThreads {
    private static int greetings;

    private static synchronized void greet(String name) {
        greetings++;
        System.out.println("Hello from " + name);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> greet("another thread"));
        other.start();
        greet("main");
        other.join();
        assert greetings == 2;
    }
}
