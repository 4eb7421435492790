// Empty data, stored blocks, many small writes, concatenated gzip members, header fields, need for input.
import java.io.*;
import java.util.*;
import java.util.zip.*;

public class ZipCorners {
    static byte[] gzip(byte[] data) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream g = new GZIPOutputStream(out)) {
            g.write(data);
        }
        return out.toByteArray();
    }

    public static void main(String[] args) throws Exception {
        byte[] empty = gzip(new byte[0]);
        System.out.println(empty.length + " " + new GZIPInputStream(new ByteArrayInputStream(empty)).read());
        byte[] one = gzip("one ".getBytes()), two = gzip("two".getBytes());
        byte[] both = Arrays.copyOf(one, one.length + two.length);
        System.arraycopy(two, 0, both, one.length, two.length);
        System.out.println(new String(new GZIPInputStream(new ByteArrayInputStream(both)).readAllBytes()) + " " + (one[0] & 0xff) + " " + (one[1] & 0xff) + " " + one[2]);
        byte[] noise = new byte[3000];
        new Random(8).nextBytes(noise);
        byte[] packed = gzip(noise);
        System.out.println(packed.length + " " + Arrays.equals(new GZIPInputStream(new ByteArrayInputStream(packed), 7).readAllBytes(), noise));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (DeflaterOutputStream d = new DeflaterOutputStream(out, new Deflater(9), 5, true)) {
            for (int i = 0; i < 200; i++) {
                d.write("x".repeat(i % 5 + 1).getBytes());
                if (i == 100) d.flush();
            }
        }
        System.out.println(out.size() + " " + Arrays.hashCode(out.toByteArray()));
        InputStream in = new InflaterInputStream(new ByteArrayInputStream(out.toByteArray()), new Inflater(), 3);
        int n = 0;
        while (in.read() >= 0) n++;
        System.out.println(n);
        try {
            new InflaterInputStream(new ByteArrayInputStream(Arrays.copyOf(out.toByteArray(), 20))).readAllBytes();
        } catch (EOFException e) {
            System.out.println(e.getMessage());
        }
        Inflater i = new Inflater();
        System.out.println(i.needsInput() + " " + i.finished() + " " + i.getTotalIn() + " " + i.inflate(new byte[0]));
        i.end();
        i.end();
        try {
            i.reset();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }
}
