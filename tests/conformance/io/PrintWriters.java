// PrintWriter and PrintStream on memory: auto flush, printf, error state, all print methods, append, encodings.
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.util.Arrays;
import java.util.Locale;

public class PrintWriters {
    static class Failing extends Writer {
        @Override
        public void write(char[] b, int off, int len) throws IOException {
            throw new IOException("full");
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }

    public static void main(String[] args) throws Exception {
        StringWriter s = new StringWriter();
        PrintWriter w = new PrintWriter(s);
        w.print(1);
        w.print('c');
        w.print(2.5);
        w.print(3L);
        w.print(true);
        w.print(1.5f);
        w.print((Object) null);
        w.print(new char[] {'x', 'y'});
        w.println();
        w.printf("%5d|%-5s|%n", 42, "ab");
        w.format(Locale.GERMANY, "%.2f", 1.5);
        w.append("app").append('e').append("nding", 1, 3);
        w.println(new StringBuilder("sb"));
        System.out.print(s);
        PrintWriter failing = new PrintWriter(new Failing());
        failing.println("x");
        System.out.println(failing.checkError());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream p = new PrintStream(bytes, false, "UTF-16BE");
        p.print("é");
        p.write(7);
        p.flush();
        System.out.println(Arrays.toString(bytes.toByteArray()));
        bytes.reset();
        PrintStream auto = new PrintStream(bytes, true);
        auto.println("line");
        auto.write("raw".getBytes());
        auto.append("q");
        System.out.println(bytes.toString().replace("\n", "/") + " " + auto.checkError());
        auto.close();
        auto.println("after close");
        System.out.println(auto.checkError());
        PrintStream broken = new PrintStream(new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("no");
            }
        });
        broken.print("z");
        broken.flush();
        System.out.println(broken.checkError());
        PrintStream old = System.out;
        System.setOut(new PrintStream(bytes, true));
        System.out.println("redirected");
        System.setOut(old);
        System.out.println(bytes.toString().length());
    }
}
