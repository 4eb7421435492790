// Deflater and Inflater: levels, strategies, raw streams, dictionaries, small output buffers, counts, checksums, bad data.
import java.util.Arrays;
import java.util.zip.Adler32;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

public class DeflateInflate {
    static byte[] deflate(Deflater d, byte[] data, int chunk) {
        byte[] out = new byte[4096], small = new byte[chunk];
        int n = 0;
        d.setInput(data);
        d.finish();
        while (!d.finished()) {
            int k = d.deflate(small);
            System.arraycopy(small, 0, out, n, k);
            n += k;
        }
        return Arrays.copyOf(out, n);
    }

    static byte[] inflate(Inflater i, byte[] data, int chunk) throws DataFormatException {
        byte[] out = new byte[8192];
        int n = 0;
        i.setInput(data);
        while (!i.finished()) {
            int k = i.inflate(out, n, chunk);
            n += k;
            if (k == 0 && (i.needsInput() || i.needsDictionary())) break;
        }
        return Arrays.copyOf(out, n);
    }

    public static void main(String[] args) throws Exception {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 150; i++) sb.append("line ").append(i * i % 17).append(" of text\n");
        byte[] data = sb.toString().getBytes();
        for (int level : new int[] {Deflater.DEFAULT_COMPRESSION, 0, 1, 9}) {
            for (boolean raw : new boolean[] {false, true}) {
                Deflater d = new Deflater(level, raw);
                byte[] packed = deflate(d, data, 50);
                Inflater i = new Inflater(raw);
                byte[] back = inflate(i, packed, 33);
                System.out.println(level + " " + raw + " " + packed.length + " " + Arrays.hashCode(packed) + " " + Arrays.equals(back, data) + " " + d.getBytesRead() + " " + d.getBytesWritten() + " " + i.getBytesRead() + " " + i.getBytesWritten() + " " + i.getRemaining() + (raw ? "" : " " + d.getAdler() + " " + i.getAdler()));
                d.end();
                i.end();
            }
        }
        Adler32 adler = new Adler32();
        adler.update(data);
        System.out.println(adler.getValue());
        Deflater d = new Deflater();
        d.setStrategy(Deflater.HUFFMAN_ONLY);
        System.out.println(deflate(d, data, 4096).length);
        d.reset();
        d.setLevel(2);
        d.setStrategy(Deflater.DEFAULT_STRATEGY);
        System.out.println(deflate(d, data, 4096).length + " " + d.getTotalIn() + " " + d.getTotalOut());
        byte[] dictionary = "line of text 0123456789".getBytes();
        Deflater withDict = new Deflater();
        withDict.setDictionary(dictionary);
        byte[] packed = deflate(withDict, data, 100);
        Inflater i = new Inflater();
        System.out.println(inflate(i, packed, 100).length + " " + i.needsDictionary() + " " + i.getAdler());
        i.setDictionary(dictionary);
        byte[] out = new byte[8192];
        System.out.println(i.inflate(out) + " " + i.finished());
        try {
            Inflater wrong = new Inflater();
            wrong.setInput(packed);
            wrong.inflate(out);
            wrong.setDictionary("other".getBytes());
        } catch (IllegalArgumentException e) {
            System.out.println("wrong dictionary " + e.getMessage());
        }
        for (byte[] bad : new byte[][] {{1, 2, 3, 4}, {0x78, (byte) 0x9c, (byte) 0xff, (byte) 0xff}, {0x78, (byte) 0x9c, 7}}) {
            try {
                System.out.println(inflate(new Inflater(), bad, 10).length);
            } catch (DataFormatException e) {
                System.out.println(e.getMessage());
            }
        }
        Deflater sync = new Deflater();
        sync.setInput("partial".getBytes());
        int n = sync.deflate(out, 0, 100, Deflater.SYNC_FLUSH);
        Inflater partial = new Inflater();
        partial.setInput(out, 0, n);
        byte[] text = new byte[20];
        System.out.println(n + " " + new String(text, 0, partial.inflate(text)) + " " + partial.finished() + " " + partial.needsInput());
        sync.end();
        try {
            sync.deflate(out);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }
}
