// Slices of slices, duplicates and read-only views, byte order of views, equality after changes, bulk puts.
import java.nio.*;
import java.util.*;

public class BufferSlices {
    public static void main(String[] args) {
        ByteBuffer b = ByteBuffer.allocate(16);
        for (int i = 0; i < 16; i++) b.put(i, (byte) i);
        ByteBuffer s = b.position(4).slice(), t = s.position(2).slice().order(ByteOrder.LITTLE_ENDIAN);
        System.out.println(s.capacity() + " " + t.capacity() + " " + t.get(0) + " " + t.getInt(0) + " " + s.getInt(2) + " " + t.arrayOffset());
        t.putLong(0, -1L);
        System.out.println(Arrays.toString(b.array()));
        ByteBuffer ro = b.asReadOnlyBuffer();
        b.put(4, (byte) 77);
        System.out.println(ro.get(4) + " " + ro.hasArray() + " " + ro.position() + " " + ro.equals(b) + " " + b.duplicate().order());
        IntBuffer ints = b.clear().asIntBuffer();
        ints.put(new int[] {1, 2, 3}, 1, 2).put(0, 9);
        System.out.println(b.getInt(0) + " " + b.getInt(4) + " " + ints.position() + " " + ints.remaining());
        ByteBuffer c = ByteBuffer.allocate(4).put(b.limit(4));
        System.out.println(c.flip().equals(b.flip()) + " " + c.mismatch(ByteBuffer.wrap(new byte[] {0, 0, 0, 8})) + " " + c.compareTo(ByteBuffer.allocate(4)));
        CharBuffer chars = CharBuffer.wrap("abcdef", 2, 5);
        System.out.println(chars + " " + chars.get() + chars.get(1) + " " + chars.slice() + " " + chars.toString().length());
        DoubleBuffer d = DoubleBuffer.wrap(new double[] {1, Double.NaN});
        System.out.println(d.equals(DoubleBuffer.wrap(new double[] {1, Double.NaN})) + " " + d.hashCode());
    }
}
