// StringWriter, CharArrayWriter and BufferedWriter ranges, flush and close rules, appending of null, PrintWriter checkError.
import java.io.*;

public class WriterEdges {
    public static void main(String[] args) throws Exception {
        StringWriter w = new StringWriter();
        w.write("abcdef", 1, 3);
        w.append(null).append("xyz", 0, 1).append('!');
        w.write(65);
        w.close();
        w.write("after close");
        System.out.println(w + " " + w.getBuffer().length());
        CharArrayWriter c = new CharArrayWriter(1);
        c.write(new char[] {'p', 'q', 'r'}, 1, 2);
        c.writeTo(w);
        System.out.println(w.toString().endsWith("qr") + " " + c.size());
        c.reset();
        BufferedWriter b = new BufferedWriter(c, 4);
        b.write("123456");
        b.write('7');
        System.out.print(c + " ");
        b.close();
        System.out.println(c);
        try {
            b.write("x");
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        PrintWriter p = new PrintWriter(new StringWriter());
        p.close();
        p.println("x");
        System.out.println(p.checkError());
        try {
            w.write("abc", 2, 5);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("range");
        }
    }
}
