// ByteArrayOutputStream growth, large copies, DataOutputStream on it, wrong arguments.
import java.io.*;
import java.util.*;

public class ByteArrayEdges {
    public static void main(String[] args) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream(4);
        for (int i = 0; i < 1000; i++) out.write(i);
        byte[] all = out.toByteArray();
        System.out.println(all.length + " " + all[255] + " " + all[256] + " " + Arrays.hashCode(all));
        ByteArrayInputStream in = new ByteArrayInputStream(all, 100, 50);
        System.out.println(in.available() + " " + in.read() + " " + in.skip(100) + " " + in.read() + " " + in.readNBytes(3).length);
        byte[] target = new byte[10];
        in.reset();
        System.out.println(in.read(target, 2, 5) + " " + Arrays.toString(target) + " " + in.read(target, 0, 0) + " " + in.readNBytes(target, 0, 10));
        try {
            out.write(target, 5, 6);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("bounds");
        }
        try {
            new ByteArrayOutputStream(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        ByteArrayOutputStream copy = new ByteArrayOutputStream();
        out.writeTo(copy);
        System.out.println(copy.size() + " " + copy.toString("ISO-8859-1").length());
    }
}
