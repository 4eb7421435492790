// heddle: check
// expect: violated exception java.lang.NoClassDefFoundError
// A static initialiser throws: the first thread gets ExceptionInInitializerError, every later one NoClassDefFoundError.
// Only the first is caught. Steps: any thread comes first; the other one gets NoClassDefFoundError, uncaught.
public class StaticInitFails {
    static class Bad {
        static int value = Integer.parseInt("not a number");
    }

    static void use() {
        try {
            System.out.println(Bad.value); // HERE: exception
        } catch (ExceptionInInitializerError e) {
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
