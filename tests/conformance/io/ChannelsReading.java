// FileChannel: reads into heap and direct buffers, positions.
// heddle: run --allow-read data
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.channels.NonWritableChannelException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

public class ChannelsReading {
    public static void main(String[] args) throws IOException {
        FileChannel c = FileChannel.open(Path.of("data/poem.txt"), StandardOpenOption.READ);
        ByteBuffer heap = ByteBuffer.allocate(10), direct = ByteBuffer.allocateDirect(8);
        System.out.println(c.read(heap) + " " + c.position() + " " + c.read(direct) + " " + c.size() + " " + c.isOpen());
        System.out.println(new String(heap.array(), StandardCharsets.UTF_8) + "|" + StandardCharsets.UTF_8.decode(direct.flip()).toString().replace("\n", "/"));
        heap.clear();
        System.out.println(c.read(heap, 15) + " " + new String(heap.array()) + " " + c.position());
        c.position(c.size() - 3);
        heap.clear();
        System.out.println(c.read(heap) + " " + c.read(heap) + " " + c.read(ByteBuffer.allocate(0)));
        try {
            c.write(heap);
        } catch (NonWritableChannelException e) {
            System.out.println("not writable");
        }
        c.position(0);
        System.out.println(new String(Channels.newInputStream(c).readNBytes(5)));
        c.close();
        try {
            c.size();
        } catch (ClosedChannelException e) {
            System.out.println("closed " + c.isOpen());
        }
    }
}
