// Standard input through BufferedReader, single bytes, and at its end.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

public class StdinLines {
    public static void main(String[] args) throws IOException {
        System.out.println(System.in.read() + " " + System.in.available());
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line; (line = in.readLine()) != null;) System.out.println(line.length() + " " + line);
        System.out.println(in.read() + " " + System.in.read());
    }
}
