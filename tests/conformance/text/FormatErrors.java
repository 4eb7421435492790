// The exceptions of Formatter, with their messages.
public class FormatErrors {
    static void p(String f, Object... args) {
        try {
            System.out.println(String.format(f, args));
        } catch (java.util.IllegalFormatException e) {
            System.out.println(f + " -> " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        p("%d", "text");
        p("%d", 1.5);
        p("%f", 1);
        p("%c", "s");
        p("%s %s", "one");
        p("%3$s", "one");
        p("%q", 1);
        p("%");
        p("%5");
        p("%-d", 5);
        p("%05");
        p("%-05d", 5);
        p("%+ d", 5);
        p("%#d", 5);
        p("%,x", 5);
        p("%.2d", 5);
        p("%.1c", 'a');
        p("%+s", "x");
        p("%<s", "x");
        p("%c", 0x110000);
        p("%-n");
        p("%tQ", "x");
        p("%ty", 1.5);
        p("%t", 5L);
        p("%x", 1.0);
        p("%05s", "a");
        p("%--5d", 1);
        p("%b", (Object) null);
        p("%d", (Object) null);
        p("%5.3e", (Object) null);
        try {
            new java.util.Formatter().format("x").close();
            java.util.Formatter closed = new java.util.Formatter();
            closed.close();
            closed.format("y");
        } catch (java.util.FormatterClosedException e) {
            System.out.println("closed");
        }
    }
}
