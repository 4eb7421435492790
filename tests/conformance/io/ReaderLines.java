// Lines with mixed ends, long lines, skip, mark limits, ready, reading into ranges.
import java.io.*;
import java.util.*;

public class ReaderLines {
    public static void main(String[] args) throws Exception {
        String text = "a\r\nbb\n\rccc\r\r\n" + "x".repeat(10000) + "\nend";
        BufferedReader r = new BufferedReader(new StringReader(text), 16);
        List<Integer> lengths = new ArrayList<>();
        for (String l; (l = r.readLine()) != null;) lengths.add(l.length());
        System.out.println(lengths + " " + text.lines().map(String::length).toList().equals(lengths));
        BufferedReader m = new BufferedReader(new StringReader("0123456789".repeat(10)), 8);
        m.mark(30);
        m.skip(25);
        m.reset();
        char[] c = new char[12];
        System.out.println(m.read(c, 2, 7) + " " + new String(c).replace('\0', '.') + " " + m.ready() + " " + m.skip(1000) + " " + m.read() + " " + m.read(c));
        BufferedReader lost = new BufferedReader(new StringReader("0123456789".repeat(10)), 8);
        lost.mark(4);
        lost.skip(50);
        try {
            lost.reset();
            System.out.println("reset");
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        PipedReader in = new PipedReader();
        PipedWriter out = new PipedWriter(in);
        out.write("piped");
        out.close();
        System.out.println((char) in.read() + "" + (char) in.read() + in.ready());
    }
}
