// BreakIterator: characters, words, sentences, lines.
import java.text.BreakIterator;
import java.text.CharacterIterator;
import java.text.StringCharacterIterator;
import java.util.Locale;

public class BreakIterators {
    static void show(BreakIterator b, String text) {
        b.setText(text);
        StringBuilder sb = new StringBuilder();
        int start = b.first();
        for (int end = b.next(); end != BreakIterator.DONE; start = end, end = b.next()) sb.append("[").append(text, start, end).append("]");
        System.out.println(sb);
    }

    public static void main(String[] args) {
        String text = "Hello there, Mr. Smith. How's it going? Fine!";
        show(BreakIterator.getWordInstance(Locale.US), text);
        show(BreakIterator.getSentenceInstance(Locale.US), text);
        show(BreakIterator.getLineInstance(Locale.US), text);
        show(BreakIterator.getCharacterInstance(Locale.US), "e\u0301a\ud83d\ude00");
        CharacterIterator it = new StringCharacterIterator("abc");
        for (char c = it.last(); c != CharacterIterator.DONE; c = it.previous()) System.out.print(c);
        System.out.println(it.getIndex());
    }
}
