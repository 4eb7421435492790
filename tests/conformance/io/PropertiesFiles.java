// Properties: load with escapes and continuations, store without its date, defaults, XML, list.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Properties;
import java.util.TreeMap;

public class PropertiesFiles {
    public static void main(String[] args) throws IOException {
        Properties p = new Properties();
        p.load(new StringReader("# comment\n! another\na=1\nb : two words \nc\\ d=e\\=f\nlong = one \\\n   two \\\n   three\nempty\nuni=\\u00e9\\t.\n  indented=x\nback=c:\\\\dir\n"));
        System.out.println(new TreeMap<>(p));
        p.load(new ByteArrayInputStream("latin=\u00e9\n".getBytes("ISO-8859-1")));
        System.out.println(p.getProperty("latin") + " " + p.getProperty("none") + " " + p.getProperty("none", "default") + " " + p.getProperty("empty").isEmpty());
        Properties child = new Properties(p);
        child.setProperty("a", "override");
        System.out.println(child.getProperty("a") + " " + child.getProperty("b") + " " + child.size() + " " + child.stringPropertyNames().size() + " " + child.containsKey("b"));
        Properties out = new Properties();
        out.setProperty("key with space", "  leading\ttab é");
        StringWriter w = new StringWriter();
        out.store(w, "header\nsecond");
        for (String line : w.toString().split("\n")) {
            if (!line.matches("#\\w{3} \\w{3} .*")) System.out.println(line);
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        out.store(bytes, null);
        System.out.println(bytes.toString().lines().skip(1).toList());
        bytes.reset();
        child.list(new PrintStream(bytes));
        System.out.println(bytes.toString().lines().findFirst().get());
        try {
            p.load(new StringReader("bad=\\u12"));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            p.setProperty("n", null);
        } catch (NullPointerException e) {
            System.out.println("no nulls");
        }
    }
}
