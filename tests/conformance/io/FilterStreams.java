// Own filter streams and readers: counting, upper-casing, teeing; closing order.
import java.io.*;

public class FilterStreams {
    public static void main(String[] args) throws Exception {
        StringBuilder log = new StringBuilder();
        InputStream counting = new FilterInputStream(new ByteArrayInputStream("hello streams".getBytes())) {
            int n;

            @Override
            public int read() throws IOException {
                int b = super.read();
                if (b >= 0) n++;
                return b;
            }

            @Override
            public int read(byte[] b, int off, int len) throws IOException {
                int k = super.read(b, off, Math.min(len, 4));
                if (k > 0) n += k;
                return k;
            }

            @Override
            public void close() throws IOException {
                log.append("closed after ").append(n);
                super.close();
            }
        };
        try (BufferedReader r = new BufferedReader(new InputStreamReader(counting))) {
            System.out.println(r.readLine());
        }
        System.out.println(log);
        Writer upper = new FilterWriter(new StringWriter()) {
            @Override
            public void write(int c) throws IOException {
                out.write(Character.toUpperCase(c));
            }

            @Override
            public void write(String s, int off, int len) throws IOException {
                for (int i = off; i < off + len; i++) write(s.charAt(i));
            }

            @Override
            public String toString() {
                return out.toString();
            }
        };
        upper.write("shout");
        upper.append(" it");
        System.out.println(upper);
        ByteArrayOutputStream a = new ByteArrayOutputStream(), b = new ByteArrayOutputStream();
        OutputStream tee = new OutputStream() {
            @Override
            public void write(int x) {
                a.write(x);
                b.write(x + 1);
            }
        };
        tee.write("abc".getBytes());
        System.out.println(a + " " + b);
        BufferedOutputStream buffered = new BufferedOutputStream(a, 2);
        buffered.write('x');
        System.out.print(a.size());
        buffered.write("yz".getBytes());
        buffered.flush();
        System.out.println(" " + a);
    }
}
