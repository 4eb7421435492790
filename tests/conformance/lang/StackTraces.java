// Stack traces of threads and exceptions in the program: depth, methods, lines, lambdas and constructors in them.
public class StackTraces {
    static class Inner {
        Inner(int n) {
            if (n == 0) throw new IllegalStateException();
            new Inner(n - 1);
        }
    }

    static Throwable make() {
        return new Throwable("made");
    }

    public static void main(String[] args) throws Exception {
        StackTraceElement[] here = Thread.currentThread().getStackTrace();
        System.out.println(here[0].getMethodName() + " " + here[1].getMethodName() + " " + here[1].getClassName() + " " + here.length);
        try {
            Runnable r = () -> new Inner(3);
            r.run();
        } catch (IllegalStateException e) {
            for (StackTraceElement s : e.getStackTrace()) System.out.println(s.getClassName() + "." + (s.getMethodName().startsWith("lambda") ? "lambda" : s.getMethodName()) + ":" + s.getLineNumber());
        }
        Throwable t = make();
        t.fillInStackTrace();
        System.out.println(t.getStackTrace()[0].getMethodName() + " " + t.getStackTrace().length);
        System.out.println(new Throwable().getStackTrace()[0].equals(new Throwable().getStackTrace()[0]) + " " + new StackTraceElement("C", "m", "F.java", 7));
    }
}
