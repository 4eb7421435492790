// heddle: check
// expect: violated deadlock
// Two classes need each other in their static initialisers.
// Two threads start from different ends. Steps: t begins A; main begins B; t waits for B; main waits for A.
public class ClassInitCycle {
    static class A {
        static final Object a = B.touch(); // HERE: deadlock

        static Object touch() {
            return "A";
        }
    }

    static class B {
        static final Object b = A.touch(); // HERE: deadlock

        static Object touch() {
            return "B";
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> A.touch());
        t.start();
        B.touch();
        t.join();
    }
}
