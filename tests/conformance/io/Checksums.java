// CRC32, CRC32C, Adler32 over arrays, ranges, single bytes, heap and direct buffers.
import java.nio.ByteBuffer;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.Checksum;

public class Checksums {
    public static void main(String[] args) {
        byte[] data = new byte[1000];
        for (int i = 0; i < data.length; i++) data[i] = (byte) (i * 31);
        for (Checksum c : new Checksum[] {new CRC32(), new CRC32C(), new Adler32()}) {
            System.out.print(c.getClass().getSimpleName() + " " + c.getValue());
            c.update("123456789".getBytes());
            System.out.print(" " + Long.toHexString(c.getValue()));
            c.reset();
            c.update(data, 10, 500);
            c.update(77);
            System.out.print(" " + c.getValue());
            c.update(ByteBuffer.wrap(data).position(990));
            ByteBuffer direct = ByteBuffer.allocateDirect(1000).put(data).flip();
            c.update(direct.position(3));
            System.out.println(" " + c.getValue() + " " + direct.remaining());
        }
    }
}
