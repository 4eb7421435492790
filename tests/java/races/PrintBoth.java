// heddle: check
// expect: verified
// Two threads print: the stream has its own locks.
public class PrintBoth {
    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> System.out.println("one"));
        one.start();
        System.out.println("main");
        one.join();
    }
}
