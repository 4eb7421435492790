// heddle: check
// expect: verified
// A static initialiser throws: the first thread gets ExceptionInInitializerError, every later one NoClassDefFoundError.
// Both are caught.
public class StaticInitFails {
    static class Bad {
        static int value = Integer.parseInt("not a number");
    }

    static void use() {
        try {
            System.out.println(Bad.value);
        } catch (ExceptionInInitializerError e) {
            return;
        } catch (NoClassDefFoundError e) {
            return;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(StaticInitFails::use, "other");
        t.start();
        use();
        t.join();
    }
}
