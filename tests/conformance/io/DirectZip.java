// Deflater, Inflater and checksums over direct buffers, with small and empty ones.
import java.nio.ByteBuffer;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

public class DirectZip {
    public static void main(String[] args) throws Exception {
        byte[] text = "direct buffers lie outside of the heap, outside of the heap, outside".getBytes();
        for (boolean from : new boolean[] {false, true}) {
            for (boolean to : new boolean[] {false, true}) {
                ByteBuffer in = buffer(from, text.length).put(text).flip(), packed = buffer(to, 200), back = buffer(from, 200);
                Deflater d = new Deflater(9);
                d.setInput(in);
                d.finish();
                while (!d.finished()) {
                    packed.limit(Math.min(packed.position() + 7, 200));
                    d.deflate(packed);
                }
                packed.flip();
                Inflater i = new Inflater();
                int rounds = 0;
                while (!i.finished()) {
                    ByteBuffer part = packed.slice();
                    part.limit(Math.min(part.limit(), 5));
                    i.setInput(part);
                    int n = i.inflate(back);
                    packed.position(packed.position() + part.position());
                    rounds++;
                    if (n == 0 && part.limit() == 0) break;
                }
                System.out.println(in.remaining() + " " + packed.limit() + " " + back.position() + " " + rounds + " " + d.getAdler() + " " + i.getAdler());
                i.reset();
                i.setInput(buffer(from, 0));
                System.out.println(i.inflate(back) + " " + i.needsInput() + " " + i.inflate(buffer(to, 0)));
                d.reset();
                d.setDictionary(buffer(from, 4).put("heap".getBytes()).flip());
                d.setInput(in.rewind());
                d.finish();
                System.out.println(d.deflate(packed.clear()) + " " + d.finished());
                d.end();
                i.end();
            }
        }
    }

    static ByteBuffer buffer(boolean direct, int size) {
        return direct ? ByteBuffer.allocateDirect(size) : ByteBuffer.allocate(size);
    }
}
