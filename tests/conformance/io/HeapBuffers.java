// ByteBuffer on the heap: position, limit, mark, absolute and relative access, order, slices, duplicates, compact, exceptions.
import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.InvalidMarkException;
import java.nio.ReadOnlyBufferException;
import java.util.Arrays;

public class HeapBuffers {
    static void attempt(Runnable r) {
        try {
            r.run();
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        ByteBuffer b = ByteBuffer.allocate(32);
        b.put((byte) 1).putShort((short) 0x0203).putInt(0x04050607).putLong(0x08090a0b0c0d0e0fL).putChar('A').putFloat(1.5f).putDouble(-2.5);
        System.out.println(b + " " + b.remaining() + " " + b.hasRemaining());
        b.flip();
        System.out.println(b.get() + " " + b.getShort() + " " + Integer.toHexString(b.getInt()) + " " + Long.toHexString(b.getLong()) + " " + b.getChar() + " " + b.getFloat() + " " + b.getDouble());
        b.rewind().order(ByteOrder.LITTLE_ENDIAN);
        System.out.println(Integer.toHexString(b.getInt(3)) + " " + Integer.toHexString(b.getShort(1)) + " " + b.order());
        b.position(3).limit(11);
        ByteBuffer slice = b.slice();
        System.out.println(slice + " " + slice.order() + " " + slice.arrayOffset() + " " + slice.get(0));
        slice.put(0, (byte) 99);
        System.out.println(b.get(3) + " " + b.duplicate().position(5) + " " + b.slice(4, 2));
        b.clear().put(new byte[] {9, 8, 7, 6}, 1, 3).flip();
        b.get();
        b.compact();
        System.out.println(b + " " + b.get(0) + b.get(1));
        b.clear().mark();
        b.getInt();
        b.reset();
        System.out.println(b.position());
        ByteBuffer ro = b.asReadOnlyBuffer();
        attempt(() -> ro.put((byte) 1));
        attempt(() -> ro.array());
        attempt(() -> ByteBuffer.allocate(2).putInt(1));
        attempt(() -> ByteBuffer.allocate(2).getLong());
        attempt(() -> ByteBuffer.allocate(2).get(2));
        attempt(() -> ByteBuffer.allocate(2).position(3));
        attempt(() -> ByteBuffer.allocate(2).limit(3));
        attempt(() -> ByteBuffer.allocate(2).reset());
        attempt(() -> ByteBuffer.allocate(-1));
        ByteBuffer x = ByteBuffer.wrap(new byte[] {1, 2, 3}), y = ByteBuffer.wrap(new byte[] {0, 1, 2, 3}, 1, 3);
        System.out.println(x.equals(y) + " " + x.compareTo(y) + " " + x.hashCode() + " " + y.arrayOffset() + " " + x.mismatch(ByteBuffer.wrap(new byte[] {1, 2, 9})));
        byte[] out = new byte[3];
        x.get(out);
        System.out.println(Arrays.toString(out) + " " + x + " " + y.get(2) + Arrays.toString(y.array()));
        b.clear();
        b.put(x.rewind());
        System.out.println(b.position() + " " + b.alignedSlice(1).capacity());
    }
}
