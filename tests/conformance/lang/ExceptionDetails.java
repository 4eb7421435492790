// Throwable: messages, causes, initCause rules, toString, fillInStackTrace, custom stack traces, printStackTrace to a writer.
import java.io.PrintWriter;
import java.io.StringWriter;

public class ExceptionDetails {
    static class Quiet extends Exception {
        Quiet() {
            super("quiet", null, false, false);
        }
    }

    static class Localized extends RuntimeException {
        Localized() {
            super("raw");
        }

        @Override
        public String getLocalizedMessage() {
            return "localized";
        }
    }

    static void thrower(int depth) {
        if (depth == 0) {
            throw new IllegalStateException("bottom", new RuntimeException("why", new Error("root")));
        }
        thrower(depth - 1);
    }

    public static void main(String[] args) {
        System.out.println(new Localized());
        System.out.println(new Exception((String) null) + " " + new Exception((Throwable) null).getMessage());
        System.out.println(new Exception(new RuntimeException("in")).getMessage());
        Quiet quiet = new Quiet();
        quiet.addSuppressed(new Error());
        System.out.println(quiet.getStackTrace().length + " " + quiet.getSuppressed().length);
        try {
            new Exception("a", null).initCause(new Error());
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Exception self = new Exception("self");
        try {
            self.initCause(self);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            thrower(3);
        } catch (IllegalStateException e) {
            StringWriter w = new StringWriter();
            e.addSuppressed(new Exception("side"));
            e.printStackTrace(new PrintWriter(w, true));
            System.out.print(w);
            StackTraceElement top = e.getStackTrace()[0];
            System.out.println(top.getClassName() + " " + top.getMethodName() + " " + top.getFileName() + " " + top.isNativeMethod());
        }
        Exception custom = new Exception("custom");
        custom.setStackTrace(new StackTraceElement[] {new StackTraceElement("com.acme.Foo", "bar", "Foo.java", 12),
                new StackTraceElement("com.acme.Foo", "nat", null, -2), new StackTraceElement("X", "y", null, -1),
                new StackTraceElement("app", "m", "1.0", "Mod", "m", "Mod.java", 3)});
        StringWriter w = new StringWriter();
        custom.printStackTrace(new PrintWriter(w));
        System.out.print(w);
        Exception loop1 = new Exception("one");
        Exception loop2 = new Exception("two", loop1);
        loop1.initCause(loop2);
        loop1.setStackTrace(new StackTraceElement[0]);
        loop2.setStackTrace(new StackTraceElement[0]);
        w = new StringWriter();
        loop1.printStackTrace(new PrintWriter(w));
        System.out.print(w);
    }
}
