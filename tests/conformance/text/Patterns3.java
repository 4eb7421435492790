// Pattern flags: literal, comments, dotall, unix lines, canonical equality; toString; split with limits; find from an index.
import java.util.*;
import java.util.regex.*;

public class Patterns3 {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("worked");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        System.out.println(Pattern.compile("a.c", Pattern.LITERAL).matcher("xa.cx").find() + " " + Pattern.compile("a.b", Pattern.DOTALL).matcher("a\nb").matches() + " " + Pattern.compile("^b$", Pattern.MULTILINE).matcher("a\nb\nc").find() + " " + Pattern.compile("a$", Pattern.UNIX_LINES).matcher("a\r").find() + " " + Pattern.compile("e\u0301", Pattern.CANON_EQ).matcher("\u00e9").matches());
        Matcher m = Pattern.compile("(a)(b)?(c)?").matcher("ab a abc");
        while (m.find()) System.out.print(m.group(2) + m.group(3) + m.start(3) + " ");
        System.out.println();
        m.usePattern(Pattern.compile("b")).reset();
        System.out.println(m.find() + " " + m.start() + " " + m.find(3) + " " + m.start() + " " + m.groupCount() + " " + m.pattern() + " " + m.useAnchoringBounds(false).hasAnchoringBounds());
        m.reset("bbb").region(1, 2);
        System.out.println(m.find() + " " + m.find() + " " + m.lookingAt() + " " + m.requireEnd());
        System.out.println(Arrays.toString(Pattern.compile("\\d").split("a1b2c3")) + Arrays.toString("boo:and:foo".split("o", -1)) + Arrays.toString("boo:and:foo".split("o")) + Arrays.toString("boo:and:foo".split(":", 2)));
        attempt(() -> m.find(10));
        attempt(() -> m.group(1));
        attempt(() -> m.region(2, 1));
    }
}
