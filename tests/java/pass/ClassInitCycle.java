// heddle: check
// expect: verified
// Two classes need each other in their static initialisers.
// main initialises both before there is a second thread.
public class ClassInitCycle {
    static class A {
        static final Object a = B.touch();

        static Object touch() {
            return "A";
        }
    }

    static class B {
        static final Object b = A.touch();

        static Object touch() {
            return "B";
        }
    }

    public static void main(String[] args) throws InterruptedException {
        A.touch();
        Thread t = new Thread(() -> A.touch());
        t.start();
        B.touch();
        t.join();
    }
}
