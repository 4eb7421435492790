// java.text.Bidi and AttributedString.
import java.text.*;

public class BidiText {
    public static void main(String[] args) throws Exception {
        Bidi b = new Bidi("abc \u05d0\u05d1 def", Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT);
        System.out.println(b.isMixed() + " " + b.getRunCount() + " " + b.getLevelAt(4) + " " + b.baseIsLeftToRight() + " " + Bidi.requiresBidi("abc".toCharArray(), 0, 3));
        AttributedString s = new AttributedString("hello");
        s.addAttribute(java.text.AttributedCharacterIterator.Attribute.LANGUAGE, "en", 1, 3);
        AttributedCharacterIterator it = s.getIterator();
        System.out.println(it.getRunLimit() + " " + it.getAllAttributeKeys().size() + " " + it.last());
    }
}
