// Direct byte buffers: access, order, views, slices, copies to and from heap buffers, bounds.
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;

public class DirectBuffers {
    public static void main(String[] args) {
        ByteBuffer d = ByteBuffer.allocateDirect(64);
        System.out.println(d + " " + d.isDirect() + " " + d.hasArray() + " " + d.get(63));
        d.putInt(0x01020304).putLong(-2).putDouble(0.1).putChar('ü').put((byte) 7);
        d.flip();
        System.out.println(d.getInt() + " " + d.getLong() + " " + d.getDouble() + " " + d.getChar() + " " + d.get() + " " + d.remaining());
        d.clear().order(ByteOrder.LITTLE_ENDIAN);
        System.out.println(Integer.toHexString(d.getInt(0)));
        IntBuffer ints = d.asIntBuffer();
        for (int i = 0; i < ints.capacity(); i++) ints.put(i, i * i);
        System.out.println(ints.get(5) + " " + d.get(20) + " " + ints.isDirect() + " " + ints.order());
        LongBuffer longs = d.position(8).order(ByteOrder.BIG_ENDIAN).asLongBuffer();
        longs.put(1, 0x1122334455667788L);
        System.out.println(Long.toHexString(d.getLong(16)) + " " + longs + " " + Integer.toHexString(d.getInt(17)));
        ByteBuffer heap = ByteBuffer.allocate(16);
        heap.put(d.slice(16, 8)).flip();
        System.out.println(Long.toHexString(heap.getLong()));
        byte[] bytes = new byte[4];
        d.position(0).get(bytes, 1, 3);
        d.put(40, new byte[] {5, 6, 7});
        System.out.println(bytes[1] + " " + d.get(41) + " " + d.equals(d.duplicate()) + " " + d.compareTo(d.duplicate().position(4)));
        CharBuffer chars = ByteBuffer.allocateDirect(10).asCharBuffer();
        chars.put("héllo").flip();
        System.out.println(chars + " " + chars.length() + " " + chars.subSequence(1, 3));
        DoubleBuffer doubles = ByteBuffer.allocateDirect(32).order(ByteOrder.nativeOrder()).asDoubleBuffer();
        doubles.put(new double[] {1, 2.5, Double.NaN}).flip();
        System.out.println(doubles.get() + doubles.get() + " " + doubles.get() + " " + doubles);
        ByteBuffer ro = d.asReadOnlyBuffer();
        try {
            ro.put(0, (byte) 1);
        } catch (java.nio.ReadOnlyBufferException e) {
            System.out.println("read only");
        }
        try {
            d.getLong(60);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("out of bounds");
        }
        d.clear();
        d.position(10);
        d.compact();
        System.out.println(d + " " + d.get(30));
        System.out.println(ByteBuffer.allocateDirect(0).capacity());
    }
}
