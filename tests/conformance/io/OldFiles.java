// java.io.File, FileReader, FileInputStream, RandomAccessFile, Scanner of a file.
// heddle: run --allow-read .
import java.io.BufferedReader;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileReader;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.util.Arrays;
import java.util.Scanner;

public class OldFiles {
    public static void main(String[] args) throws IOException {
        File f = new File("data/poem.txt");
        System.out.println(f.exists() + " " + f.isFile() + f.isDirectory() + f.canRead() + " " + f.length() + " " + f.getName() + " " + f.getParent() + " " + f.getPath() + " " + f.isAbsolute() + " " + f.getAbsolutePath().endsWith("/io/data/poem.txt") + " " + new File("data/../data/./poem.txt").getCanonicalPath().equals(f.getCanonicalPath()) + " " + (f.lastModified() > 0) + " " + f.isHidden());
        String[] names = new File("data").list();
        Arrays.sort(names);
        System.out.println(Arrays.toString(names) + " " + f.list() + " " + new File("none").exists() + " " + new File("none").length() + " " + new File("data").listFiles((d, n) -> n.endsWith(".txt")).length);
        try (BufferedReader r = new BufferedReader(new FileReader("data/sub/numbers.txt"))) {
            int sum = 0;
            for (String line; (line = r.readLine()) != null;) sum += Integer.parseInt(line);
            System.out.println(sum);
        }
        try (FileInputStream in = new FileInputStream(f)) {
            System.out.println((char) in.read() + " " + in.skip(5) + " " + in.available() + " " + new String(in.readNBytes(4)) + " " + in.getChannel().position() + " " + in.getChannel().size());
        }
        try (RandomAccessFile r = new RandomAccessFile(f, "r")) {
            r.seek(6);
            System.out.println(r.readLine() + "|" + r.getFilePointer() + " " + r.length() + " " + (char) r.readByte() + r.skipBytes(1000));
            byte[] b = new byte[4];
            r.seek(0);
            r.readFully(b);
            System.out.println(new String(b) + " " + r.readUnsignedByte());
        }
        try (Scanner s = new Scanner(new File("data/sub/numbers.txt"))) {
            int n = 0;
            while (s.hasNextInt()) n = n * 2 + s.nextInt();
            System.out.println(n);
        }
        for (String bad : new String[] {"nowhere.txt", "data"}) {
            try {
                new FileInputStream(bad);
            } catch (FileNotFoundException e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println(new File("/a/b/../c").toPath().normalize() + " " + new File("a", "b").toURI().getScheme() + " " + new File("x").compareTo(new File("y")) + " " + new File("/").getParent());
    }
}
