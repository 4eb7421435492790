// Char, short, int, long, float and double buffers: own arrays, views with orders, bulk transfers, comparison.
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;
import java.util.Arrays;

public class BufferViews {
    public static void main(String[] args) throws Exception {
        ByteBuffer base = ByteBuffer.allocate(24);
        ShortBuffer big = base.asShortBuffer(), little = base.order(ByteOrder.LITTLE_ENDIAN).asShortBuffer();
        big.put((short) 0x1234).put((short) -1);
        System.out.println(Integer.toHexString(little.get(0)) + " " + big.order() + " " + little.order() + " " + big.position());
        FloatBuffer floats = base.asFloatBuffer();
        floats.put(2, 3.25f);
        System.out.println(base.getFloat(8) + " " + floats.capacity());
        IntBuffer ints = IntBuffer.wrap(new int[] {5, 6, 7, 8});
        IntBuffer part = ints.slice(1, 2);
        part.put(0, 66);
        System.out.println(Arrays.toString(ints.array()) + " " + part + " " + ints.compareTo(IntBuffer.wrap(new int[] {5, 67})));
        LongBuffer longs = LongBuffer.allocate(3);
        longs.put(new long[] {1, 2, 3}).flip();
        System.out.println(longs.get(2) + " " + longs.equals(LongBuffer.wrap(new long[] {1, 2, 3})) + " " + longs.hashCode());
        CharBuffer chars = CharBuffer.wrap("some text");
        System.out.println(chars.charAt(2) + " " + chars.length() + " " + chars.isReadOnly() + " " + chars.subSequence(5, 9) + " " + chars.chars().filter(c -> c == 'e').count());
        CharBuffer own = CharBuffer.allocate(12);
        own.put("abc").append('d').append("efgh", 1, 3).flip();
        System.out.println(own + " " + own.get() + own.remaining() + " " + own.compareTo(CharBuffer.wrap("bcd")));
        StringBuilder sb = new StringBuilder(own);
        System.out.println(sb.reverse());
        CharBuffer target = CharBuffer.allocate(4);
        System.out.println(CharBuffer.wrap("xyz").read(target) + " " + target.flip());
        IntBuffer dup = ints.duplicate();
        dup.position(2);
        dup.get();
        System.out.println(ints.position() + " " + dup.position() + " " + dup.remaining() + " " + ints.asReadOnlyBuffer().isReadOnly());
        ints.compact();
        System.out.println(ints);
    }
}
