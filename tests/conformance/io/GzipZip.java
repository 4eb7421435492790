// GZIP streams and zip archives in memory; checked streams, DeflaterInputStream, InflaterOutputStream.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;
import java.util.zip.DeflaterInputStream;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.InflaterInputStream;
import java.util.zip.InflaterOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

public class GzipZip {
    public static void main(String[] args) throws IOException {
        byte[] data = "All work and no play makes Jack a dull boy. ".repeat(60).getBytes();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gz = new GZIPOutputStream(bytes)) {
            gz.write(data, 0, 1000);
            for (int i = 1000; i < 1100; i++) gz.write(data[i]);
            gz.write(data, 1100, data.length - 1100);
        }
        byte[] packed = bytes.toByteArray();
        byte[] back = new GZIPInputStream(new ByteArrayInputStream(packed)).readAllBytes();
        System.out.println(packed.length + " " + Arrays.hashCode(packed) + " " + Arrays.equals(back, data));
        packed[packed.length - 6] ^= 1;
        try {
            new GZIPInputStream(new ByteArrayInputStream(packed)).readAllBytes();
        } catch (ZipException e) {
            System.out.println(e.getMessage());
        }
        try {
            new GZIPInputStream(new ByteArrayInputStream("nothing like gzip".getBytes()));
        } catch (ZipException e) {
            System.out.println(e.getMessage());
        }
        bytes.reset();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            zip.setComment("a comment");
            for (String name : new String[] {"a.txt", "dir/b.txt"}) {
                ZipEntry e = new ZipEntry(name);
                e.setTime(1_000_000_000_000L);
                zip.putNextEntry(e);
                zip.write((name + " content").repeat(10).getBytes());
                zip.closeEntry();
            }
            ZipEntry stored = new ZipEntry("stored");
            CRC32 crc = new CRC32();
            crc.update("raw".getBytes());
            stored.setMethod(ZipEntry.STORED);
            stored.setSize(3);
            stored.setCrc(crc.getValue());
            stored.setTime(0);
            zip.putNextEntry(stored);
            zip.write("raw".getBytes());
            try {
                zip.putNextEntry(new ZipEntry("a.txt"));
            } catch (ZipException e) {
                System.out.println(e.getMessage());
            }
        }
        ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        for (ZipEntry e; (e = in.getNextEntry()) != null;) {
            byte[] content = in.readAllBytes();
            System.out.println(e.getName() + " " + content.length + " " + e.isDirectory() + " " + e.getMethod() + " " + new String(content, 0, 3));
            in.closeEntry();
            System.out.println(e.getCrc() + " " + e.getCompressedSize());
        }
        System.out.println(bytes.size());
        CheckedOutputStream checked = new CheckedOutputStream(new ByteArrayOutputStream(), new CRC32());
        checked.write(data);
        CheckedInputStream checkedIn = new CheckedInputStream(new ByteArrayInputStream(data), new CRC32());
        checkedIn.readAllBytes();
        System.out.println(checked.getChecksum().getValue() == checkedIn.getChecksum().getValue());
        InputStream d = new DeflaterInputStream(new ByteArrayInputStream(data));
        byte[] deflated = d.readAllBytes();
        System.out.println(deflated.length + " " + new InflaterInputStream(new ByteArrayInputStream(deflated)).readAllBytes().length);
        bytes.reset();
        try (DeflaterOutputStream both = new DeflaterOutputStream(new InflaterOutputStream(bytes))) {
            both.write(data);
        }
        System.out.println(Arrays.equals(bytes.toByteArray(), data));
    }
}
