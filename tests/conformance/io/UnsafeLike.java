// Big and little endian assembly of numbers by VarHandle-free means, unsigned reads, float bits through buffers.
import java.nio.*;

public class UnsafeLike {
    public static void main(String[] args) {
        byte[] raw = {(byte) 0x80, 1, 2, 3, 4, 5, 6, (byte) 0xff};
        ByteBuffer b = ByteBuffer.wrap(raw);
        System.out.println(b.getLong() + " " + Long.toUnsignedString(b.getLong(0)) + " " + Byte.toUnsignedInt(b.get(0)) + " " + Short.toUnsignedInt(b.getShort(0)) + " " + Integer.toUnsignedLong(b.getInt(0)) + " " + b.order(ByteOrder.LITTLE_ENDIAN).getLong(0));
        System.out.println(Long.reverseBytes(b.getLong(0)) + " " + b.getFloat(0) + " " + b.getDouble(0) + " " + (int) b.getChar(6));
        long assembled = 0;
        for (byte x : raw) assembled = assembled << 8 | x & 0xff;
        System.out.println(assembled == b.order(ByteOrder.BIG_ENDIAN).getLong(0));
        for (float f : new float[] {1f, -0f, Float.NaN, 1e-45f}) System.out.print(Integer.toHexString(b.putFloat(0, f).getInt(0)) + " ");
        System.out.println();
    }
}
