// DataOutputStream and DataInputStream: every type, modified UTF-8, end of file, unsigned reads.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UTFDataFormatException;
import java.util.HexFormat;

public class DataStreams {
    public static void main(String[] args) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeBoolean(true);
        out.writeByte(-2);
        out.writeShort(-300);
        out.writeChar('é');
        out.writeInt(0xCAFEBABE);
        out.writeLong(Long.MIN_VALUE + 1);
        out.writeFloat(-1.5f);
        out.writeDouble(Math.PI);
        out.writeUTF("a\0é\u20ac\ud83d\ude00");
        out.writeBytes("ab");
        out.writeChars("ab");
        System.out.println(out.size() + " " + HexFormat.of().formatHex(bytes.toByteArray()));
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        System.out.println(in.readBoolean() + " " + in.readUnsignedByte() + " " + in.readUnsignedShort() + " " + in.readChar() + " " + Integer.toHexString(in.readInt()) + " " + in.readLong() + " " + in.readFloat() + " " + in.readDouble());
        String s = in.readUTF();
        System.out.println(s + " " + s.length() + " " + s.equals("a\0é\u20ac\ud83d\ude00"));
        byte[] rest = new byte[2];
        in.readFully(rest);
        System.out.println(new String(rest) + in.skipBytes(1) + in.readByte() + in.available());
        try {
            in.readLong();
        } catch (EOFException e) {
            System.out.println("EOF " + e.getMessage());
        }
        try {
            new DataInputStream(new ByteArrayInputStream(new byte[] {0, 2, (byte) 0xc3, 0x28})).readUTF();
        } catch (UTFDataFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            out.writeUTF("x".repeat(70000));
        } catch (UTFDataFormatException e) {
            System.out.println(e.getMessage());
        }
    }
}
