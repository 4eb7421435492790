// StringReader, StringWriter, CharArray streams, BufferedReader lines and mark, PushbackReader, LineNumberReader, FilterReader.
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.CharArrayReader;
import java.io.CharArrayWriter;
import java.io.IOException;
import java.io.LineNumberReader;
import java.io.PushbackReader;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.stream.Collectors;

public class ReadersWriters {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new StringReader("one\ntwo\r\nthree\rfour\n\nlast"), 4);
        System.out.println(in.readLine() + "," + in.readLine() + "," + in.readLine());
        in.mark(10);
        System.out.println((char) in.read());
        in.reset();
        System.out.println(in.lines().collect(Collectors.toList()) + " " + in.readLine() + " " + in.read());
        StringWriter w = new StringWriter();
        BufferedWriter out = new BufferedWriter(w, 3);
        out.write("hello");
        out.newLine();
        out.write("abcdef", 2, 3);
        System.out.print(w + "|");
        out.flush();
        System.out.println(w.toString().replace("\n", "/") + " " + w.getBuffer().length());
        LineNumberReader numbers = new LineNumberReader(new StringReader("a\nb\nc"));
        numbers.readLine();
        numbers.read();
        numbers.read();
        System.out.println(numbers.getLineNumber() + " " + numbers.readLine() + " " + numbers.getLineNumber());
        PushbackReader push = new PushbackReader(new StringReader("xyz"), 3);
        int c = push.read();
        push.unread(c);
        push.unread(new char[] {'1', '2'});
        StringBuilder sb = new StringBuilder();
        while ((c = push.read()) != -1) sb.append((char) c);
        System.out.println(sb);
        try {
            push.unread("abcd".toCharArray());
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        CharArrayWriter cw = new CharArrayWriter();
        cw.append("abc").append('d').append("efghi", 1, 3);
        CharArrayReader cr = new CharArrayReader(cw.toCharArray(), 2, 4);
        System.out.println(cw + " " + (char) cr.read() + cr.skip(1) + (char) cr.read() + cr.ready());
        StringReader closed = new StringReader("q");
        closed.close();
        try {
            closed.read();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        StringWriter target = new StringWriter();
        System.out.println(new StringReader("transfer").transferTo(target) + target.toString());
    }
}
