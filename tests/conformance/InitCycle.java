// Classes whose static initialisers need each other, in one thread.
public class InitCycle {
    static class A {
        static int a = B.b + 1;
        static final int CONST = 100;
        static Integer boxed = 7;
    }

    static class B {
        static int b = A.a + 10 + A.CONST + (A.boxed == null ? 0 : 1000);
    }

    static class Singleton {
        static Singleton instance = new Singleton();
        static int count = 5;
        int seen;

        Singleton() {
            seen = count;
            count++;
        }
    }

    static int forward = later();
    static int value = 3;

    static int later() {
        return InitCycle.value + 1;
    }

    public static void main(String[] args) {
        System.out.println(A.a + " " + B.b);
        System.out.println(Singleton.instance.seen + " " + Singleton.count);
        System.out.println(forward + " " + value);
    }
}
