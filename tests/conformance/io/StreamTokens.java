// StreamTokenizer: numbers, words, quotes, comments, end of lines, own character classes.
import java.io.IOException;
import java.io.StreamTokenizer;
import java.io.StringReader;

public class StreamTokens {
    static void show(StreamTokenizer t) throws IOException {
        StringBuilder sb = new StringBuilder();
        while (t.nextToken() != StreamTokenizer.TT_EOF) {
            switch (t.ttype) {
                case StreamTokenizer.TT_NUMBER -> sb.append("n").append(t.nval);
                case StreamTokenizer.TT_WORD -> sb.append("w").append(t.sval);
                case StreamTokenizer.TT_EOL -> sb.append("EOL");
                case '"', '\'' -> sb.append("q").append(t.sval);
                default -> sb.append("c").append((char) t.ttype);
            }
            sb.append(' ');
        }
        System.out.println(sb + "lines " + t.lineno());
    }

    public static void main(String[] args) throws IOException {
        show(new StreamTokenizer(new StringReader("x = 3.14 + -2 * foo_bar; \"a\\tb\" 'c' / not comment\n.5 5. - end")));
        StreamTokenizer t = new StreamTokenizer(new StringReader("a // rest\nB /* long\n one */ c # hash\n1e3"));
        t.slashSlashComments(true);
        t.slashStarComments(true);
        t.commentChar('#');
        t.eolIsSignificant(true);
        t.lowerCaseMode(true);
        show(t);
        StreamTokenizer u = new StreamTokenizer(new StringReader("12,34;ab-cd"));
        u.resetSyntax();
        u.wordChars('a', 'z');
        u.wordChars('0', '9');
        u.whitespaceChars(',', ',');
        u.ordinaryChar(';');
        show(u);
        StreamTokenizer v = new StreamTokenizer(new StringReader("one two"));
        v.nextToken();
        v.pushBack();
        System.out.println(v.nextToken() == StreamTokenizer.TT_WORD ? v.sval + " " + v : "?");
    }
}
