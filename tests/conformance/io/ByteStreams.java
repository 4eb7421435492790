// ByteArrayInputStream, ByteArrayOutputStream, SequenceInputStream, PushbackInputStream, mark and reset, transferTo, readNBytes.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PushbackInputStream;
import java.io.SequenceInputStream;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

public class ByteStreams {
    public static void main(String[] args) throws IOException {
        ByteArrayInputStream in = new ByteArrayInputStream(new byte[] {1, 2, 3, -1, 5, 6});
        System.out.println(in.read() + " " + in.available() + " " + in.skip(1) + " " + in.read());
        in.mark(0);
        System.out.println(in.read() + " " + in.read());
        in.reset();
        System.out.println(Arrays.toString(in.readAllBytes()) + " " + in.read() + " " + in.markSupported());
        ByteArrayOutputStream out = new ByteArrayOutputStream(1);
        out.write(65);
        out.write(new byte[] {66, 67, 68}, 1, 2);
        out.writeBytes("xyz".getBytes());
        System.out.println(out + " " + out.size() + " " + Arrays.toString(out.toByteArray()));
        out.reset();
        new ByteArrayInputStream("copy".getBytes()).transferTo(out);
        System.out.println(out.toString("US-ASCII"));
        PushbackInputStream push = new PushbackInputStream(new ByteArrayInputStream("abc".getBytes()), 2);
        int a = push.read();
        push.unread(a);
        push.unread('z');
        System.out.println((char) push.read() + "" + (char) push.read() + (char) push.read());
        try {
            push.unread("toolong".getBytes());
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        InputStream seq = new SequenceInputStream(Collections.enumeration(List.of(new ByteArrayInputStream("one ".getBytes()), new ByteArrayInputStream(new byte[0]), new ByteArrayInputStream("two".getBytes()))));
        System.out.println(new String(seq.readNBytes(6)) + "|" + new String(seq.readAllBytes()));
        System.out.println(InputStream.nullInputStream().read());
        OutputStream sink = OutputStream.nullOutputStream();
        sink.write(3);
        sink.close();
        try {
            sink.write(3);
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        try {
            in.read(new byte[2], 1, 5);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
